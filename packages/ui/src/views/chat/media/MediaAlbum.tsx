import type { CSSProperties, ReactNode } from 'react';
import styles from './MediaAlbum.module.css';

interface AlbumProps {
  /** ImageContents, each with its key. */
  children: readonly ReactNode[];
  /** Width by height, of a single picture. */
  ratio?: number | undefined;
  /** Below the pictures. */
  caption?: ReactNode;
}

/** The twelfths of the width that each picture takes: at most three in a row, longer rows below. */
function getSpans(count: number): number[] {
  const rows = Math.max(Math.ceil(count / 3), count > 2 ? 2 : 1);
  const lengths = Array.from({ length: rows }, (_, index) => Math.floor((count + index) / rows));
  return lengths.flatMap((length) => Array<number>(length).fill(12 / length));
}

/** Pictures of one message as a mosaic, with their caption. */
export function MediaAlbum({ children, ratio = 1.5, caption }: AlbumProps) {
  const spans = getSpans(children.length);
  return (
    <>
      <div
        className={styles.mosaic}
        data-captioned={caption ? '' : undefined}
        style={{ '--single': ratio } as CSSProperties}
      >
        {children.map((child, index) => (
          <div key={index} className={styles.tile} data-tile style={{ '--span': spans[index] } as CSSProperties}>
            {child}
          </div>
        ))}
      </div>
      {caption}
    </>
  );
}
