import { atom } from 'jotai/vanilla';

/** Remark nicknames by user id. */
export type RemarkNicknames = ReadonlyMap<string, string>;

/** The remark nicknames that this user gave. Every name on screen is read through them, so that caches hold none. */
export const remarkNicknamesAtom = atom<RemarkNicknames>(new Map());

/** A user in an answer; in one about a group with their name there. */
export interface UserWithNames {
  readonly origin_nickname: string;
  readonly group_nickname?: string | null;
}

/** The name that a user goes by: the one chosen for the group, else the nickname. A remark nickname comes before both. */
export const getNicknameWithoutRemark = ({ origin_nickname, group_nickname }: UserWithNames): string =>
  group_nickname ?? origin_nickname;
