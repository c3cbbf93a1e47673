import { getVideoFeedSlots } from '@quintet/domain/social/video-feed-slots';
import { memo, useCallback, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useModal } from '../../../components/use-modal.ts';
import { useIsPageHidden } from './use-is-page-hidden.ts';
import { useVideoFeedPosition } from './use-video-feed-position.ts';
import { createVideoKeyHandler } from './create-video-key-handler.ts';
import { useStepByWheel } from './use-step-by-wheel.ts';
import { seekVideoByKey } from './seek-keys.ts';
import { VideoFeedControls } from './VideoFeedControls.tsx';
import styles from './VideoFeed.module.css';
import { getVideoSlotStyle, type VideoItem } from './video-item.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import { VideoFeedPosterAndInfo } from './VideoFeedPosterAndInfo.tsx';

export interface VideoFeedProps {
  /** New videos are only appended. */
  items: readonly VideoItem[];
  /** The index of the first video. */
  start: number;
  /** The overlay with author, text and actions; beside the video on a wide window. */
  renderInfo: (id: string) => ReactNode;
  /** The menu of the current video. */
  renderMenu: (id: string) => ReactNode;
  /** Videos play automatically; otherwise on press. */
  autoPlay: boolean;
  isMuted: boolean;
  onMutedChange: (isMuted: boolean) => void;
  /** The browser allows only muted playback. */
  onSilenced: () => void;
  /** Another video is shown. */
  onShow: (id: string, index: number) => void;
  onLike: (id: string) => void;
  onClose: () => void;
}

/** The number of screens, and of `<video>` elements, on each side of the current one. */
const RENDER_AHEAD = { screens: 2, players: 1 };

/** A feed of full-screen videos, swiped one by one (look, Video). It uses three `<video>` elements in total. */
export const VideoFeed = memo(function VideoFeed(props: VideoFeedProps) {
  const {
    items,
    start,
    renderInfo,
    renderMenu,
    autoPlay,
    isMuted,
    onMutedChange,
    onSilenced,
    onShow,
    onLike,
    onClose,
  } = props;
  const intl = useIntl();
  const { ref: dialog, props: modal } = useModal(true, onClose);
  const scroller = useRef<HTMLDivElement>(null);
  // The settled video: expensive updates wait until the scroll has ended.
  const { active, settled, goal, go } = useVideoFeedPosition(scroller, start, items.length);
  /** Videos that the user paused, or started without autoplay. */
  const [turned, setTurned] = useState<string | null>(null);
  const isHidden = useIsPageHidden();
  const current = items[active];
  const rested = items[settled];
  const isPaused = (turned === current?.id) === autoPlay;

  const toggle = useCallback((id: string): void => setTurned((before) => (before === id ? null : id)), []);
  const onKeyDown = createVideoKeyHandler({
    go,
    toggle: () => current && toggle(current.id),
    like: () => current && onLike(current.id),
    mute: () => onMutedChange(!isMuted),
  });
  useStepByWheel(scroller, go);

  useEffect(() => {
    if (rested) onShow(rested.id, settled);
    // oxlint-disable-next-line react/exhaustive-deps -- called once per shown video
  }, [rested?.id]);

  // The focused element may have left with its video: keep the keys working.
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
      onKeyDown={(event) => {
        const player = scroller.current?.querySelector<HTMLVideoElement>('[data-active] video');
        if (!seekVideoByKey(event, player)) onKeyDown(event);
      }}
    >
      <div
        ref={scroller}
        className={styles.scroller}
        tabIndex={-1}
        data-autofocus
        style={{ '--count': items.length } as CSSProperties}
      >
        <div className={styles.whole} />
        {goal !== null && <div className={styles.goal} style={getVideoSlotStyle(goal)} />}
        {getVideoFeedSlots(active, items.length, RENDER_AHEAD.screens).map(({ slot, index }) => (
          <VideoFeedPosterAndInfo
            key={slot}
            {...{ index, renderInfo }}
            item={items[index]!}
            isFirst={index === start}
            isActive={index === settled}
          />
        ))}
        {getVideoFeedSlots(active, items.length, RENDER_AHEAD.players).map(({ slot, index }) => (
          <VideoPlayer
            key={slot}
            item={items[index]!}
            index={index}
            isActive={index === active}
            isNext={index > active && autoPlay}
            isPlaying={index === active && !isPaused && !isHidden}
            onToggle={toggle}
            {...{ isPaused, isMuted, onLike, onSilenced }}
          />
        ))}
      </div>
      <VideoFeedControls
        isFirst={active === 0}
        isLast={active >= items.length - 1}
        menu={rested && renderMenu(rested.id)}
        {...{ isMuted, onMutedChange, onClose, go }}
      />
    </dialog>
  );
});
