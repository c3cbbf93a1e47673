import { nearby, playersAt } from '@quintet/domain/social/swipe';
import { memo, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/IconButton.tsx';
import { useModal } from '../../../components/use-modal.ts';
import { usePageHidden } from './use-page-hidden.ts';
import { useSwipe } from './use-swipe.ts';
import { useVideoKeys } from './use-video-keys.ts';
import { useWheelSteps } from './use-wheel-steps.ts';
import styles from './VideoFeed.module.css';
import { VideoPlayer, type VideoItem } from './VideoPlayer.tsx';
import { VideoPoster } from './VideoPoster.tsx';

export interface VideoFeedProps {
  /** Grows at its end only. */
  items: readonly VideoItem[];
  /** The one to begin with. */
  start: number;
  /** Who and what, and what one can do: over the video, beside it on a wide window. */
  renderInfo: (id: string) => ReactNode;
  /** Videos begin by themselves; otherwise only when pressed. */
  isAutomatic: boolean;
  isMuted: boolean;
  onMutedChange: (isMuted: boolean) => void;
  /** The browser plays without sound only. */
  onSilenced: () => void;
  /** Another one fills the screen. */
  onShow: (id: string, index: number) => void;
  onLike: (id: string) => void;
  onClose: () => void;
}

/** So many screens on each side of the one that shows are in the page. */
const REACH = 2;

interface ScreenProps {
  item: VideoItem;
  index: number;
  isActive: boolean;
  renderInfo: (id: string) => ReactNode;
}

/** What there is of a video without it: a picture, and what one reads and presses. */
const Screen = memo(function Screen({ item, index, isActive, renderInfo }: ScreenProps) {
  const place = { '--index': index, '--ratio': item.width / item.height } as CSSProperties;
  return (
    <>
      <div className={styles.screen} style={place}>
        <VideoPoster item={item} isEager={isActive} />
      </div>
      <section className={styles.info} style={place} inert={!isActive}>
        <div className={styles.words}>{renderInfo(item.id)}</div>
      </section>
    </>
  );
});

/** Videos one by one, each as high as the screen: one swipes to the next (look, Video). However far, there are three `<video>`. */
export function VideoFeed(props: VideoFeedProps) {
  const { items, start, renderInfo, isAutomatic, isMuted, onMutedChange, onSilenced, onShow, onLike, onClose } = props;
  const intl = useIntl();
  const { ref: dialog, props: modal } = useModal(true, onClose);
  const scroller = useRef<HTMLDivElement>(null);
  // What can be pressed and read, and is told of: what it costs to change that waits until nothing moves.
  const { active, settled, go } = useSwipe(scroller, start, items.length);
  /** The ones that were stopped, or begun where none begins by itself. */
  const [turned, setTurned] = useState<string | null>(null);
  const isHidden = usePageHidden();
  const current = items[active];
  const rested = items[settled];
  const isPaused = (turned === current?.id) === isAutomatic;

  const toggle = (): void => setTurned((turned === current?.id ? null : current?.id) ?? null);
  const like = (): void => {
    if (current) onLike(current.id);
  };
  const onKeyDown = useVideoKeys({ go, toggle, like, mute: () => onMutedChange(!isMuted) });
  useWheelSteps(scroller, go);

  useEffect(() => {
    if (rested) onShow(rested.id, settled);
    // oxlint-disable-next-line react/exhaustive-deps -- told once for each that shows
  }, [rested?.id]);

  // What had the focus may have left with its video; the keys still work.
  useEffect(() => {
    const element = scroller.current;
    const holder = document.activeElement;
    if (holder === null || holder === document.body || holder.closest('[inert]'))
      element?.focus({ preventScroll: true });
  }, [active, settled]);

  return (
    <dialog
      ref={dialog}
      onCancel={modal.onCancel}
      className={styles.videos}
      aria-label={intl.formatMessage({ id: 'social.video.label' })}
      onKeyDown={onKeyDown}
    >
      <div
        ref={scroller}
        className={styles.scroller}
        tabIndex={-1}
        data-autofocus
        style={{ '--count': items.length } as CSSProperties}
      >
        <div className={styles.whole} />
        {nearby(active, items.length, REACH).map((index) => {
          const item = items[index]!;
          return <Screen key={item.id} {...{ item, index, renderInfo }} isActive={index === settled} />;
        })}
        {playersAt(active, items.length).map(({ slot, index }) => (
          <VideoPlayer
            key={slot}
            item={items[index]!}
            index={index}
            isActive={index === active}
            isNext={index > active && isAutomatic}
            isPlaying={index === active && !isPaused && !isHidden}
            isPaused={isPaused}
            isMuted={isMuted}
            onToggle={toggle}
            onLike={like}
            onSilenced={onSilenced}
          />
        ))}
      </div>
      <div className={styles.top}>
        <IconButton
          icon="close"
          variant="overlay"
          label={intl.formatMessage({ id: 'social.video.close' })}
          onClick={onClose}
        />
        <IconButton
          icon={isMuted ? 'volume-off' : 'volume'}
          variant="overlay"
          isPressed={!isMuted}
          label={intl.formatMessage({ id: 'social.video.sound' })}
          onClick={() => onMutedChange(!isMuted)}
        />
      </div>
      <div className={styles.steps}>
        <IconButton
          icon="arrow-down"
          variant="overlay"
          label={intl.formatMessage({ id: 'social.video.previous' })}
          disabled={active === 0}
          onClick={() => go(-1)}
        />
        <IconButton
          icon="arrow-down"
          variant="overlay"
          label={intl.formatMessage({ id: 'social.video.next' })}
          disabled={active >= items.length - 1}
          onClick={() => go(1)}
        />
      </div>
    </dialog>
  );
}
