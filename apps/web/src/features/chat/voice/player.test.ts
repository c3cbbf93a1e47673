import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  cycleVoiceSpeedAtom,
  playingVoiceAtom,
  seekVoiceAtom,
  setVoicePlaylistGetterAtom,
  voiceSpeedAtom,
  stopVoicePlaybackAtom,
  toggleVoicePlaybackAtom,
} from './player.ts';
import { waitFor } from '../../../shared/testing/wait-for.ts';

/** The parts of an audio element that the player uses. */
class StubAudio {
  static last: StubAudio;
  src = '';
  currentTime = 0;
  playbackRate = 1;
  preservesPitch = false;
  paused = true;
  onplay = (): void => undefined;
  onpause = (): void => undefined;
  onended = (): void => undefined;
  ontimeupdate = (): void => undefined;
  constructor() {
    StubAudio.last = this;
  }
  play(): Promise<void> {
    this.paused = false;
    this.onplay();
    return this.src === 'broken' ? Promise.reject(new Error('gone')) : Promise.resolve();
  }
  pause(): void {
    this.paused = true;
    this.onpause();
  }
}

const one = { key: 'm1', src: '/one' };
const two = { key: 'm2', src: '/two' };
let store: ReturnType<typeof createStore>;

beforeEach(() => {
  vi.stubGlobal('Audio', StubAudio);
  store = createStore();
  store.set(setVoicePlaylistGetterAtom, () => [one, two]);
});
afterEach(() => vi.unstubAllGlobals());

const toggle = (track: typeof one, onBroken: () => void = () => undefined): void =>
  store.set(toggleVoicePlaybackAtom, track, onBroken);

test('player: plays one message at a time; a second press pauses it', () => {
  toggle(one);
  expect(store.get(playingVoiceAtom)).toEqual({ key: 'm1', seconds: 0, isPlaying: true });
  toggle(one);
  expect(store.get(playingVoiceAtom)?.isPlaying).toBe(false);
  toggle(two);
  expect([store.get(playingVoiceAtom)?.key, StubAudio.last.src]).toEqual(['m2', '/two']);
});

test('player: continues with the next message and stops after the last', () => {
  toggle(one);
  StubAudio.last.onended();
  expect(store.get(playingVoiceAtom)).toMatchObject({ key: 'm2', isPlaying: true });
  StubAudio.last.onended();
  expect(store.get(playingVoiceAtom)).toBeNull();
});

test('player: keeps the speed for the next message; seeking moves', () => {
  toggle(one);
  store.set(cycleVoiceSpeedAtom);
  expect([store.get(voiceSpeedAtom), StubAudio.last.playbackRate]).toEqual([1.5, 1.5]);
  toggle(two);
  expect(StubAudio.last.playbackRate).toBe(1.5);
  store.set(seekVoiceAtom, 4);
  expect([store.get(playingVoiceAtom)?.seconds, StubAudio.last.currentTime]).toEqual([4, 4]);
  store.set(cycleVoiceSpeedAtom);
  store.set(cycleVoiceSpeedAtom);
  expect(store.get(voiceSpeedAtom)).toBe(1);
  store.set(stopVoicePlaybackAtom);
  expect(store.get(playingVoiceAtom)).toBeNull();
});

test('player: reports a broken message and stops', async () => {
  const onBroken = vi.fn<() => void>();
  toggle({ key: 'm3', src: 'broken' }, onBroken);
  await waitFor(() => expect(onBroken).toHaveBeenCalledOnce());
  expect(store.get(playingVoiceAtom)).toBeNull();
});
