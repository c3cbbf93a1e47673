import { atom } from 'jotai/vanilla';

/** A voice message that can be heard. */
export interface Track {
  /** The row of its message. */
  readonly key: string;
  readonly src: string;
}

interface Playing {
  readonly key: string;
  /** Seconds heard. */
  readonly at: number;
  readonly isPlaying: boolean;
}

const SPEEDS = [1, 1.5, 2] as const;

const playingBase = atom<Playing | null>(null);
const speedBase = atom<number>(SPEEDS[0]);
/** The voice messages of the room, asked for when one has ended. */
const tracksBase = atom<{ readonly list: () => readonly Track[] }>({ list: () => [] });
/** One voice at a time. */
const audioBase = atom<HTMLAudioElement | null>(null);

export const playingAtom = atom((get) => get(playingBase));
export const speedAtom = atom((get) => get(speedBase));

/** Which voice messages play on after each other. */
export const setTracksAtom = atom(null, (_get, set, list: () => readonly Track[]) => set(tracksBase, { list }));

/** Plays a voice message, pauses it or goes on; when it has ended the next of the room follows. */
export const toggleVoiceAtom = atom(null, (get, set, track: Track, onBroken: () => void) => {
  const playing = get(playingBase);
  let audio = get(audioBase);
  if (!audio) {
    audio = new Audio();
    set(audioBase, audio);
  }
  if (playing?.key === track.key) {
    if (audio.paused) void audio.play().catch(onBroken);
    else audio.pause();
    return;
  }
  const now = audio;
  const tell = (part: Partial<Playing>): void => {
    const known = get(playingBase);
    if (known) set(playingBase, { ...known, ...part });
  };
  now.ontimeupdate = () => tell({ at: now.currentTime });
  now.onplay = () => tell({ isPlaying: true });
  now.onpause = () => tell({ isPlaying: false });
  now.onended = () => set(playNextAtom, onBroken);
  set(playingBase, { key: track.key, at: 0, isPlaying: true });
  now.src = track.src;
  now.playbackRate = get(speedBase);
  now.preservesPitch = true;
  now.play().catch((error: unknown) => {
    // Another one was begun meanwhile.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    set(stopVoiceAtom);
    onBroken();
  });
});

const playNextAtom = atom(null, (get, set, onBroken: () => void) => {
  const tracks = get(tracksBase).list();
  const index = tracks.findIndex(({ key }) => key === get(playingBase)?.key);
  const next = index < 0 ? undefined : tracks[index + 1];
  set(playingBase, null);
  if (next) set(toggleVoiceAtom, next, onBroken);
});

/** To a place of the one that plays, seconds. */
export const seekVoiceAtom = atom(null, (get, set, seconds: number) => {
  const [audio, playing] = [get(audioBase), get(playingBase)];
  if (!audio || !playing) return;
  audio.currentTime = seconds;
  set(playingBase, { ...playing, at: seconds });
});

export const nextSpeedAtom = atom(null, (get, set) => {
  const index = SPEEDS.findIndex((speed) => speed === get(speedBase));
  const speed = SPEEDS[(index + 1) % SPEEDS.length]!;
  set(speedBase, speed);
  const audio = get(audioBase);
  if (audio) audio.playbackRate = speed;
});

export const stopVoiceAtom = atom(null, (get, set) => {
  get(audioBase)?.pause();
  set(playingBase, null);
});
