import { atom } from 'jotai/vanilla';

/** A playable voice message. */
export interface VoiceTrack {
  /** The key of its row. */
  readonly key: string;
  readonly src: string;
}

interface Playing {
  readonly key: string;
  /** Seconds played. */
  readonly seconds: number;
  readonly isPlaying: boolean;
}

const SPEEDS = [1, 1.5, 2] as const;

const playingBaseAtom = atom<Playing | null>(null);
const speedBaseAtom = atom<number>(SPEEDS[0]);
/** Lists the room's voice messages when one has ended. */
const tracksBaseAtom = atom<{ readonly list: () => readonly VoiceTrack[] }>({ list: () => [] });
/** One audio element for all messages. */
const audioBaseAtom = atom<HTMLAudioElement | null>(null);

export const playingVoiceAtom = atom((get) => get(playingBaseAtom));
export const voiceSpeedAtom = atom((get) => get(speedBaseAtom));

/** Sets the function that lists the voice messages that play one after another. */
export const setVoicePlaylistGetterAtom = atom(null, (_get, set, list: () => readonly VoiceTrack[]) =>
  set(tracksBaseAtom, { list }),
);

/** Plays, pauses or resumes a voice message; the next one follows when it ends. */
export const toggleVoicePlaybackAtom = atom(null, (get, set, track: VoiceTrack, onBroken: () => void) => {
  const playing = get(playingBaseAtom);
  let audio = get(audioBaseAtom);
  if (!audio) {
    audio = new Audio();
    set(audioBaseAtom, audio);
  }
  if (playing?.key === track.key) {
    if (audio.paused) void audio.play().catch(onBroken);
    else audio.pause();
    return;
  }
  const now = audio;
  const updatePlaying = (part: Partial<Playing>): void => {
    const known = get(playingBaseAtom);
    if (known) set(playingBaseAtom, { ...known, ...part });
  };
  now.ontimeupdate = () => updatePlaying({ seconds: now.currentTime });
  now.onplay = () => updatePlaying({ isPlaying: true });
  now.onpause = () => updatePlaying({ isPlaying: false });
  now.onended = () => set(playNextAtom, onBroken);
  set(playingBaseAtom, { key: track.key, seconds: 0, isPlaying: true });
  now.src = track.src;
  now.playbackRate = get(speedBaseAtom);
  now.preservesPitch = true;
  now.play().catch((error: unknown) => {
    // Another message was started meanwhile.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    set(stopVoicePlaybackAtom);
    onBroken();
  });
});

const playNextAtom = atom(null, (get, set, onBroken: () => void) => {
  const tracks = get(tracksBaseAtom).list();
  const index = tracks.findIndex(({ key }) => key === get(playingBaseAtom)?.key);
  const next = index < 0 ? undefined : tracks[index + 1];
  set(playingBaseAtom, null);
  if (next) set(toggleVoicePlaybackAtom, next, onBroken);
});

/** Seeks in the current message, in seconds. */
export const seekVoiceAtom = atom(null, (get, set, seconds: number) => {
  const [audio, playing] = [get(audioBaseAtom), get(playingBaseAtom)];
  if (!audio || !playing) return;
  audio.currentTime = seconds;
  set(playingBaseAtom, { ...playing, seconds: seconds });
});

export const cycleVoiceSpeedAtom = atom(null, (get, set) => {
  const index = SPEEDS.findIndex((speed) => speed === get(speedBaseAtom));
  const speed = SPEEDS[(index + 1) % SPEEDS.length]!;
  set(speedBaseAtom, speed);
  const audio = get(audioBaseAtom);
  if (audio) audio.playbackRate = speed;
});

export const stopVoicePlaybackAtom = atom(null, (get, set) => {
  get(audioBaseAtom)?.pause();
  set(playingBaseAtom, null);
});
