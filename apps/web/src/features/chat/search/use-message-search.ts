import { api } from '../../../shared/requests/api.ts';
import { type Search, useSearch } from './use-search.ts';

/** Searches the messages of all chats. */
export const useMessageSearch = (): Search =>
  useSearch(async (text, nextId, signal) => {
    const query = { text, ...(nextId !== null && { next_id: nextId }) };
    const { data } = await api.GET('/api/v1/messages/search', { params: { query }, signal });
    return data!.result;
  });
