import type { Post } from '@quintet/domain/social/media';
import { PostImageCarousel } from '@quintet/ui/views/social/post/PostImageCarousel';
import { useState, type ReactNode } from 'react';
import { toggleSocialState } from '../actions/toggle.ts';
import { useLazyDialog } from '../../../shared/loading/use-lazy-component.ts';

const loadViewer = () => import('./PostImagesViewer.tsx');

/** A post's images with a full-screen viewer, loaded on first use. */
export function PostImages({ post: { id, media, author } }: { post: Post }): ReactNode {
  const [opened, setOpened] = useState<number | null>(null);
  const close = (): void => setOpened(null);
  const Viewer = useLazyDialog(opened !== null, loadViewer, close);
  const carousel = { pictures: media, name: author.nickname };
  return (
    <>
      <PostImageCarousel
        {...carousel}
        opened={opened}
        onOpen={setOpened}
        onLike={() => toggleSocialState('like', id, true)}
      />
      {Viewer && opened !== null && <Viewer {...carousel} at={opened} onShow={setOpened} onClose={close} />}
    </>
  );
}
