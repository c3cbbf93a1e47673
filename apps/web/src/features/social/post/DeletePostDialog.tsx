import type { Post } from '@quintet/domain/social/media';
import { useStore } from 'jotai/react';
import type { ReactNode } from 'react';
import { api } from '../../../shared/requests/api.ts';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog.tsx';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { useBackOrHome } from '../../../shared/navigation/use-back-or-home.ts';
import { incrementAuthorCountAtom } from '../author-counts.ts';
import { removeListItemAtom } from '../list-items.ts';
import { removeKnownPostAtom } from '../change-posts.ts';
import {
  createAuthorPostsSource,
  createCollectedPostsSource,
  followingPostsSource,
  createLikedPostsSource,
  recommendedPostsSource,
} from '../post-lists.ts';

/** Confirms deleting a post and removes it from all lists. */
export function DeletePostDialog({
  post,
  isOpen,
  onClose,
}: {
  post: Post;
  isOpen: boolean;
  onClose: () => void;
}): ReactNode {
  const store = useStore();
  const back = useBackOrHome();

  async function confirm(): Promise<void> {
    await api.DELETE('/social/api/posts/{id}', { params: { path: { id: post.id } } });
    onClose();
    back();
    const { id } = post.author;
    for (const { key } of [
      recommendedPostsSource,
      followingPostsSource,
      createAuthorPostsSource(id),
      createCollectedPostsSource(id),
      createLikedPostsSource(id),
    ])
      store.set(removeListItemAtom, key, post.id);
    store.set(removeKnownPostAtom, post.id);
    store.set(incrementAuthorCountAtom, id, 'posts', -1);
    showToast('social.post.deleted');
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      tone="danger"
      title="social.post.delete-title"
      text="social.post.delete-text"
      confirmLabel="social.post.delete-confirm"
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
