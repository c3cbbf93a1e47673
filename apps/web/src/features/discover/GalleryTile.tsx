import type { Schemas } from '@quintet/api/types';
import { getLocalizedText } from '@quintet/domain/discover/text';
import { GalleryCard } from '@quintet/ui/views/discover/GalleryCard';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** Pictures on a phone's first screen. */
const EAGER_COUNT = 4;

interface GalleryTileProps {
  picture: Schemas['GalleryItem'];
  index: number;
  href: string;
  onOpen: (id: string) => void;
}

/** A picture of the gallery in the user's language. */
export function GalleryTile({ picture, index, href, onOpen }: GalleryTileProps): ReactNode {
  const { id, title, author, media } = picture;
  return (
    <GalleryCard
      id={id}
      title={getLocalizedText(title, useIntl().locale)}
      author={author}
      media={media}
      href={href}
      position={index + 1}
      isEager={index < EAGER_COUNT}
      onOpen={onOpen}
    />
  );
}
