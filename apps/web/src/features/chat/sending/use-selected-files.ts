import type { Group } from '@quintet/domain/chat/message';
import { useEffect, useRef, useState } from 'react';
import { showError } from '../../../shared/errors.ts';
import { showToast } from '../../../shared/toasts.ts';
import type { Chat } from '../chat-client.ts';
import { newCid } from '../create-cid.ts';
import { type Chosen, failureOf, sift } from './selected-files.ts';

const hasPicture = (kind: Chosen['kind']): boolean => kind === 'image' || kind === 'video';

const giveBack = (items: readonly Chosen[]): void => {
  for (const { url } of items) if (url) URL.revokeObjectURL(url);
};

/** The files that are looked at before they go. Those that fail to be made ready are told and taken out. */
export function useChosen(chat: Chat, group: Group, onSent: () => void) {
  const [items, setItems] = useState<readonly Chosen[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const latest = useRef(items);

  const put = (next: readonly Chosen[]): void => {
    latest.current = next;
    setItems(next);
  };
  useEffect(() => () => giveBack(latest.current), []);

  const remove = (id: string): void => {
    giveBack(latest.current.filter((item) => item.id === id));
    put(latest.current.filter((item) => item.id !== id));
  };

  function choose(files: readonly File[]): void {
    const { taken, refused } = sift(files, latest.current.length, group);
    if (refused) showError(failureOf(refused.problem), refused.name);
    const added = taken.map(({ file, kind }): Chosen => {
      const id = newCid();
      const ready = import('./prepare-file.ts').then(({ prepare }) => prepare(file, kind));
      ready.catch((error: unknown) => {
        showError(error, file.name);
        remove(id);
      });
      return { id, kind, file, url: hasPicture(kind) ? URL.createObjectURL(file) : null, ready };
    });
    if (added.length > 0) put([...latest.current, ...added]);
  }

  function move(id: string, by: -1 | 1): void {
    const next = [...latest.current];
    const from = next.findIndex((item) => item.id === id);
    const [moved] = next.splice(from, 1);
    if (moved) next.splice(Math.max(0, from + by), 0, moved);
    put(next);
  }

  function clear(): void {
    giveBack(latest.current);
    put([]);
  }

  /** All that is in the sheet by the time that all of it is ready: some may be added, moved or taken out meanwhile. */
  async function whenReady(): Promise<readonly Chosen[]> {
    const going = latest.current;
    await Promise.all(going.map(({ ready }) => ready));
    return going === latest.current ? going : whenReady();
  }

  /** Stores all of them; nothing leaves the sheet before it is safe on the device. */
  async function send(): Promise<void> {
    setIsBusy(true);
    try {
      const going = await whenReady().catch(() => null);
      // One that could not be made ready was told and taken out; the others wait to be sent without it.
      if (!going) return;
      await chat.sendFiles(group.id, await Promise.all(going.map(({ ready }) => ready)));
      giveBack(going);
      put(latest.current.filter((item) => !going.includes(item)));
      onSent();
    } catch {
      showToast('chat.action.send-failed');
    } finally {
      setIsBusy(false);
    }
  }

  return { items, isBusy, choose, move, remove, clear, send: () => void send() };
}
