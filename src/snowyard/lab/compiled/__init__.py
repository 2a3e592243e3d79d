"""The compiled part of the lab. It stands alone in this folder, so that changes elsewhere compile nothing anew."""
