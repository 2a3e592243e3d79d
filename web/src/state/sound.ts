// Sounds made in the browser: a soft throw, a splat, a page turn, a bell for your turn. Off until a person allows them.
import type { GameInfo } from '../wire';
import { settings } from './settings.svelte';

/** What games declare for their events, and the bell for your turn. */
type Sound = GameInfo['sounds'][string] | 'bell';

let air: AudioContext | null = null;

function noise(seconds: number): AudioBufferSourceNode {
  const buffer = air!.createBuffer(1, Math.ceil(air!.sampleRate * seconds), air!.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = air!.createBufferSource();
  source.buffer = buffer;
  return source;
}

function swell(level: number, attack: number, decay: number, at: number): GainNode {
  const gain = air!.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(level, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + attack + decay);
  gain.connect(air!.destination);
  return gain;
}

function hiss(
  kind: BiquadFilterType,
  from: number,
  to: number,
  level: number,
  attack: number,
  decay: number,
  at: number,
): void {
  const source = noise(attack + decay + 0.05);
  const filter = air!.createBiquadFilter();
  filter.type = kind;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + attack + decay);
  source.connect(filter).connect(swell(level, attack, decay, at));
  source.start(at);
}

function tone(pitch: number, level: number, decay: number, at: number, type: OscillatorType = 'sine'): void {
  const voice = air!.createOscillator();
  voice.type = type;
  voice.frequency.value = pitch;
  voice.connect(swell(level, 0.008, decay, at));
  voice.start(at);
  voice.stop(at + decay + 0.1);
}

const PLAY: Record<Sound, (at: number) => void> = {
  throw: (at) => hiss('bandpass', 500, 1600, 0.16, 0.09, 0.16, at),
  hit: (at) => {
    hiss('lowpass', 1400, 200, 0.4, 0.005, 0.16, at);
    tone(90, 0.2, 0.1, at);
  },
  page: (at) => hiss('highpass', 2500, 5000, 0.07, 0.03, 0.11, at),
  bell: (at) => {
    tone(1318.5, 0.12, 0.9, at);
    tone(1975.5, 0.05, 0.6, at + 0.02);
  },
  dice: (at) => {
    for (const wait of [0, 0.06, 0.13]) hiss('bandpass', 2400, 1500, 0.14, 0.003, 0.03, at + wait);
  },
  win: (at) => [523.3, 659.3, 784, 1046.5].forEach((pitch, i) => tone(pitch, 0.11, 0.5, at + i * 0.11, 'triangle')),
};

export function sound(what: Sound): void {
  if (!settings.sound || document.hidden) return;
  try {
    air ??= new AudioContext();
    if (air.state === 'suspended') void air.resume();
    PLAY[what](air.currentTime + 0.01);
  } catch {
    settings.sound = false; // no sound on this device
  }
}
