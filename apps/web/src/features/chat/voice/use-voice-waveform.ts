import { useEffect, useState } from 'react';
import type { ChatClient } from '../chat-client.ts';

const MAX_CACHED = 200;
const cachedLevels = new Map<string, readonly number[]>();
const NO_LEVELS: readonly number[] = [];
/** Longer messages are not fetched only for their waveform. */
const MAX_DURATION_S = 300;

interface WaveformSource {
  /** The cache key, the same before and after sending. */
  readonly key: string;
  readonly url: string | null;
  /** The cid while the bytes are on this device. */
  readonly waitingCid: string | null;
  readonly duration: number;
}

async function readBytes(chat: ChatClient, { url, waitingCid }: WaveformSource): Promise<ArrayBuffer | null> {
  if (waitingCid !== null) return (await (await chat.readFile(waitingCid))?.arrayBuffer()) ?? null;
  if (url === null) return null;
  const answer = await fetch(url);
  return answer.ok ? answer.arrayBuffer() : null;
}

/** The waveform of a visible voice message; empty until it is computed. */
export function useVoiceWaveform(chat: ChatClient | null, source: WaveformSource): readonly number[] {
  const { key, url, waitingCid, duration } = source;
  const [, rerender] = useState(0);
  const levels = cachedLevels.get(key);
  const shouldLoad = levels === undefined && duration <= MAX_DURATION_S && (url !== null || waitingCid !== null);
  useEffect(() => {
    if (!chat || !shouldLoad) return undefined;
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const [bytes, { computeWaveformFromAudio }] = await Promise.all([
        readBytes(chat, { key, url, waitingCid, duration }),
        import('./waveform.ts'),
      ]);
      if (!bytes) return;
      const computed = await computeWaveformFromAudio(bytes);
      if (cachedLevels.size >= MAX_CACHED) cachedLevels.delete(cachedLevels.keys().next().value!);
      cachedLevels.set(key, computed);
      if (isCurrent) rerender((count) => count + 1);
    };
    // The waveform is decorative.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [chat, shouldLoad, key, url, waitingCid, duration]);
  return levels ?? NO_LEVELS;
}
