import { api } from '../../../shared/requests/api.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { currentSession } from '../../../shared/session/session.ts';
import type { SharedItem } from './share-state.ts';

/** The public URL of the item. */
export async function getShareUrl({ kind, id }: SharedItem): Promise<string> {
  const pageUrl = location.origin + (kind === 'post' ? paths.post : paths.author).href({ id });
  if (kind === 'author' || !currentSession().isSignedIn) return pageUrl;
  const { data } = await api.GET('/social/api/posts/{id}/share-link', { params: { path: { id } } });
  return data!.result.url;
}

/** Shares into a chat (spec §7); the same `cid` shares once. @throws ApiError */
export async function sendToGroup({ kind, id }: SharedItem, groupId: string, cid: string): Promise<void> {
  const path =
    kind === 'post' ? '/api/v2/share/social/posts/{id}/send-message' : '/api/v2/share/social/authors/{id}/send-message';
  await api.POST(path, { params: { path: { id } }, body: { group_ids: [groupId], cid } });
}
