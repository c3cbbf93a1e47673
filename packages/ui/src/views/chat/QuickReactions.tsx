import { useIntl } from 'react-intl';
import { IconButton } from '../../components/IconButton.tsx';
import { moveRovingFocus } from '../../components/roving-focus.ts';
import styles from './QuickReactions.module.css';

interface QuickReactionsProps {
  emojis: readonly string[];
  isMine: (emoji: string) => boolean;
  onReact: (emoji: string) => void;
  /** Opens the emoji picker. */
  onMore?: () => void;
  isPicking: boolean;
}

/** The quick reactions. Arrow keys move between them. */
export function QuickReactions({ emojis, isMine, onReact, onMore, isPicking }: QuickReactionsProps) {
  const intl = useIntl();
  return (
    <div
      className={styles.row}
      role="toolbar"
      aria-label={intl.formatMessage({ id: 'chat.reactions.react' })}
      onKeyDown={(event) => moveRovingFocus(event, 'button')}
    >
      {emojis.map((emoji) => (
        <button
          key={emoji}
          className={styles.emoji}
          type="button"
          aria-pressed={isMine(emoji)}
          aria-label={emoji}
          onClick={() => onReact(emoji)}
        >
          {emoji}
        </button>
      ))}
      {onMore && (
        <IconButton
          icon={isPicking ? 'close' : 'chevron-down'}
          label={intl.formatMessage({ id: 'chat.reactions.more' })}
          aria-expanded={isPicking}
          onClick={onMore}
        />
      )}
    </div>
  );
}
