import type { DateRow, Row } from '@quintet/domain/chat/rows';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { DateChip } from './DateChip.tsx';
import { JumpDownButton } from './JumpDownButton.tsx';
import { didGrowAtStart, moveBetweenMessages, moveWithinMessage, rowAtOrBefore } from './timeline-rows.ts';
import styles from './Timeline.module.css';
import { useStickyDate } from './use-sticky-date.ts';
import { END_TOLERANCE_PX, useStickToBottom } from './use-stick-to-bottom.ts';
import { usePageKeys } from './use-page-keys.ts';

interface TimelineProps {
  rows: readonly Row[];
  /** Shows a line; the days are shown here. */
  renderRow: (row: Exclude<Row, DateRow>) => ReactElement;
  /** The row from which it is looked at first, such as the divider; null for the newest message. */
  startAt: string | null;
  /** The row that one was led to: it is brought to the middle, and into focus. */
  highlighted?: { readonly key: string; readonly nonce: number } | null;
  /** One was led away from somewhere, and the way down goes back there first. */
  hasOrigin?: boolean;
  onBack?: () => void;
  hasBefore: boolean;
  hasAfter: boolean;
  /** Unread messages, told on the way down. */
  unread: number;
  /** The reader comes near an end beyond which there is more. */
  onNearStart: () => void;
  onNearEnd: () => void;
  onAtEnd: (isAtEnd: boolean) => void;
  /** The last line on the screen, whenever it changes. */
  onSeen: (row: Row) => void;
  /** To the newest; the timeline scrolls there itself when that is loaded. */
  onJump: () => void;
}

/**
 * The messages of a room: only those near the screen are in the page. Nothing moves when pages join at either end; at
 * the end it follows what is new. Give it a new `key` for a window that does not continue the last one.
 */
export function Timeline(props: TimelineProps) {
  const { rows, renderRow, startAt, hasBefore, hasAfter, unread, onNearStart, onNearEnd, onAtEnd, onSeen, onJump } =
    props;
  const { highlighted = null, hasOrigin = false, onBack } = props;
  const intl = useIntl();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const seen = useRef('');
  const [isAway, setIsAway] = useState(false);
  const following = useStickToBottom({ rows, startAt, highlighted, hasAfter, onAtEnd, scroller, list });
  const { isPlaced, stopFollowing } = following;
  const { chip, day, coveredKey, onScroll: lookAtDay } = useStickyDate(rows, scroller);

  const [known, setKnown] = useState({ rows, isShifted: false });
  if (known.rows !== rows) setKnown({ rows, isShifted: didGrowAtStart(known.rows, rows) });

  function look(): void {
    const handle = list.current;
    if (!handle || rows.length === 0) return;
    const { scrollOffset, scrollSize, viewportSize } = handle;
    const toGo = scrollSize - viewportSize - scrollOffset;
    following.onScroll(handle);
    setIsAway(hasAfter || toGo > viewportSize / 2 || (unread > 0 && toGo > END_TOLERANCE_PX));
    if (hasBefore && isPlaced && scrollOffset < viewportSize * 1.5) onNearStart();
    if (hasAfter && isPlaced && toGo < viewportSize * 1.5) onNearEnd();
    lookAtDay(handle);
    // Before they are measured, rows are taken for small, and too many of them for seen.
    const row = isPlaced ? rowAtOrBefore(rows, handle.findItemIndex(scrollOffset + viewportSize - 4)) : undefined;
    if (row && row.key !== seen.current) {
      seen.current = row.key;
      onSeen(row);
    }
  }

  function toLatest(): void {
    following.toLatest();
    if (hasAfter) onJump();
  }
  usePageKeys({ scroller, takeOver: stopFollowing, toLatest });

  useEffect(() => {
    look();
  });

  // A window that has just been exchanged cannot be focused before it is shown.
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
        // Rows come and go while one scrolls; what is new is said beside it (Announcement).
        aria-live="off"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        tabIndex={0}
        data-placed={isPlaced || undefined}
        onWheel={stopFollowing}
        onTouchMove={stopFollowing}
        onPointerDown={stopFollowing}
        onKeyDown={(event) => {
          stopFollowing();
          moveBetweenMessages(event);
          moveWithinMessage(event);
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
