import { api } from '../../../shared/requests/api.ts';
import { type MessageSearch, usePagedMessageSearch } from './use-paged-message-search.ts';

/** Searches the messages of all chats. */
export const useMessageSearchInAllChats = (): MessageSearch =>
  usePagedMessageSearch(async (text, nextId, signal) => {
    const query = { text, ...(nextId !== null && { next_id: nextId }) };
    const { data } = await api.GET('/api/v1/messages/search', { params: { query }, signal });
    return data!.result;
  });
