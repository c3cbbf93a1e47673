import type { Schemas } from '@quintet/api/types';
import { getLocalizedText } from '@quintet/domain/discover/text';
import { Button } from '@quintet/ui/Button';
import { IconButton } from '@quintet/ui/IconButton';
import { MediaViewer } from '@quintet/ui/views/media-viewer/MediaViewer';
import type { MediaViewerItemData } from '@quintet/ui/views/media-viewer/MediaViewerSlide';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { startDownload } from '../../shared/files/start-download.ts';
import { Link } from '../../shared/navigation/Link.tsx';
import { paths } from '../../shared/navigation/paths.ts';

/** Pictures left when the next page loads. */
const NEAR_END = 3;

interface GalleryViewerProps {
  pictures: readonly Schemas['GalleryItem'][];
  /** The picture that is shown first. */
  first: string;
  /** The URL of a picture. */
  toHref: (id: string) => string;
  onClose: () => void;
  onShare: (postId: string) => void;
  onNearEnd: () => void;
}

/** The gallery's pictures full-screen: save, share, and the post that each belongs to. */
export default function GalleryViewer(props: GalleryViewerProps): ReactNode {
  const { pictures, toHref, onClose, onShare } = props;
  const intl = useIntl();
  const [id, setId] = useState(props.first);
  const index = pictures.findIndex((picture) => picture.id === id);
  const shown = pictures[index];
  const onNearEnd = useEffectEvent(props.onNearEnd);
  useEffect(() => {
    if (index >= pictures.length - NEAR_END) onNearEnd();
  }, [index, pictures.length]);
  const items = pictures.map(({ id: key, title, author, media }): MediaViewerItemData => {
    const name = getLocalizedText(title, intl.locale);
    return {
      id: key,
      kind: 'image',
      src: media.url,
      poster: media.thumbnail_url,
      thumbhash: media.thumbhash,
      width: media.width,
      height: media.height,
      name,
      details: intl.formatMessage({ id: 'discover.gallery.author' }, { name: author.nickname }),
      label: intl.formatMessage({ id: 'discover.gallery.picture' }, { title: name, name: author.nickname }),
      isDownloadable: true,
    };
  });
  return (
    <MediaViewer
      label={intl.formatMessage({ id: 'discover.gallery.pictures' })}
      items={items}
      id={id}
      onShow={(next) => {
        setId(next);
        // Without the router, so that going back closes the viewer from any image.
        history.replaceState(history.state, '', toHref(next));
      }}
      onClose={onClose}
      downloadLabel={intl.formatMessage({ id: 'discover.gallery.save' })}
      onDownload={() => {
        const url = shown!.media.url;
        startDownload(url, `${getLocalizedText(shown!.title, intl.locale)}${/\.\w+$/.exec(url)?.[0] ?? ''}`);
      }}
      actions={
        shown && (
          <IconButton
            icon="share"
            variant="overlay"
            label={intl.formatMessage({ id: 'discover.gallery.share' })}
            onClick={() => onShare(shown.post_id)}
          />
        )
      }
      footer={
        shown && (
          <Button as={Link} to={paths.post.href({ id: shown.post_id })} variant="secondary" size="s">
            {intl.formatMessage({ id: 'discover.gallery.post' })}
          </Button>
        )
      }
    />
  );
}
