import type { Group } from '@quintet/domain/chat/message';
import { useEffect, useRef, useState } from 'react';
import { reportFailure } from '../../../shared/failures.ts';
import { tell } from '../../../shared/notices.ts';
import type { Chat } from '../chat.ts';
import { newCid } from '../new-cid.ts';
import { type Chosen, failureOf, sift } from './chosen.ts';

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
    if (refused) reportFailure(failureOf(refused.problem), refused.name);
    const added = taken.map(({ file, kind }): Chosen => {
      const id = newCid();
      const ready = import('./prepare.ts').then(({ prepare }) => prepare(file, kind));
      ready.catch((error: unknown) => {
        reportFailure(error, file.name);
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

  /** Stores all of them; nothing leaves the sheet before it is safe on the device. */
  async function send(): Promise<void> {
    setIsBusy(true);
    try {
      const files = await Promise.all(latest.current.map(({ ready }) => ready));
      await chat.sendFiles(group.id, files);
      clear();
      onSent();
    } catch {
      // One that could not be made ready was told and taken out; else the device could not keep them.
      const wasReady = await Promise.allSettled(latest.current.map(({ ready }) => ready));
      if (wasReady.every(({ status }) => status === 'fulfilled')) tell('chat.action.send-failed');
    } finally {
      setIsBusy(false);
    }
  }

  return { items, isBusy, choose, move, remove, clear, send: () => void send() };
}
