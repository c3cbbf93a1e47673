import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import type { PostDraft } from './draft-types.ts';
import {
  deleteUnchangedPostDraft,
  isSamePostDraft,
  savePostDraft,
  readPostDraft,
  setUnsavedPostDraft,
} from './draft-storage.ts';

const EMPTY_DRAFT: PostDraft = { text: '', tags: [], audience: 'everyone', allowsComments: true, files: [] };

export const isPostDraftEmpty = ({ text, tags, files }: PostDraft): boolean =>
  text === '' && tags.length === 0 && files.length === 0;

/** Empty drafts are not stored. */
const nonEmpty = (draft: PostDraft): PostDraft | undefined => (isPostDraftEmpty(draft) ? undefined : draft);

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
  const [draft, setDraft] = useState<PostDraft | null>(null);
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
        const stored = await readPostDraft(userId);
        const hasUnsavedText = latest.current !== lastSaved.current;
        if (controller.signal.aborted || hasUnsavedText || isSamePostDraft(stored, nonEmpty(lastSaved.current))) return;
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
    change: (changes: Partial<PostDraft>): void => {
      const next = { ...latest.current, ...changes };
      latest.current = next;
      setDraft(next);
      const value = nonEmpty(next) ?? null;
      setUnsavedPostDraft(userId, value);
      void runInOrder(async () => {
        // A newer change is queued behind: one write for both.
        if (latest.current !== next) return;
        // A full device leaves the draft in memory.
        await savePostDraft(userId, value).catch(() => undefined);
        lastSaved.current = next;
      });
    },
    /** Deletes the draft after publishing and tells the other tabs. Newer text stays. */
    clear: (): Promise<void> =>
      runInOrder(async () => {
        await deleteUnchangedPostDraft(userId, lastSaved.current);
        channelRef.current?.postMessage('dropped');
      }),
  };
}
