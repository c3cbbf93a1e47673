import { useEffect, useRef } from 'react';
import { paintThumbhashWhenIdle } from './thumbhash-queue.ts';
import styles from './Image.module.css';

interface ImageProps {
  src: string | null;
  /** The same in several sizes, and how wide it is shown: the browser takes what is large enough. */
  srcSet?: string | undefined;
  sizes?: string;
  /** What is on it, where the words beside it do not say so. */
  alt?: string;
  /** Width / height of the box that is kept free for it; left out, it fills what holds it. */
  ratio?: number;
  /** Base64: what is seen until the picture has come. */
  thumbhash?: string | null | undefined;
  /** The same, smaller, which the browser has where it was shown before: seen until this one has come. */
  preview?: { src: string; srcSet?: string | undefined; sizes: string } | undefined;
  fit?: 'cover' | 'contain';
  /** The blurred likeness is not left out on the first screen, where nobody has touched anything yet. */
  awaitsThumbhash?: boolean;
  /** On the screen from the beginning: fetched first, and there without fading in. */
  isEager?: boolean;
}

/** A picture whose place is kept free before it is there, over a blurred likeness of it (design §4, Lists). */
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

/** One that has come is seen; one that has failed lets through what is below it. */
function settle(image: HTMLImageElement) {
  image.toggleAttribute('data-loaded', image.naturalWidth > 0);
}

const hasFailed = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth === 0;

/** One that the browser still has is there at once, and one that has failed comes when the connection is back. */
function loadWithRetry(image: HTMLImageElement) {
  if (image.complete) settle(image);
  const retry = (): void => {
    const { src } = image;
    if (hasFailed(image)) image.src = src;
  };
  addEventListener('online', retry);
  return () => removeEventListener('online', retry);
}
