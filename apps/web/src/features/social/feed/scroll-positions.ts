import type { SavedMasonryScroll } from '@quintet/domain/social/scroll-anchor';
import { atom } from 'jotai/vanilla';
import { atomFamily } from 'jotai-family';

/** The scroll position of a list, updated by its view. */
interface ScrollPosition {
  current: SavedMasonryScroll | null;
}

/** One per list and session, by list key. */
export const feedScrollRefAtomFamily = atomFamily((_key: string) => atom((): ScrollPosition => ({ current: null })));
