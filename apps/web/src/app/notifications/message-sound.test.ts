import { beforeEach, describe, expect, test, vi } from 'vitest';

const contexts: FakeAudioContext[] = [];
const tones: EventTarget[] = [];

class FakeNode extends EventTarget {
  gain = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  connect = <Node>(next: Node): Node => next;
}
class FakeTone extends FakeNode {
  start = (): void => void tones.push(this);
  stop = (): void => {};
}
class FakeAudioContext {
  state = 'suspended';
  currentTime = 0;
  destination = new FakeNode();
  constructor() {
    contexts.push(this);
  }
  resume = async (): Promise<void> => void (this.state = 'running');
  suspend = async (): Promise<void> => void (this.state = 'suspended');
}

let playMessageSound: () => Promise<void>;
const userActivation = { hasBeenActive: true };

const endTones = (): void => tones.forEach((tone) => tone.dispatchEvent(new Event('ended')));

beforeEach(async () => {
  contexts.length = 0;
  tones.length = 0;
  userActivation.hasBeenActive = true;
  vi.stubGlobal('navigator', { userActivation });
  vi.stubGlobal('AudioContext', FakeAudioContext);
  vi.stubGlobal('OscillatorNode', FakeTone);
  vi.stubGlobal('GainNode', FakeNode);
  vi.resetModules();
  ({ playMessageSound } = await import('./message-sound.ts'));
});

describe('message sound', () => {
  test('plays two notes; its context is suspended afterwards and plays the next sound too', async () => {
    for (const played of [2, 4]) {
      const end = playMessageSound();
      await vi.waitFor(() => expect(tones).toHaveLength(played));
      expect(contexts[0]!.state).toBe('running');
      endTones();
      await end;
      expect(contexts.map(({ state }) => state)).toEqual(['suspended']);
    }
  });

  test('a call during the sound: adds no second one', async () => {
    const end = playMessageSound();
    await playMessageSound();
    await vi.waitFor(() => expect(tones).toHaveLength(2));
    endTones();
    await end;
    expect(tones).toHaveLength(2);
  });

  test('a page that the user has not touched: stays silent', async () => {
    userActivation.hasBeenActive = false;
    await playMessageSound();
    expect(contexts).toEqual([]);
  });
});
