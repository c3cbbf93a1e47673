import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../components/IconButton.tsx';
import { useBackToClose } from '../../components/use-back-to-close.ts';
import styles from './SearchHitsBar.module.css';

interface SearchHitsBarProps {
  /** The shown hit, counted from 1; the newest is first. */
  position: number;
  count: number;
  /** Older hits are not loaded yet. */
  hasMore: boolean;
  /** Omitted at the end. */
  onOlder: (() => void) | undefined;
  onNewer: (() => void) | undefined;
  /** Shows all hits again. */
  onList: () => void;
  onClose: () => void;
}

/** Moves between the hits of a search in a room, also by the arrow keys outside of text fields. */
export function SearchHitsBar({ position, count, hasMore, onOlder, onNewer, onList, onClose }: SearchHitsBarProps) {
  const intl = useIntl();
  useBackToClose(true, onClose);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const keys: Partial<Record<string, (() => void) | undefined>> = {
      Escape: onClose,
      ...(!(event.target as Element).matches('input, textarea') && { ArrowUp: onOlder, ArrowDown: onNewer }),
    };
    const act = keys[event.key];
    if (!act || event.isComposing || document.querySelector('dialog[open], :popover-open')) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
  const values = { position, count, more: String(hasMore) };
  return (
    <div className={styles.bar} role="toolbar" aria-label={intl.formatMessage({ id: 'chat.search.hits' })}>
      <IconButton icon="close" label={intl.formatMessage({ id: 'chat.search.close' })} onClick={onClose} />
      <button className={styles.place} type="button" onClick={onList}>
        <span role="status">{intl.formatMessage({ id: 'chat.search.position' }, values)}</span>
        <span className={styles.list}>{intl.formatMessage({ id: 'chat.search.list' })}</span>
      </button>
      <span className={styles.up}>
        <IconButton
          icon="chevron-down"
          label={intl.formatMessage({ id: 'chat.search.older' })}
          disabled={!onOlder}
          onClick={onOlder}
        />
      </span>
      <IconButton
        icon="chevron-down"
        label={intl.formatMessage({ id: 'chat.search.newer' })}
        disabled={!onNewer}
        onClick={onNewer}
      />
    </div>
  );
}
