import type { MouseEvent, PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import styles from './MessageReactions.module.css';
import { useContextMenuGesture } from './use-context-menu-gesture.ts';

interface Reaction {
  readonly emoji: string;
  readonly count: number;
  readonly is_mine: boolean;
}

interface ReactionsProps {
  reactions: readonly Reaction[];
  /** Omitted when the user may not react. */
  onToggle?: ((emoji: string) => void) | undefined;
  /** Pressed for long or by the right button: shows who reacted. */
  onShow?: (() => void) | undefined;
}

/** The reactions of a message; own ones are filled. */
export function MessageReactions({ reactions, onToggle, onShow }: ReactionsProps) {
  const intl = useIntl();
  // Not every browser sends a contextmenu event for a long press.
  const gesture = useContextMenuGesture(() => onShow?.());
  return (
    <span
      className={styles.reactions}
      role="group"
      aria-label={intl.formatMessage({ id: 'chat.reactions.label' })}
      {...gesture}
      // The message would open its own menu.
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        event.stopPropagation();
        gesture.onPointerDown(event);
      }}
      onContextMenu={(event: MouseEvent<HTMLElement>) => {
        event.stopPropagation();
        gesture.onContextMenu(event);
      }}
    >
      {reactions.map(({ emoji, count, is_mine: isMine }) => (
        <button
          key={emoji}
          className={styles.reaction}
          type="button"
          tabIndex={-1}
          aria-pressed={isMine}
          aria-label={intl.formatMessage({ id: 'chat.reactions.one' }, { emoji, count })}
          aria-disabled={!onToggle}
          onClick={() => onToggle?.(emoji)}
        >
          <span className={styles.emoji}>{emoji}</span>
          {count}
        </button>
      ))}
    </span>
  );
}
