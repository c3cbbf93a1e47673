import { useEffect, useState } from 'react';
import type { Chat } from '../chat-client.ts';

const MOST = 200;
const known = new Map<string, readonly number[]>();
const NONE: readonly number[] = [];
/** Seconds: a longer one is not fetched for its looks. */
const LONGEST = 300;

interface Source {
  /** What it is known by, while it waits and after. */
  readonly key: string;
  readonly url: string | null;
  /** Its own id, while its bytes are on this device. */
  readonly waitingCid: string | null;
  readonly duration: number;
}

async function bytesOf(chat: Chat, { url, waitingCid }: Source): Promise<ArrayBuffer | null> {
  if (waitingCid !== null) return (await (await chat.readFile(waitingCid))?.arrayBuffer()) ?? null;
  if (url === null) return null;
  const answer = await fetch(url);
  return answer.ok ? answer.arrayBuffer() : null;
}

/** The waveform of a voice message that is on the screen, once it is known; empty until then. */
export function useLevels(chat: Chat | null, source: Source): readonly number[] {
  const { key, url, waitingCid, duration } = source;
  const [, setDone] = useState(0);
  const levels = known.get(key);
  const isWanted = levels === undefined && duration <= LONGEST && (url !== null || waitingCid !== null);
  useEffect(() => {
    if (!chat || !isWanted) return undefined;
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const [bytes, { levelsOf }] = await Promise.all([
        bytesOf(chat, { key, url, waitingCid, duration }),
        import('./waveform.ts'),
      ]);
      if (!bytes) return;
      const found = await levelsOf(bytes);
      if (known.size >= MOST) known.delete(known.keys().next().value!);
      known.set(key, found);
      if (isCurrent) setDone((count) => count + 1);
    };
    // It is only for its looks.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [chat, isWanted, key, url, waitingCid, duration]);
  return levels ?? NONE;
}
