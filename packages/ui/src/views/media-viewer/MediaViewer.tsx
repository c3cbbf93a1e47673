import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { lockPageScroll } from '../../components/scroll-lock.ts';
import { IconButton } from '../../components/IconButton.tsx';
import { useBackToClose } from '../../components/use-back-to-close.ts';
import { useMediaViewerGestures } from './use-media-viewer-gestures.ts';
import { getMediaItemSize, type MediaViewerItemData, MediaViewerSlide } from './MediaViewerSlide.tsx';
import styles from './MediaViewer.module.css';

interface MediaViewerProps {
  /** The accessible name. */
  label: string;
  items: readonly MediaViewerItemData[];
  /** The id of the shown item. */
  id: string;
  onShow: (id: string) => void;
  onDownload: (id: string) => void;
  onClose: () => void;
  /** The image failed to load: its URL may have expired. */
  onBroken?: (id: string) => void;
  /** Replaces the label of the download. */
  downloadLabel?: string;
  /** Further IconButtons for the shown item. */
  actions?: ReactNode;
  /** A link or button below the shown item. */
  footer?: ReactNode;
}

const ZOOM_STEP = 1.6;

/** The full-screen viewer of images and videos: swipe, zoom, download. */
export function MediaViewer(props: MediaViewerProps) {
  const { label, items, id, onShow, onDownload, onClose, onBroken, downloadLabel, actions, footer } = props;
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  const picture = item?.kind === 'image' && item.src !== null ? getMediaItemSize(item) : null;

  const move = (by: -1 | 1): void => {
    const next = items[index + by];
    if (next) onShow(next.id);
  };
  const gestures = useMediaViewerGestures(stage, {
    picture,
    id,
    hasBefore: index > 0,
    hasAfter: index < items.length - 1,
    onMove: move,
    onClose,
  });

  useBackToClose(true, onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.focus();
    const release = lockPageScroll();
    return () => {
      release();
      element?.close();
    };
  }, []);

  // The shown item was removed.
  const isGone = item === undefined;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);

  function press(event: KeyboardEvent): void {
    if (event.target instanceof HTMLVideoElement) return;
    const runAction = {
      ArrowLeft: () => index > 0 && gestures.go(-1),
      ArrowRight: () => index < items.length - 1 && gestures.go(1),
      '+': () => gestures.zoomBy(ZOOM_STEP),
      '=': () => gestures.zoomBy(ZOOM_STEP),
      '-': () => gestures.zoomBy(1 / ZOOM_STEP),
    }[event.key];
    if (!runAction) return;
    event.preventDefault();
    runAction();
  }

  if (!item) return null;
  const say = (name: 'close' | 'download' | 'before' | 'after'): string =>
    intl.formatMessage({ id: `kit.viewer.${name}` as const });
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div ref={stage} className={styles.stage} {...gestures.props}>
        <div className={styles.room}>
          {([-1, 0, 1] as const).map((slot) => {
            const shown = items[index + slot];
            return shown && <MediaViewerSlide key={shown.id} item={shown} slot={slot} onBroken={onBroken} />;
          })}
        </div>
      </div>
      <header className={styles.head}>
        <IconButton icon="close" variant="overlay" label={say('close')} onClick={onClose} />
        <div className={styles.who} role="status">
          <p className={styles.name}>{item.name}</p>
          <p className={styles.facts}>{item.details}</p>
        </div>
        {actions}
        {item.isDownloadable && (
          <IconButton
            icon="download"
            variant="overlay"
            label={downloadLabel ?? say('download')}
            onClick={() => onDownload(item.id)}
          />
        )}
      </header>
      {footer && <footer className={styles.foot}>{footer}</footer>}
      {index > 0 && (
        <div className={styles.side} data-side="before">
          <span className={styles.turned}>
            <IconButton icon="chevron-right" variant="overlay" label={say('before')} onClick={() => gestures.go(-1)} />
          </span>
        </div>
      )}
      {index < items.length - 1 && (
        <div className={styles.side} data-side="after">
          <IconButton icon="chevron-right" variant="overlay" label={say('after')} onClick={() => gestures.go(1)} />
        </div>
      )}
    </dialog>
  );
}
