import type { Schemas } from '@quintet/api/types';
import type { Message } from '@quintet/domain/chat/message';
import { validateMessageSearch } from '@quintet/domain/chat/search';
import { type PagedSearch, usePagedSearch } from '../../../shared/requests/use-paged-search.ts';
import { fetchNonEmptyPage } from './fetch-non-empty-page.ts';

type FetchPage = (text: string, nextId: string | null, signal: AbortSignal) => Promise<Schemas['MessagePage']>;

export type MessageSearch = PagedSearch<Message>;

/** Searches messages (spec §5, Chat search). */
export const usePagedMessageSearch = (fetchPage: FetchPage): MessageSearch =>
  usePagedSearch({
    fetchPage: (text, nextId, signal) => fetchNonEmptyPage((at) => fetchPage(text, at, signal), nextId),
    validate: validateMessageSearch,
  });
