import { getAuthorUserId } from '@quintet/domain/social/author-id';
import { api } from '../../../shared/requests/api.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { getCurrentSession } from '../../../shared/session/session.ts';
import type { ItemToShare } from './share-state.ts';

/** The public URL of the item. */
export async function fetchShareUrl({ kind, id }: ItemToShare): Promise<string> {
  const pageUrl = location.origin + (kind === 'post' ? paths.post : paths.author).href({ id });
  if (kind === 'author' || !getCurrentSession().isSignedIn) return pageUrl;
  const { data } = await api.GET('/social/api/posts/{id}/share-link', { params: { path: { id } } });
  return data!.result.url;
}

/** Shares a post, or recommends a user, into a chat (spec §7); the same `cid` shares once. @throws ApiError */
export async function shareToGroup({ kind, id }: ItemToShare, groupId: string, cid: string): Promise<void> {
  if (kind === 'post') {
    const params = { path: { id } };
    await api.POST('/api/v2/share/social/posts/{id}/send-message', { params, body: { group_ids: [groupId], cid } });
  } else {
    // Each chat gets a message of its own.
    const own = { group_id: groupId, cid: `${cid}-${groupId}` };
    const body = { type: 'recommand', target_id: getAuthorUserId(id), ...own } as const;
    await api.POST('/api/v1/messages', { body });
  }
}
