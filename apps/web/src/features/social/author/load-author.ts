import { api } from '../../../shared/requests/api.ts';
import type { Session } from '../../../shared/session/session.ts';
import { setAuthorCountsAtom } from '../author-counts.ts';
import { upsertAuthorsAtom } from '../authors.ts';

/** Loads an author and their counts, as a member or guest (spec §6, §7). @throws ApiError */
export async function loadAuthor({ isSignedIn, store }: Session, id: string): Promise<void> {
  const options = { params: { path: { id } } };
  const [author, counts] = await Promise.all(
    isSignedIn
      ? [api.GET('/social/api/authors/{id}', options), api.GET('/social/api/authors/{id}/counts', options)]
      : [api.GET('/social/api/guest/authors/{id}', options), api.GET('/social/api/guest/authors/{id}/counts', options)],
  );
  store.set(upsertAuthorsAtom, [author.data!.result]);
  store.set(setAuthorCountsAtom, id, counts.data!.result);
}
