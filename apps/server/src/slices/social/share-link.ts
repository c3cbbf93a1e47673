import type { Call } from '../../platform/http/handler.ts';
import { requirePost } from './access.ts';
import { viewerOf } from './viewer.ts';

/** Returns the address of the post's page at the request's host. Opening the page checks the access. */
export async function getPostShareLink({ caller, params, request, services: { db } }: Call<'getPostShareLink'>) {
  const { id } = await requirePost(db, viewerOf(caller), params.id);
  const protocol = request.protocol === 'https' ? 'https' : 'http';
  return { url: `${protocol}://${request.host}/posts/${id}` };
}
