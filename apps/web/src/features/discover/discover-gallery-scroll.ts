import type { SavedMasonryScroll } from '@quintet/domain/social/scroll-anchor';
import { atomFamily } from 'jotai-family';
import { atom } from 'jotai/vanilla';

/** The scroll position of the gallery by category, per session; its view updates it. */
export const discoverGalleryScrollRefAtomFamily = atomFamily((_category: string) =>
  atom((): { current: SavedMasonryScroll | null } => ({ current: null })),
);
