import { getPostVideo, type Post } from '@quintet/domain/social/media';
import type { VideoFeedProps } from '@quintet/ui/views/social/video/VideoFeed';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useMemo, useState } from 'react';
import { LOAD_MORE_DEBOUNCE_MS } from '@quintet/domain/limits';
import { useSession } from '../../../shared/session/session.ts';
import { pagedListAtomFamily, loadMoreItemsAtom, type PagedListSource } from '../paged-lists.ts';
import { loadPostAndRecordView } from '../post/load-post.ts';
import { postsByIdAtom } from '../posts.ts';

/** Videos before the end at which the next page loads. */
const LOAD_MARGIN = 6;

type VideoItem = VideoFeedProps['items'][number];

const itemsByPost = new WeakMap<Post, VideoItem>();

/** Created once per post, so that items stay stable. */
function toVideoItem(post: Post | undefined): VideoItem | null {
  const video = post && getPostVideo(post);
  if (!post || !video) return null;
  const { url, thumbnail_url: poster, thumbhash, width, height } = video;
  const item = itemsByPost.get(post) ?? { id: post.id, src: url, poster, thumbhash, width, height };
  itemsByPost.set(post, item);
  return item;
}

/** The videos of a list in order, with the opened one among them or in front. Items are only added. */
export function useVideoFeedItems(openedPostId: string, source: PagedListSource, active: number) {
  const session = useSession();
  const [lead] = useState(openedPostId);
  const list = useAtomValue(pagedListAtomFamily(source.key));
  const posts = useAtomValue(postsByIdAtom);
  const loadMore = useSetAtom(loadMoreItemsAtom);
  const [isListed] = useState(() => list.ids.includes(lead));
  const isKnown = posts.has(lead);

  const items = useMemo(() => {
    const ids = isListed ? list.ids : [lead, ...list.ids.filter((id) => id !== lead)];
    return ids.flatMap((id) => toVideoItem(posts.get(id)) ?? []);
  }, [isListed, lead, list.ids, posts]);

  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    if (!isKnown) loadPostAndRecordView(session, lead).catch(setError);
  }, [isKnown, lead, session]);

  const isShort = active >= items.length - LOAD_MARGIN;
  const canGrow = list.next !== null && list.loading === 'nothing' && list.error === null;
  useEffect(() => {
    if (!isShort || !canGrow) return undefined;
    const timer = setTimeout(() => void loadMore(source), LOAD_MORE_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isShort, canGrow, loadMore, source]);

  return { items, start: items.findIndex(({ id }) => id === lead), error };
}
