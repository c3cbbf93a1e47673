import type { Post } from '@quintet/domain/social/media';
import { Dialog } from '@quintet/ui/Dialog';
import { useStore } from 'jotai/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/requests/api.ts';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { useAsyncAction } from '../../../shared/forms/use-async-action.ts';
import { incrementCountAtom } from '../authors.ts';
import { removeItemAtom } from '../paged-lists.ts';
import { removePostAtom } from '../posts.ts';
import { authorPosts, collectedPosts, following, likedPosts, recommended } from '../post-lists.ts';
import { useBack } from '../navigation.ts';

/** Confirms deleting a post and removes it from all lists. */
export function DeletePost({ post, isOpen, onClose }: { post: Post; isOpen: boolean; onClose: () => void }): ReactNode {
  const intl = useIntl();
  const store = useStore();
  const back = useBack();
  const { isBusy, run } = useAsyncAction();

  async function confirm(): Promise<void> {
    await api.DELETE('/social/api/posts/{id}', { params: { path: { id: post.id } } });
    onClose();
    back();
    const { id } = post.author;
    for (const { key } of [recommended, following, authorPosts(id), collectedPosts(id), likedPosts(id)])
      store.set(removeItemAtom, key, post.id);
    store.set(removePostAtom, post.id);
    store.set(incrementCountAtom, id, 'posts', -1);
    showToast('social.post.deleted');
  }

  return (
    <Dialog
      isOpen={isOpen}
      tone="danger"
      title={intl.formatMessage({ id: 'social.post.delete-title' })}
      confirmLabel={intl.formatMessage({ id: 'social.post.delete-confirm' })}
      cancelLabel={intl.formatMessage({ id: 'kit.dialog.cancel' })}
      isBusy={isBusy}
      onConfirm={() => void run(confirm)}
      onCancel={onClose}
    >
      {intl.formatMessage({ id: 'social.post.delete-text' })}
    </Dialog>
  );
}
