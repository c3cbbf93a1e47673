import type { DeliveryState } from '@quintet/domain/chat/room-row';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../icons/Icon.tsx';
import { getAvatarTintIndex } from '../../components/avatar-tint-index.ts';
import { DeliveryStatus } from './DeliveryStatus.tsx';
import styles from './MessageBubble.module.css';
import swiping from './SwipeToReply.module.css';
import { SENDER_TINT_COUNT } from './tints.ts';
import { MessageCheckbox, type MessageCheckboxProps } from './MessageCheckbox.tsx';
import { type MessageSender, SenderAvatar } from './SenderAvatar.tsx';
import { type ContextMenuPoint, getMenuPointBelow, useContextMenuGesture } from './use-context-menu-gesture.ts';
import { useSwipeToReply } from './use-swipe-to-reply.ts';

export type { MessageSender } from './SenderAvatar.tsx';
export type { ContextMenuPoint } from './use-context-menu-gesture.ts';

/**
 * `words`, `captioned` pictures and `card` have padding; a `card` reserves the end of its last line for the time (`--meta-room`). A `picture` fills the
 * bubble, with the time over it. Few `emojis` are large and have no bubble.
 */
export type BubbleVariant = 'words' | 'captioned' | 'card' | 'picture' | 'emojis';

export interface MessageBubbleProps {
  /** The sender; omitted for the user's own message. */
  sender?: MessageSender | undefined;
  /** Groups show the sender once per run of bubbles: name above, avatar below. */
  isSenderShown: boolean;
  isFirst: boolean;
  isLast: boolean;
  delivery: DeliveryState;
  /** Milliseconds. */
  at: number;
  variant?: BubbleVariant;
  /** The error text. */
  reason?: string | undefined;
  /** The content. */
  children: ReactNode;
  /** The avatar was pressed: opens the direct message. */
  onSender?: ((id: string) => void) | undefined;
  /** Called by a long press, right click or the menu key. */
  onActions: (at: ContextMenuPoint) => void;
  /** Called by a swipe towards the start; omitted when the user may not reply. */
  onReply?: (() => void) | undefined;
  /** Other keys: shortcuts of actions. */
  onKey?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  /** The Quote of a reply. */
  quote?: ReactNode;
  /** The Reactions. */
  reactions?: ReactNode;
  /** Set while selecting messages. */
  selection?: Omit<MessageCheckboxProps, 'labelledBy'> | undefined;
  /** Focuses and highlights the message after a jump. */
  isHighlighted?: boolean;
  onHighlighted?: (() => void) | undefined;
}

/** A message bubble with time and status in the last line (look, Chat room). */
export function MessageBubble(props: MessageBubbleProps) {
  const { sender, isSenderShown, isFirst, isLast, delivery, at, reason, children, onSender, onActions } = props;
  const { variant = 'words', selection, quote, reactions, isHighlighted, onHighlighted, onKey, onReply } = props;
  const intl = useIntl();
  const time = intl.formatTime(at);
  const contentId = useId();
  const gesture = useContextMenuGesture(onActions);
  const swipe = useSwipeToReply(selection ? undefined : onReply, gesture);
  const by = sender?.name ?? intl.formatMessage({ id: 'kit.user.you' });
  const isNamed = sender !== undefined && isSenderShown && isFirst;
  const meta = (
    <span className={styles.meta}>
      <time dateTime={new Date(at).toISOString()} dir="auto">
        {time}
      </time>
      <DeliveryStatus delivery={delivery} />
    </span>
  );
  return (
    <article
      ref={isHighlighted ? focusElement : undefined}
      className={styles.message}
      id={`${contentId}-by`}
      // The accessible name: sender and content, without repeating a visible sender.
      aria-label={by}
      aria-labelledby={isNamed ? contentId : `${contentId}-by ${contentId}`}
      tabIndex={-1}
      {...gesture}
      {...swipe.props}
      onKeyDown={(event) => {
        gesture.onKeyDown(event);
        if (event.target === event.currentTarget) onKey?.(event);
      }}
      data-own={!sender || undefined}
      data-first={isFirst || undefined}
      data-last={isLast || undefined}
      data-pulling={swipe.isPulling || undefined}
      data-selected={selection?.isSelected || undefined}
      data-pointed={isHighlighted || undefined}
      onAnimationEnd={({ target, currentTarget }) => {
        if (target === currentTarget) onHighlighted?.();
      }}
    >
      {swipe.isPulling && (
        <span className={swiping.reply}>
          <Icon name="reply" />
        </span>
      )}
      {selection && <MessageCheckbox {...selection} labelledBy={`${contentId}-by ${contentId}`} />}
      {sender && isSenderShown && (
        <div className={`${styles.picture} ${swiping.part}`}>
          {isLast && <SenderAvatar sender={sender} onSender={onSender} />}
        </div>
      )}
      <div className={`${styles.stack} ${swiping.part}`}>
        <div className={styles.bubble} id={contentId} data-frame={variant} data-footed={reactions ? '' : undefined}>
          {isNamed && (
            <div
              className={styles.name}
              style={{ '--tint': getAvatarTintIndex(sender.id, SENDER_TINT_COUNT) } as CSSProperties}
            >
              <bdi>{sender.name}</bdi>
            </div>
          )}
          {quote && <div className={styles.quote}>{quote}</div>}
          <div className={styles.content} dir={variant === 'words' || variant === 'captioned' ? 'auto' : undefined}>
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
            onClick={({ currentTarget }) => onActions(getMenuPointBelow(currentTarget.closest('article')!))}
          >
            {intl.formatMessage({ id: 'chat.message.failed-why' }, { reason })}
          </button>
        )}
      </div>
    </article>
  );
}

const focusElement = (article: HTMLElement | null): void => article?.focus({ preventScroll: true });
