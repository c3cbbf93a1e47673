import { api } from '../../../shared/api.ts';
import type { Session } from '../../../shared/session.ts';
import { keepAuthorsAtom, keepCountsAtom } from '../authors.ts';

/** Asks for an author and their counts, as a member or a guest (spec §6, §7). @throws ApiError */
export async function loadAuthor({ isSignedIn, store }: Session, id: string): Promise<void> {
  const given = { params: { path: { id } } };
  const [author, counts] = await Promise.all(
    isSignedIn
      ? [api.GET('/social/api/authors/{id}', given), api.GET('/social/api/authors/{id}/counts', given)]
      : [api.GET('/social/api/guest/authors/{id}', given), api.GET('/social/api/guest/authors/{id}/counts', given)],
  );
  store.set(keepAuthorsAtom, [author.data!.result]);
  store.set(keepCountsAtom, id, counts.data!.result);
}
