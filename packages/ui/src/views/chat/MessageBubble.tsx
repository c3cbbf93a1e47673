import type { Delivery } from '@quintet/domain/chat/rows';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { tintOf } from '../../components/initials.ts';
import { DeliveryMark } from './DeliveryStatus.tsx';
import styles from './MessageBubble.module.css';
import { TINTS } from './tints.ts';
import { MessageChoice, type MessageChoiceProps } from './MessageCheckbox.tsx';
import { type Speaker, SpeakerPicture } from './SenderAvatar.tsx';
import { type Spot, spotOf, useActionsGesture } from './use-actions-gesture.ts';

export type { Speaker } from './SenderAvatar.tsx';
export type { Spot } from './use-actions-gesture.ts';

/**
 * `words` stand with room around them, and so does a `card`, which leaves the end of its last line to the time (`--meta-room`); a
 * `picture` goes from edge to edge, with the time upon it; a few `emojis` stand large, without a bubble.
 */
export type BubbleFrame = 'words' | 'card' | 'picture' | 'emojis';

export interface MessageBubbleProps {
  /** Whose it is; left out for an own one. */
  speaker?: Speaker | undefined;
  /** In a group the speaker is told once for bubbles that stand together: name above, picture below. */
  isSpeakerShown: boolean;
  isFirst: boolean;
  isLast: boolean;
  delivery: Delivery;
  /** Milliseconds. */
  at: number;
  frame?: BubbleFrame;
  /** Why it was not sent. */
  reason?: string | undefined;
  /** What it says. */
  children: ReactNode;
  /** The picture was pressed: talk to them. */
  onSpeaker?: ((id: string) => void) | undefined;
  /** A long press, a right click or the menu key. */
  onActions: (at: Spot) => void;
  /** Keys that are no gesture: shortcuts of the actions. */
  onKey?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  /** The message that it answers: a Quote. */
  quote?: ReactNode;
  /** What people said to it without words: Reactions. */
  reactions?: ReactNode;
  /** While several are being chosen. */
  selection?: Omit<MessageChoiceProps, 'labelledBy'> | undefined;
  /** One was led here: it takes the focus and is marked for a moment. */
  isPointedOut?: boolean;
  onPointedOut?: (() => void) | undefined;
}

/** One message: a bubble with its time and state in the last line (look, Chat room). */
export function MessageBubble(props: MessageBubbleProps) {
  const { speaker, isSpeakerShown, isFirst, isLast, delivery, at, reason, children, onSpeaker, onActions } = props;
  const { frame = 'words', selection, quote, reactions, isPointedOut, onPointedOut, onKey } = props;
  const intl = useIntl();
  const time = intl.formatTime(at);
  const contentId = useId();
  const gesture = useActionsGesture(onActions);
  const by = speaker?.name ?? intl.formatMessage({ id: 'chat.you' });
  const isNamed = speaker !== undefined && isSpeakerShown && isFirst;
  const meta = (
    <span className={styles.meta}>
      <time dateTime={new Date(at).toISOString()}>{time}</time>
      <DeliveryMark delivery={delivery} />
    </span>
  );
  return (
    <article
      ref={isPointedOut ? takeFocus : undefined}
      className={styles.message}
      id={`${contentId}-by`}
      // Whose it is and all that it says; where the bubble says the first itself, not once more.
      aria-label={by}
      aria-labelledby={isNamed ? contentId : `${contentId}-by ${contentId}`}
      tabIndex={-1}
      {...gesture}
      onKeyDown={(event) => {
        gesture.onKeyDown(event);
        if (event.target === event.currentTarget) onKey?.(event);
      }}
      data-own={!speaker || undefined}
      data-first={isFirst || undefined}
      data-last={isLast || undefined}
      data-selected={selection?.isSelected || undefined}
      data-pointed={isPointedOut || undefined}
      onAnimationEnd={({ target, currentTarget }) => {
        if (target === currentTarget) onPointedOut?.();
      }}
    >
      {selection && <MessageChoice {...selection} labelledBy={`${contentId}-by ${contentId}`} />}
      {speaker && isSpeakerShown && (
        <div className={styles.picture}>{isLast && <SpeakerPicture speaker={speaker} onSpeaker={onSpeaker} />}</div>
      )}
      <div className={styles.stack}>
        <div className={styles.bubble} id={contentId} data-frame={frame} data-footed={reactions ? '' : undefined}>
          {isNamed && (
            <div className={styles.name} style={{ '--tint': tintOf(speaker.id, TINTS) } as CSSProperties}>
              {speaker.name}
            </div>
          )}
          {quote && <div className={styles.quote}>{quote}</div>}
          <div className={styles.content}>
            {children}
            {!reactions && meta}
          </div>
          {reactions && (
            <div className={styles.foot}>
              {reactions}
              {meta}
            </div>
          )}
        </div>
        {reason && (
          <button
            className={styles.reason}
            type="button"
            tabIndex={-1}
            onClick={({ currentTarget }) => onActions(spotOf(currentTarget.closest('article')!))}
          >
            {intl.formatMessage({ id: 'chat.message.failed-why' }, { reason })}
          </button>
        )}
      </div>
    </article>
  );
}

const takeFocus = (article: HTMLElement | null): void => article?.focus({ preventScroll: true });
