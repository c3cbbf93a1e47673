import type { Schemas } from '@quintet/api/types';
import { useState } from 'react';
import { createRandomHex } from '../../../shared/storage/random-hex.ts';
import { createSessionStorageValue } from '../../../shared/storage/session-storage.ts';

/** A group that is not created yet. */
interface NewGroupDraft {
  readonly userId: string;
  /** The same in each attempt, so that a repeated request makes no second group. */
  readonly cid: string;
  readonly memberIds: readonly string[];
  readonly name: string;
  /** Uploaded already. */
  readonly picture: Schemas['GroupIcon'] | null;
}

/** Kept in this tab until the group is created: survives failures, closing and reloading. */
const storage = createSessionStorageValue<NewGroupDraft>('quintet.new-group');

const createDraft = (userId: string): NewGroupDraft => ({
  userId,
  cid: createRandomHex(4),
  memberIds: [],
  name: '',
  picture: null,
});

function readDraft(userId: string): NewGroupDraft {
  const stored = storage.read();
  return stored?.userId === userId ? stored : createDraft(userId);
}

/** The draft of the signed-in user. */
export function useNewGroupDraft(userId: string) {
  const [draft, setDraft] = useState(() => readDraft(userId));
  return {
    draft,
    change: (changes: Partial<Omit<NewGroupDraft, 'userId' | 'cid'>>): void => {
      setDraft((before) => {
        const next = { ...before, ...changes };
        storage.write(next);
        return next;
      });
    },
    discard: (): void => {
      storage.write(null);
      setDraft(createDraft(userId));
    },
  };
}
