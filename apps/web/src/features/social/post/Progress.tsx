import type { Post } from '@quintet/domain/social/media';
import { PostProgress } from '@quintet/ui/views/social/PostProgress';
import { useStore } from 'jotai/react';
import { useState, type ReactNode } from 'react';
import { api } from '../../../shared/api.ts';
import { reportFailure } from '../../../shared/failures.ts';
import { keepPostsAtom } from '../posts.ts';

/** What keeps others from seeing one's post, and what can be done about it. */
export function Progress({ post }: { post: Post }): ReactNode {
  const store = useStore();
  const [isBusy, setIsBusy] = useState(false);

  async function retry(): Promise<void> {
    setIsBusy(true);
    try {
      const { data } = await api.POST('/social/api/posts/{id}/retry', { params: { path: { id: post.id } } });
      store.set(keepPostsAtom, [data!.result]);
    } catch (error) {
      reportFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return <PostProgress post={post} isBusy={isBusy} onRetry={() => void retry()} />;
}
