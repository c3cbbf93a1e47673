import type { MasonryPlace } from '@quintet/domain/social/place';
import { atom } from 'jotai/vanilla';
import { atomFamily } from 'jotai-family';

/** Where the reader of a list was; the list's view keeps it up to date. */
interface ScrollPosition {
  current: MasonryPlace | null;
}

/** One for each list and session, by the list's key. */
export const scrollPositionAtom = atomFamily((_key: string) => atom((): ScrollPosition => ({ current: null })));
