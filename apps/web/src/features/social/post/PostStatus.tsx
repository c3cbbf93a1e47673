import type { Post } from '@quintet/domain/social/media';
import { PostProcessingStatus } from '@quintet/ui/views/social/post/PostProcessingStatus';
import { useStore } from 'jotai/react';
import type { ReactNode } from 'react';
import { api } from '../../../shared/requests/api.ts';
import { useAsyncAction } from '../../../shared/forms/use-async-action.ts';
import { upsertPostsAtom } from '../posts.ts';

/** The processing or review state of an own post, with retry. */
export function PostStatus({ post }: { post: Post }): ReactNode {
  const store = useStore();
  const { isBusy, run } = useAsyncAction();

  async function retry(): Promise<void> {
    const { data } = await api.POST('/social/api/posts/{id}/retry', { params: { path: { id: post.id } } });
    store.set(upsertPostsAtom, [data!.result]);
  }

  return <PostProcessingStatus post={post} isBusy={isBusy} onRetry={() => void run(retry)} />;
}
