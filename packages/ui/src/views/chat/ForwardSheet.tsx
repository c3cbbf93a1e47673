import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { Button } from '../../components/Button.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { useFilterByName } from '../../components/use-filter-by-name.ts';
import { Icon } from '../../icons/Icon.tsx';
import styles from './ForwardSheet.module.css';

interface ForwardTarget {
  readonly id: string;
  /** The seed of the tint. */
  readonly avatarId: string;
  readonly name: string;
  readonly src?: string | null | undefined;
  readonly kind: 'person' | 'group';
}

interface ForwardSheetProps {
  isOpen: boolean;
  /** By last activity. */
  chats: readonly ForwardTarget[];
  onForward: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Selects one or several chats to forward to. */
export function ForwardSheet({ isOpen, chats, onForward, onClose }: ForwardSheetProps) {
  const intl = useIntl();
  const { query, setQuery, found } = useFilterByName(chats);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string): void => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      height="full"
      title={intl.formatMessage({ id: 'chat.share.title' })}
      header={<SearchField value={query} onChange={setQuery} label={intl.formatMessage({ id: 'chat.share.search' })} />}
      footer={
        <Button isBlock icon="send" disabled={selected.size === 0} onClick={() => onForward([...selected])}>
          {intl.formatMessage({ id: 'chat.share.send' }, { count: selected.size })}
        </Button>
      }
    >
      {found.length === 0 && <p className={styles.none}>{intl.formatMessage({ id: 'chat.share.none' })}</p>}
      {found.map(({ id, avatarId, name, src, kind }) => (
        <ListRow
          key={id}
          as="button"
          role="checkbox"
          aria-checked={selected.has(id)}
          leading={<Avatar name={name} id={avatarId} src={src} kind={kind} />}
          title={name}
          end={
            <span className={styles.mark} data-chosen={selected.has(id) || undefined}>
              <Icon name="check" size="s" />
            </span>
          }
          onClick={() => toggle(id)}
        />
      ))}
    </Sheet>
  );
}
