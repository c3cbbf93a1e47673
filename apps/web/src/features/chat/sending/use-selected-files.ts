import type { Group } from '@quintet/domain/chat/message';
import type { SendError } from '@quintet/domain/chat/outbox';
import type { PickedMention } from '@quintet/domain/mentions';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../../shared/feedback/toasts.ts';
import type { ChatClient } from '../chat-client.ts';
import { createMessageCid } from '../sync/create-message-cid.ts';
import { withAlbumAndCaption } from './with-album-and-caption.ts';
import { type RejectedSelectedFile, type SelectedFile, toSendError, partitionSelectedFiles } from './selected-files.ts';

const hasPreview = (kind: SelectedFile['kind']): boolean => kind === 'image' || kind === 'video';

const revokeUrls = (items: readonly SelectedFile[]): void => {
  for (const { url } of items) if (url) URL.revokeObjectURL(url);
};

/** The selected files in the preview. A file that cannot be sent is left out with its reason. */
export function useSelectedFiles(chat: ChatClient, group: Group, onSent: () => void) {
  const [items, setItems] = useState<readonly SelectedFile[]>([]);
  const [rejected, setRejected] = useState<readonly RejectedSelectedFile[]>([]);
  const [caption, setCaption] = useState('');
  const picked = useRef<readonly PickedMention[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const latest = useRef(items);

  const update = (next: readonly SelectedFile[]): void => {
    latest.current = next;
    setItems(next);
  };
  useEffect(() => () => revokeUrls(latest.current), []);

  const remove = (id: string): void => {
    revokeUrls(latest.current.filter((item) => item.id === id));
    update(latest.current.filter((item) => item.id !== id));
    if (latest.current.length === 0) setRejected([]);
  };

  const reject = (name: string, reason: SendError): void =>
    setRejected((before) => [...before, { id: createMessageCid(), name, reason }]);

  function addFiles(files: readonly File[]): void {
    const selection = partitionSelectedFiles(files, latest.current.length, group);
    for (const { name, code } of selection.rejected) reject(name, { code, operation: null });
    const added = selection.accepted.map(({ file, kind }): SelectedFile => {
      const id = createMessageCid();
      const ready = import('./prepare-file.ts').then(({ prepareFileToSend }) => prepareFileToSend(file, kind));
      ready.catch((error: unknown) => {
        remove(id);
        reject(file.name, toSendError(error));
      });
      return { id, kind, file, url: hasPreview(kind) ? URL.createObjectURL(file) : null, ready };
    });
    if (added.length > 0) update([...latest.current, ...added]);
  }

  function move(id: string, by: number): void {
    const next = [...latest.current];
    const from = next.findIndex((item) => item.id === id);
    const [moved] = next.splice(from, 1);
    if (moved) next.splice(Math.max(0, from + by), 0, moved);
    update(next);
  }

  function clear(): void {
    revokeUrls(latest.current);
    update([]);
    setRejected([]);
    setCaption('');
  }

  /** Waits until all files are prepared, including files added meanwhile. */
  async function whenReady(): Promise<readonly SelectedFile[]> {
    const outgoing = latest.current;
    await Promise.all(outgoing.map(({ ready }) => ready));
    return outgoing === latest.current ? outgoing : whenReady();
  }

  /** Queues all files; they leave the preview once they are stored. */
  async function send(): Promise<void> {
    setIsBusy(true);
    try {
      const outgoing = await whenReady().catch(() => null);
      // A file failed and was removed; the others wait for another press.
      if (!outgoing) return;
      const files = await Promise.all(outgoing.map(({ ready }) => ready));
      await chat.sendFiles(group.id, withAlbumAndCaption(files, caption, picked.current));
      revokeUrls(outgoing);
      setCaption('');
      update(latest.current.filter((item) => !outgoing.includes(item)));
      setRejected([]);
      onSent();
    } catch {
      showToast('chat.action.send-failed');
    } finally {
      setIsBusy(false);
    }
  }

  return {
    group,
    items,
    rejected,
    isBusy,
    caption,
    setCaption,
    picked: {
      read: () => picked.current,
      write: (next: readonly PickedMention[]) => void (picked.current = next),
    },
    addFiles,
    move,
    remove,
    clear,
    send: () => void send(),
  };
}
