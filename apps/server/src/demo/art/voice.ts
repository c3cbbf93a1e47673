import { createRandom } from '../random.ts';

/** Samples a second, each of two bytes. */
const RATE = 16_000;
const HEAD = 44;

/** Bytes of so many seconds. */
export const voiceSize = (seconds: number): number => HEAD + seconds * RATE * 2;

/** A resonance of the mouth, in Hz: what comes in rings at it. */
function resonator(frequency: number, width: number): (value: number, frequency?: number) => number {
  const decay = Math.exp((-Math.PI * width) / RATE);
  let [before, last] = [0, 0];
  return (value, at = frequency) => {
    const rung = (1 - decay) * value + 2 * decay * Math.cos((2 * Math.PI * at) / RATE) * last - decay * decay * before;
    [before, last] = [last, rung];
    return rung;
  };
}

/** Somebody murmuring, in syllables with pauses between sentences, as WAV; always the same for the same seconds. */
export function murmur(seconds: number): Uint8Array {
  const random = createRandom(seconds * 97 + 5);
  const file = Buffer.alloc(voiceSize(seconds));
  writeHead(file);
  const mouth = [resonator(500, 90), resonator(1500, 120), resonator(2500, 160)];
  let [phase, syllable, length, pitch, loud] = [0, 0, 0, 140, 0];
  let shape = [500, 1500];
  for (let sample = 0; sample < seconds * RATE; sample += 1) {
    if (syllable >= length) {
      syllable = 0;
      length = RATE * (0.12 + random.next() * 0.16);
      loud = random.next() < 0.14 ? 0 : 0.5 + random.next() * 0.5;
      pitch = 118 + random.next() * 60;
      shape = [320 + random.next() * 450, 900 + random.next() * 1300];
    }
    const part = syllable / length;
    syllable += 1;
    phase += (pitch * (1.06 - 0.12 * part)) / RATE;
    const source = (phase % 1) * 2 - 1 + (random.next() - 0.5) * 0.12;
    const swell = Math.sin(Math.PI * part) ** 0.7 * loud;
    const [low, middle, high] = mouth;
    const voice = low!(source, shape[0]) * 1.1 + middle!(source, shape[1]) * 0.6 + high!(source) * 0.25;
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, voice * swell * 1.6)) * 26_000), HEAD + sample * 2);
  }
  return file;
}

function writeHead(file: Buffer): void {
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(file.length - HEAD, 40);
}
