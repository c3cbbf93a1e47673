import { ApiError, NO_CONNECTION } from '@quintet/api/error';
import type { Post } from '@quintet/domain/social/media';
import { MediaCarousel } from '@quintet/ui/views/social/MediaCarousel';
import { useState, type ComponentType, type ReactNode } from 'react';
import { showError } from '../../../shared/errors.ts';
import type { PostImagesViewerProps } from './PostImagesViewer.tsx';

const loadViewer = () =>
  import('./PostImagesViewer.tsx').catch((cause: unknown) => {
    throw new ApiError({ code: NO_CONNECTION, status: 0, operation: null, cause });
  });

/** A post's images with a full-screen viewer, loaded on first use. */
export function PostImages({ post: { media, author } }: { post: Post }): ReactNode {
  const [opened, setOpened] = useState<number | null>(null);
  const [Viewer, setViewer] = useState<ComponentType<PostImagesViewerProps> | null>(null);
  const open = (index: number): void => {
    loadViewer().then(({ PostImagesViewer }) => {
      setViewer(() => PostImagesViewer);
      setOpened(index);
    }, showError);
  };
  const carousel = { pictures: media, name: author.nickname };
  return (
    <>
      <MediaCarousel {...carousel} opened={opened} onOpen={open} />
      {Viewer && opened !== null && (
        <Viewer {...carousel} at={opened} onShow={setOpened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
