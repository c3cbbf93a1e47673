import type * as Links from '@quintet/domain/chat/links';
import { atom } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { tabAtomStore } from '../../shared/storage/tab-atom-store.ts';

type LinkFinder = Pick<typeof Links, 'containsLink' | 'findLinks'>;

const linkFinderAtom = atom<LinkFinder | null>(null);
let loading: Promise<void> | null = null;

function loadLinkFinder(): void {
  loading ??= import('@quintet/domain/chat/links').then(
    (finder) => tabAtomStore.set(linkFinderAtom, finder),
    () => {
      // The next message or room tries again; meanwhile the server decides.
      loading = null;
    },
  );
}

/** Finds links. Its list of domains is large, so it loads after the first paint; null until then. */
export function useLazyLinkFinder(): LinkFinder | null {
  useEffect(loadLinkFinder, []);
  return useAtomValue(linkFinderAtom, { store: tabAtomStore });
}
