import type { ReactNode } from 'react';
import { SearchPageDiscoverLinks } from '../features/discover/SearchPageDiscoverLinks.tsx';
import type { SearchExtension } from '../features/social/search/search-extension.ts';
import SearchPage from '../features/social/search/SearchPage.tsx';
import { loadTranslationNamespace } from '../shared/appearance/translations.ts';

/** What other slices find (README, Registries). */
const EXTENSIONS: readonly SearchExtension[] = [
  {
    id: 'chats',
    label: 'social.search.chats',
    load: async () => {
      const [part] = await Promise.all([
        import('../features/chat/search/ChatSearchTabContent.tsx'),
        loadTranslationNamespace('chat'),
      ]);
      return part;
    },
  },
  {
    id: 'messages',
    label: 'social.search.messages',
    load: async () => {
      const [part] = await Promise.all([
        import('../features/chat/search/MessageSearchTabContent.tsx'),
        loadTranslationNamespace('chat'),
      ]);
      return part;
    },
  },
];

/** /search: the search, with what other slices find. */
export default function SearchScreen(): ReactNode {
  return <SearchPage extensions={EXTENSIONS} links={<SearchPageDiscoverLinks />} />;
}
