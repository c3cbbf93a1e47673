import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../shared/session.ts';
import { deleteDraft, isSameDraft, saveDraft, readDraft, type Draft } from './storage.ts';

const EMPTY_DRAFT: Draft = { text: '', tags: [], audience: 'everyone', allowsComments: true, files: [] };

export const isEmpty = ({ text, tags, files }: Draft): boolean =>
  text === '' && tags.length === 0 && files.length === 0;

/** Of what is empty nothing is kept. */
const nonEmpty = (draft: Draft): Draft | undefined => (isEmpty(draft) ? undefined : draft);

/** Does one thing after the other, so that the last change is the one that stays; one that fails holds up no other. */
function createSerialQueue() {
  let last = Promise.resolve();
  return (task: () => Promise<void>): Promise<void> => {
    last = last.then(task).catch(() => undefined);
    return last;
  };
}

/**
 * A post as it is written, kept on the device with every change. Tabs of one account write the same one: what another tab
 * kept or published is taken in when this one is looked at, or told, unless something was typed here since.
 */
export function usePostDraft() {
  const { userId } = useSession();
  const [draft, setDraft] = useState<Draft | null>(null);
  // What is typed while a file is being read stays.
  const latest = useRef(EMPTY_DRAFT);
  /** Of what was typed here, the last that is on the device. */
  const lastSaved = useRef(EMPTY_DRAFT);
  const channelRef = useRef<BroadcastChannel>(null);
  const [runInOrder] = useState(createSerialQueue);

  useEffect(() => {
    const controller = new AbortController();
    const syncFromStorage = (): Promise<void> =>
      runInOrder(async () => {
        const stored = await readDraft(userId);
        const hasUnsavedText = latest.current !== lastSaved.current;
        if (controller.signal.aborted || hasUnsavedText || isSameDraft(stored, nonEmpty(lastSaved.current))) return;
        lastSaved.current = latest.current = stored ?? EMPTY_DRAFT;
        setDraft(latest.current);
      });
    const channel = new BroadcastChannel(`quintet.publish.${userId}`);
    channelRef.current = channel;
    channel.onmessage = () => void syncFromStorage();
    const onVisible = () => void (document.hidden || syncFromStorage());
    document.addEventListener('visibilitychange', onVisible, { signal: controller.signal });
    void syncFromStorage().then(() => controller.signal.aborted || setDraft(latest.current));
    return () => {
      controller.abort();
      channel.close();
    };
  }, [userId, runInOrder]);

  return {
    /** It has been read. */
    isReady: draft !== null,
    draft: draft ?? EMPTY_DRAFT,
    latest,
    change: (changes: Partial<Draft>): void => {
      const next = { ...latest.current, ...changes };
      latest.current = next;
      setDraft(next);
      void runInOrder(async () => {
        await saveDraft(userId, nonEmpty(next) ?? null);
        lastSaved.current = next;
      });
    },
    /** It is on its way: the other tabs need it no more, either. What was typed there since stays. */
    clear: (): Promise<void> =>
      runInOrder(async () => {
        await deleteDraft(userId, lastSaved.current);
        channelRef.current?.postMessage('dropped');
      }),
  };
}
