import type { Delivery } from '@quintet/domain/chat/rows';
import { memo, type CSSProperties, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { tintOf } from '../../components/initials.ts';
import { DeliveryMark } from './DeliveryMark.tsx';
import styles from './MessageBubble.module.css';
import { useActionsGesture, type Point } from './use-actions-gesture.ts';

export interface Speaker {
  readonly id: string;
  readonly name: string;
  readonly src?: string | null | undefined;
}

/** `words` stand with room around them; a `picture` goes from edge to edge, with the time upon it. */
export type BubbleFrame = 'words' | 'picture';

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
  onActions: (at: Point) => void;
}

/** Kept in step with the turns of the tint in MessageBubble.module.css. */
const TINTS = 8;

/** One message: a bubble with its time and state in the last line (look, Chat room). */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { speaker, isSpeakerShown, isFirst, isLast, delivery, at, reason, children, onSpeaker, onActions } = props;
  const { frame = 'words' } = props;
  const intl = useIntl();
  const time = intl.formatTime(at);
  const gesture = useActionsGesture(onActions);
  const label = speaker
    ? intl.formatMessage({ id: 'chat.message.by' }, { name: speaker.name, time })
    : intl.formatMessage({ id: 'chat.message.own' }, { time });
  return (
    <article
      className={styles.message}
      aria-label={label}
      tabIndex={-1}
      {...gesture}
      data-own={!speaker || undefined}
      data-first={isFirst || undefined}
      data-last={isLast || undefined}
    >
      {speaker && isSpeakerShown && (
        <div className={styles.picture}>{isLast && <Picture speaker={speaker} onSpeaker={onSpeaker} />}</div>
      )}
      <div className={styles.stack}>
        <div className={styles.bubble} data-frame={frame}>
          {speaker && isSpeakerShown && isFirst && (
            <div className={styles.name} style={{ '--tint': tintOf(speaker.id, TINTS) } as CSSProperties}>
              {speaker.name}
            </div>
          )}
          <div className={styles.content}>
            {children}
            <span className={styles.meta}>
              <time dateTime={new Date(at).toISOString()}>{time}</time>
              <DeliveryMark delivery={delivery} />
            </span>
          </div>
        </div>
        {reason && (
          <button
            className={styles.reason}
            type="button"
            onClick={({ currentTarget }) => onActions(startOf(currentTarget))}
          >
            {intl.formatMessage({ id: 'chat.message.failed-why' }, { reason })}
          </button>
        )}
      </div>
    </article>
  );
});

function startOf(element: Element): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: left, y: top };
}

function Picture({ speaker, onSpeaker }: Pick<MessageBubbleProps, 'onSpeaker'> & { speaker: Speaker }) {
  const intl = useIntl();
  const avatar = <Avatar name={speaker.name} id={speaker.id} src={speaker.src} size="s" />;
  if (!onSpeaker) return avatar;
  return (
    <div className={styles.speaker}>
      {avatar}
      <button
        className={styles.reach}
        type="button"
        aria-label={intl.formatMessage({ id: 'chat.room.open-direct' }, { name: speaker.name })}
        onClick={() => onSpeaker(speaker.id)}
      />
    </div>
  );
}
