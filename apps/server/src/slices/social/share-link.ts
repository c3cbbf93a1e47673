import type { Call } from '../../platform/http/handler.ts';
import { siteUrl } from '../../platform/http/site-url.ts';
import { requirePost } from './access.ts';
import { viewerOf } from './viewer.ts';

/** Returns the address of the post's page at the request's host. Opening the page checks the access. */
export async function getPostShareLink({ caller, params, request, services: { db } }: Call<'getPostShareLink'>) {
  const { id } = await requirePost(db, viewerOf(caller), params.id);
  return { url: siteUrl(request, `/posts/${id}`) };
}
