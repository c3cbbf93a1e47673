import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import type { Draft } from './draft.ts';
import { deleteDraft, isSameDraft, saveDraft, readDraft, setUnsavedDraft } from './storage.ts';

const EMPTY_DRAFT: Draft = { text: '', tags: [], audience: 'everyone', allowsComments: true, files: [] };

export const isEmpty = ({ text, tags, files }: Draft): boolean =>
  text === '' && tags.length === 0 && files.length === 0;

/** Empty drafts are not stored. */
const nonEmpty = (draft: Draft): Draft | undefined => (isEmpty(draft) ? undefined : draft);

/** Runs tasks one after another; a failed task does not block the next. */
function createSerialQueue() {
  let last = Promise.resolve();
  return (task: () => Promise<void>): Promise<void> => {
    last = last.then(task).catch(() => undefined);
    return last;
  };
}

/**
 * The draft of a post, saved with every change. Tabs share it: another tab's version is loaded when this tab becomes visible or receives
 * a message, unless this tab has unsaved text.
 */
export function usePostDraft() {
  const { userId } = useSession();
  const [draft, setDraft] = useState<Draft | null>(null);
  // The current draft, also while files are being prepared.
  const latest = useRef(EMPTY_DRAFT);
  /** The last draft this tab has saved, in memory if the device is full. */
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
    /** The draft has been loaded. */
    isReady: draft !== null,
    draft: draft ?? EMPTY_DRAFT,
    latest,
    change: (changes: Partial<Draft>): void => {
      const next = { ...latest.current, ...changes };
      latest.current = next;
      setDraft(next);
      const value = nonEmpty(next) ?? null;
      setUnsavedDraft(userId, value);
      void runInOrder(async () => {
        // A newer change is queued behind: one write for both.
        if (latest.current !== next) return;
        // A full device leaves the draft in memory.
        await saveDraft(userId, value).catch(() => undefined);
        lastSaved.current = next;
      });
    },
    /** Deletes the draft after publishing and tells the other tabs. Newer text stays. */
    clear: (): Promise<void> =>
      runInOrder(async () => {
        await deleteDraft(userId, lastSaved.current);
        channelRef.current?.postMessage('dropped');
      }),
  };
}
