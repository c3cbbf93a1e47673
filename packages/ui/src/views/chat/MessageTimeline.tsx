import { expandAlbumRow } from '@quintet/domain/chat/album-rows';
import type { RoomDateRow, RoomRow } from '@quintet/domain/chat/room-row';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { DateChip } from './DateChip.tsx';
import { JumpDownButton } from './JumpDownButton.tsx';
import {
  didRowsChangeAtStartOnly,
  moveFocusBetweenMessages,
  moveFocusWithinMessage,
  findMessageRowAtOrBefore,
} from './timeline-rows.ts';
import styles from './MessageTimeline.module.css';
import { useStickyDate } from './use-sticky-date.ts';
import { TIMELINE_END_TOLERANCE_PX, useTimelinePosition } from './use-timeline-position.ts';
import { useScrollTimelineByKeys } from './use-scroll-timeline-by-keys.ts';

interface TimelineProps {
  rows: readonly RoomRow[];
  /** Renders a row; dates are rendered here. */
  renderRow: (row: Exclude<RoomRow, RoomDateRow>) => ReactElement;
  /** The row at which it opens, e.g. the divider; null for the newest. */
  startAt: string | null;
  /** The row to jump to: scrolled to the middle and focused. */
  highlighted?: { readonly key: string; readonly nonce: number } | null;
  /** The jump button goes back to the previous position first. */
  hasOrigin?: boolean;
  onBack?: () => void;
  hasBefore: boolean;
  hasAfter: boolean;
  /** The unread count for the jump button. */
  unread: number;
  /** The user approaches an end with more messages. */
  onNearStart: () => void;
  onNearEnd: () => void;
  onAtEnd: (isAtEnd: boolean) => void;
  /** The last visible row with a message, or the nearest above it; on every change, also of its album. */
  onSeen: (row: RoomRow) => void;
  /** Loads the newest messages; the timeline scrolls there when they are loaded. */
  onJump: () => void;
}

/**
 * The messages of a room. Only messages near the viewport are in the DOM. Pages added at either end move nothing on screen;
 * at the end the timeline follows new messages. Pass a new `key` for a window that does not continue the last one.
 */
export function MessageTimeline(props: TimelineProps) {
  const { rows, renderRow, startAt, hasBefore, hasAfter, unread, onNearStart, onNearEnd, onAtEnd, onSeen, onJump } =
    props;
  const { highlighted = null, hasOrigin = false, onBack } = props;
  const intl = useIntl();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const seen = useRef('');
  const [isAway, setIsAway] = useState(false);
  const following = useTimelinePosition({ rows, startAt, highlighted, hasAfter, onAtEnd, scroller, list });
  const { isPlaced, stopFollowing } = following;
  const { chip, day, coveredKey, onScroll: lookAtDay } = useStickyDate(rows, scroller);

  const [known, setKnown] = useState({ rows, isShifted: false });
  if (known.rows !== rows) setKnown({ rows, isShifted: didRowsChangeAtStartOnly(known.rows, rows) });

  function look(): void {
    const handle = list.current;
    if (!handle || rows.length === 0) return;
    const { scrollOffset, scrollSize, viewportSize } = handle;
    const toGo = scrollSize - viewportSize - scrollOffset;
    following.onScroll(handle);
    setIsAway(hasAfter || toGo > viewportSize / 2 || (unread > 0 && toGo > TIMELINE_END_TOLERANCE_PX));
    if (hasBefore && isPlaced && scrollOffset < viewportSize * 1.5) onNearStart();
    if (hasAfter && isPlaced && toGo < viewportSize * 1.5) onNearEnd();
    lookAtDay(handle);
    // Unmeasured rows have an estimated height, so they do not count as seen.
    const row = isPlaced
      ? findMessageRowAtOrBefore(rows, handle.findItemIndex(scrollOffset + viewportSize - 4))
      : undefined;
    const last = row && expandAlbumRow(row).at(-1)!.key;
    if (last !== undefined && last !== seen.current) {
      seen.current = last;
      onSeen(row!);
    }
  }

  function toLatest(): void {
    following.toLatest();
    if (hasAfter) onJump();
  }
  useScrollTimelineByKeys({ scroller, onUserScroll: stopFollowing, toLatest });

  useEffect(() => {
    look();
  });

  // A replaced window cannot get the focus before it is shown.
  useEffect(() => {
    if (isPlaced) scroller.current?.querySelector<HTMLElement>('[data-pointed]')?.focus({ preventScroll: true });
  }, [isPlaced]);

  return (
    <div className={styles.timeline}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-label={intl.formatMessage({ id: 'chat.room.messages' })}
        // The log is no live region: NewMessageAnnouncer announces new messages.
        aria-live="off"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
        tabIndex={0}
        data-placed={isPlaced || undefined}
        onWheel={stopFollowing}
        onTouchMove={stopFollowing}
        onPointerDown={stopFollowing}
        onKeyDown={(event) => {
          stopFollowing();
          moveFocusBetweenMessages(event);
          moveFocusWithinMessage(event);
        }}
      >
        <div className={styles.rest} />
        <Virtualizer
          ref={list}
          scrollRef={scroller}
          data={rows}
          shift={known.isShifted}
          bufferSize={600}
          onScroll={look}
          onScrollEnd={() => following.onScrollEnd()}
          onResize={() => following.remeasure()}
        >
          {(row) =>
            row.kind === 'date' ? (
              <DateChip key={row.key} day={row.day} isCovered={row.key === coveredKey} />
            ) : (
              renderRow(row)
            )
          }
        </Virtualizer>
      </div>
      <div ref={chip} className={styles.day} aria-hidden>
        {day !== null && <DateChip day={day} />}
      </div>
      <JumpDownButton
        isShown={isAway}
        count={unread}
        isBack={hasOrigin}
        onJump={() => (hasOrigin ? onBack?.() : toLatest())}
      />
    </div>
  );
}
