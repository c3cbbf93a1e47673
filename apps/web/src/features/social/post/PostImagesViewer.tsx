import type { PostMedia } from '@quintet/domain/social/media';
import { MediaViewer } from '@quintet/ui/views/media-viewer/MediaViewer';
import type { MediaViewerItemData } from '@quintet/ui/views/media-viewer/MediaViewerSlide';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { startDownload } from '../../../shared/files/start-download.ts';

interface PostImagesViewerProps {
  pictures: readonly PostMedia[];
  /** The author's name. */
  name: string;
  /** The index of the shown image. */
  at: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** The full-screen viewer of a post's images. */
export default function PostImagesViewer({ pictures, name, at, onShow, onClose }: PostImagesViewerProps): ReactNode {
  const intl = useIntl();
  const total = pictures.length;
  const items = pictures.map(
    ({ file_path: id, url, thumbnail_url: poster, thumbhash, width, height }, index): MediaViewerItemData => ({
      id,
      kind: 'image',
      src: url,
      poster,
      thumbhash,
      width,
      height,
      name,
      details: total > 1 ? `${index + 1}/${total}` : '',
      label: intl.formatMessage({ id: 'social.post.picture' }, { name, number: index + 1, total }),
      isDownloadable: true,
    }),
  );
  const indexOf = (id: string): number => items.findIndex((item) => item.id === id);
  return (
    <MediaViewer
      label={intl.formatMessage({ id: 'social.post.pictures' }, { count: total })}
      items={items}
      id={items[at]?.id ?? ''}
      onShow={(id) => onShow(indexOf(id))}
      onDownload={(id) => {
        const { url } = pictures[indexOf(id)]!;
        startDownload(url, `${name} ${indexOf(id) + 1}${/\.\w+$/.exec(url)?.[0] ?? ''}`);
      }}
      onClose={onClose}
    />
  );
}
