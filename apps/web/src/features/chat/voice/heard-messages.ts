import { atom } from 'jotai/vanilla';
import type { ChatDatabase } from '../storage/schema.ts';

const heardBase = atom<ReadonlySet<string> | null>(null);

/** Ids of the voice messages of others that were played on this device; null until they are loaded. */
export const heardVoiceIdsAtom = atom((get) => get(heardBase));

export const hydrateHeardVoiceIdsAtom = atom(null, async (get, set, db: ChatDatabase): Promise<void> => {
  const stored = await db.getAllKeys('heard');
  set(heardBase, new Set([...stored, ...(get(heardBase) ?? [])]));
});

/** Marks a voice message as played, on this device for good. */
export const markVoiceHeardAtom = atom(null, async (get, set, db: ChatDatabase, id: string): Promise<void> => {
  const known = get(heardBase);
  if (known?.has(id)) return;
  set(heardBase, new Set([...(known ?? []), id]));
  await db.put('heard', true, id);
});
