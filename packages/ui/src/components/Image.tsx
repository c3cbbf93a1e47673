import { useEffect, useRef } from 'react';
import { paintThumbhashWhenIdle } from './thumbhash-queue.ts';
import styles from './Image.module.css';

interface ImageProps {
  src: string | null;
  /** The image in several widths; the browser picks one by `sizes`. */
  srcSet?: string | undefined;
  sizes?: string;
  /** The alt text, unless the text beside it says the same. */
  alt?: string;
  /** Width / height of the reserved box; omit to fill the container. */
  ratio?: number;
  /** Base64: the blurred preview until the image has loaded. */
  thumbhash?: string | null | undefined;
  /** A smaller version that the browser has cached, shown until this one has loaded. */
  preview?: { src: string; srcSet?: string | undefined; sizes: string } | undefined;
  fit?: 'cover' | 'contain';
  /** Shows the blurred preview on the first screen too, before any user gesture. */
  awaitsThumbhash?: boolean;
  /** Visible at first paint: loads eagerly without fading in. */
  isEager?: boolean;
}

/**
 * An image with a reserved box and a blurred preview (design §4, Lists).
 *
 * For pictures in content. Not for users and groups (Avatar) or signs (Icon).
 */
export function Image(props: ImageProps) {
  const { src, srcSet, sizes, alt = '', ratio, thumbhash, preview, fit = 'cover', isEager } = props;
  const { awaitsThumbhash = false } = props;
  const box = useRef<HTMLSpanElement>(null);
  useEffect(
    () => (thumbhash && box.current ? paintThumbhashWhenIdle(box.current, thumbhash, awaitsThumbhash) : undefined),
    [thumbhash, awaitsThumbhash],
  );
  return (
    <span
      ref={box}
      className={styles.picture}
      data-fit={fit}
      data-filling={ratio === undefined || undefined}
      style={{ aspectRatio: ratio }}
    >
      {preview && <img className={styles.image} {...preview} alt="" draggable={false} data-loaded />}
      {src && (
        <img
          key={src}
          ref={loadWithRetry}
          className={styles.image}
          sizes={srcSet && sizes}
          srcSet={srcSet}
          src={src}
          alt={alt}
          draggable={false}
          loading={isEager ? 'eager' : 'lazy'}
          decoding={isEager ? 'auto' : 'async'}
          fetchPriority={isEager ? 'high' : 'auto'}
          data-loaded={isEager || undefined}
          onLoad={({ currentTarget }) => settle(currentTarget)}
          onError={({ currentTarget }) => settle(currentTarget)}
        />
      )}
    </span>
  );
}

/** A loaded image becomes visible; a failed one shows what is below it. */
function settle(image: HTMLImageElement) {
  image.toggleAttribute('data-loaded', image.naturalWidth > 0);
}

const hasFailed = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth === 0;

/** Cached images show at once; a failed image is retried when the connection is back. */
function loadWithRetry(image: HTMLImageElement) {
  if (image.complete) settle(image);
  const retry = (): void => {
    const { src } = image;
    if (hasFailed(image)) image.src = src;
  };
  addEventListener('online', retry);
  return () => removeEventListener('online', retry);
}
