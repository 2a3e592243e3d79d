# Was auf der Werkbank zu jedem Eintrag steht: dieselben Namen wie in content.py.
ends = was auf den zwei Seiten steht
levels = der Schritt, in dem sie wirkt: 3 kommt zuerst
worths = ihre Punkte
copies = wie viele es in einem Satz Karten gibt
sets = was beim Aufbau aus ihr wird
spare_names = wie sie heißt
dealt = Fortgeschrittenen-Karten, die jeder bekommt
quick_dealt = dasselbe beim schnellen Start
kept = Karten, die jeder davon behält
extremes = Extrem-Karten im Arsenal für jeden Spieler, wenn es so viele gibt
draw = Karten, die man jeden Zug zieht
capped_draw = Karten, die ein gebremster Spieler zieht
main_turns = höchstens so viele Züge vor der letzten Runde
most_final_turns = höchstens so viele Züge der letzten Runde

# Wessen Wert die Werkbank misst: die Überschriften aus counted.py.
heading-cards-drafted = Genommene Karten
heading-cards-acquired-or-stolen = Erworbene oder gestohlene Karten
