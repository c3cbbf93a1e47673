import { api } from '../requests/api.ts';
import type { Session } from '../session/session.ts';
import { onLogout } from '../session/local-data.ts';
import { createLocalStorageValue, createListGuard, isString } from '../storage/local-storage-value.ts';
import { type RemarkNicknames, remarkNicknamesAtom } from './remarks.ts';

/** The device's copy: the account and its remark nicknames. */
type StoredRemarks = readonly [userId: string, remarks: readonly (readonly [id: string, nickname: string])[]];

const isRemarks = createListGuard(createListGuard(isString));

/** Not among the local values, because the first screens do not need it. */
const deviceCopy = createLocalStorageValue(
  'quintet.remarks',
  (value): value is StoredRemarks => Array.isArray(value) && isString(value[0]) && isRemarks(value[1]),
);
onLogout(() => deviceCopy.write(null));

/** The latest request of each session: an older response must not undo it. */
const requests = new WeakMap<Session, number>();

function startRequest(session: Session): () => boolean {
  const number = (requests.get(session) ?? 0) + 1;
  requests.set(session, number);
  return () => requests.get(session) === number;
}

function setRemarks({ store, userId }: Session, remarks: RemarkNicknames): void {
  store.set(remarkNicknamesAtom, remarks);
  deviceCopy.write([userId, [...remarks]]);
}

/** Shows the remark nicknames of the last visit until they are loaded. */
export function restoreRemarkNicknames({ store, userId }: Session): void {
  const [owner, remarks] = deviceCopy.read() ?? [];
  if (owner === userId) store.set(remarkNicknamesAtom, new Map(remarks));
}

/** Loads the remark nicknames of this user. @throws ApiError */
export async function refreshRemarkNicknames(session: Session): Promise<void> {
  const isLatest = startRequest(session);
  const { data } = await api.GET('/api/v1/users/nicknames');
  if (isLatest()) setRemarks(session, new Map(data!.result.map(({ id, nickname }) => [id, nickname])));
}

/** Gives a user a remark nickname; a blank one removes it. @throws ApiError */
export async function saveRemarkNickname(session: Session, userId: string, text: string): Promise<void> {
  const nickname = text.trim();
  const path = { id: userId };
  if (nickname) await api.PUT('/api/v1/users/nicknames/{id}', { params: { path }, body: { nickname } });
  else await api.DELETE('/api/v1/users/nicknames/{id}', { params: { path } });
  startRequest(session);
  const others = [...session.store.get(remarkNicknamesAtom)].filter(([id]) => id !== userId);
  setRemarks(session, new Map(nickname ? [...others, [userId, nickname]] : others));
  // A running request may hold an older state, so that its response was just discarded.
  await refreshRemarkNicknames(session).catch(() => undefined);
}
