import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../shared/session.ts';
import { dropDraft, isSameDraft, keepDraft, readDraft, type Draft } from './storage.ts';

const EMPTY: Draft = { text: '', tags: [], audience: 'everyone', allowsComments: true, files: [] };

export const isEmpty = ({ text, tags, files }: Draft): boolean =>
  text === '' && tags.length === 0 && files.length === 0;

/** Of what is empty nothing is kept. */
const worthKeeping = (draft: Draft): Draft | undefined => (isEmpty(draft) ? undefined : draft);

/** Does one thing after the other, so that the last change is the one that stays; one that fails holds up no other. */
function takingTurns() {
  let last = Promise.resolve();
  return (work: () => Promise<void>): Promise<void> => {
    last = last.then(work).catch(() => undefined);
    return last;
  };
}

/**
 * A post as it is written, kept on the device with every change. Tabs of one account write the same one: what another tab
 * kept or published is taken in when this one is looked at, or told, unless something was typed here since.
 */
export function useDraft() {
  const { userId } = useSession();
  const [draft, setDraft] = useState<Draft | null>(null);
  // What is typed while a file is being read stays.
  const latest = useRef(EMPTY);
  /** Of what was typed here, the last that is on the device. */
  const seen = useRef(EMPTY);
  const others = useRef<BroadcastChannel>(null);
  const [inTurn] = useState(takingTurns);

  useEffect(() => {
    const left = new AbortController();
    const takeIn = (): Promise<void> =>
      inTurn(async () => {
        const kept = await readDraft(userId);
        const isTypedSince = latest.current !== seen.current;
        if (left.signal.aborted || isTypedSince || isSameDraft(kept, worthKeeping(seen.current))) return;
        seen.current = latest.current = kept ?? EMPTY;
        setDraft(latest.current);
      });
    const channel = new BroadcastChannel(`quintet.publish.${userId}`);
    others.current = channel;
    channel.onmessage = () => void takeIn();
    const look = () => void (document.hidden || takeIn());
    document.addEventListener('visibilitychange', look, { signal: left.signal });
    void takeIn().then(() => left.signal.aborted || setDraft(latest.current));
    return () => {
      left.abort();
      channel.close();
    };
  }, [userId, inTurn]);

  return {
    /** It has been read. */
    isReady: draft !== null,
    draft: draft ?? EMPTY,
    latest,
    change: (changed: Partial<Draft>): void => {
      const next = { ...latest.current, ...changed };
      latest.current = next;
      setDraft(next);
      void inTurn(async () => {
        await keepDraft(userId, worthKeeping(next) ?? null);
        seen.current = next;
      });
    },
    /** It is on its way: the other tabs need it no more, either. What was typed there since stays. */
    drop: (): Promise<void> =>
      inTurn(async () => {
        await dropDraft(userId, seen.current);
        others.current?.postMessage('dropped');
      }),
  };
}
