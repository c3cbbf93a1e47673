/** Two short notes, in hertz and seconds. */
const NOTES = [
  { frequency: 880, start: 0 },
  { frequency: 1318.5, start: 0.09 },
] as const;
const NOTE_SECONDS = 0.32;
const VOLUME = 0.18;

/** Created once and suspended between sounds: each creation takes the main thread several milliseconds. */
let sharedContext: AudioContext | undefined;
let isPlaying = false;

async function playNotes(context: AudioContext): Promise<void> {
  const ends = NOTES.map(({ frequency, start }) => {
    const tone = new OscillatorNode(context, { type: 'sine', frequency });
    const volume = new GainNode(context, { gain: 0 });
    const begin = context.currentTime + start;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(VOLUME, begin + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + NOTE_SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + NOTE_SECONDS);
    return new Promise((resolve) => tone.addEventListener('ended', resolve));
  });
  await Promise.all(ends);
}

/** A page that the user has not touched since it loaded may not play sound. */
export const canPlaySound = (): boolean => navigator.userActivation.hasBeenActive;

/** Plays the sound of a new message, unless it plays already. */
export async function playMessageSound(): Promise<void> {
  if (isPlaying || !canPlaySound()) return;
  isPlaying = true;
  try {
    const context = (sharedContext ??= new AudioContext());
    // A new context starts suspended in some browsers.
    await context.resume();
    await playNotes(context);
    await context.suspend();
  } finally {
    isPlaying = false;
  }
}
