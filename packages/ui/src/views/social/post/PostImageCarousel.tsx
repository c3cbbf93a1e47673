import {
  POST_CARD_SIZES_ATTRIBUTE,
  getPostCarouselAspectRatio,
  getPostImageSrcSet,
  type PostMedia,
} from '@quintet/domain/social/media';
import { useLayoutEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/IconButton.tsx';
import { Image } from '../../../components/Image.tsx';
import { LikeBursts } from '../video/LikeBursts.tsx';
import { useDoubleTapToLike } from '../video/use-double-tap-to-like.ts';
import styles from './PostImageCarousel.module.css';

interface PostImageCarouselProps {
  /** At least one. */
  pictures: readonly PostMedia[];
  /** The author's name, for the alt text. */
  name: string;
  /** The image shown in full screen, to return to. */
  opened: number | null;
  onOpen: (index: number) => void;
  /** A double press likes; a single one then opens after a moment. */
  onLike: () => void;
}

const ratioOf = (picture: PostMedia | undefined): number => (picture ? picture.width / picture.height : 1);

/** The same `sizes` as the card, so that its image is cached; `src` comes last, or it loads alone. */
const asOnCard = (picture: PostMedia) =>
  picture.thumbnail_url
    ? { sizes: POST_CARD_SIZES_ATTRIBUTE, srcSet: getPostImageSrcSet(picture), src: picture.thumbnail_url }
    : undefined;

/** The images of a post in a carousel of fixed height. */
export function PostImageCarousel({ pictures, name, opened, onOpen, onLike }: PostImageCarouselProps) {
  const intl = useIntl();
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const total = pictures.length;
  const { bursts, onTap } = useDoubleTapToLike(() => onOpen(at), onLike);
  const show = (index: number): void => {
    const element = strip.current;
    if (!element || index < 0 || index >= total) return;
    element.scrollTo({ left: index * element.clientWidth, behavior: 'smooth' });
  };
  useLayoutEffect(() => {
    const element = strip.current;
    if (element && opened !== null) element.scrollTo({ left: opened * element.clientWidth, behavior: 'instant' });
  }, [opened]);
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(at + step);
  };
  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={intl.formatMessage({ id: 'social.post.pictures' }, { count: total })}
      style={{ '--ratio': getPostCarouselAspectRatio(pictures), '--shown': ratioOf(pictures[at]) } as CSSProperties}
    >
      <ul
        ref={strip}
        className={styles.strip}
        // The one Tab stop: arrow keys scroll, Enter opens.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
        tabIndex={total > 1 ? 0 : undefined}
        onKeyDown={(event) => (event.key === 'Enter' ? onOpen(at) : press(event))}
        onClick={onTap}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
      >
        {pictures.map((picture, index) => (
          <li key={picture.file_path} className={styles.slide} inert={index !== at}>
            <Image
              src={Math.abs(index - at) < 2 ? picture.url : null}
              alt={intl.formatMessage({ id: 'social.post.picture' }, { name, number: index + 1, total })}
              thumbhash={picture.thumbhash}
              preview={index === 0 ? asOnCard(picture) : undefined}
              fit="contain"
              isEager={index === 0}
            />
          </li>
        ))}
      </ul>
      <LikeBursts bursts={bursts} />
      {/* For screen readers, and the Tab stop of a single image; pointers scroll the strip below. */}
      <button
        type="button"
        className={styles.open}
        tabIndex={total > 1 ? -1 : undefined}
        aria-label={intl.formatMessage({ id: 'social.post.open-picture' }, { number: at + 1, total })}
        onKeyDown={press}
        onClick={() => onOpen(at)}
      />
      {total > 1 && (
        <>
          <span className={styles.count} aria-hidden>
            {at + 1}/{total}
          </span>
          <span className={styles.dots} aria-hidden>
            {pictures.map(({ file_path: key }, index) => (
              <i key={key} data-current={index === at || undefined} />
            ))}
          </span>
          <span className={styles.turn} data-side="start" hidden={at === 0}>
            <IconButton
              icon="back"
              variant="overlay"
              tabIndex={-1}
              label={intl.formatMessage({ id: 'social.post.previous' })}
              onClick={() => show(at - 1)}
            />
          </span>
          <span className={styles.turn} data-side="end" hidden={at === total - 1}>
            <IconButton
              icon="chevron-right"
              variant="overlay"
              tabIndex={-1}
              label={intl.formatMessage({ id: 'social.post.next' })}
              onClick={() => show(at + 1)}
            />
          </span>
        </>
      )}
    </section>
  );
}
