import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { Button } from '../../components/Button.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { useNameSearch } from '../../components/use-filter-by-name.ts';
import { Icon } from '../../icons/Icon.tsx';
import styles from './ForwardSheet.module.css';

interface ChatPlace {
  readonly id: string;
  /** Tells the tint of a missing picture. */
  readonly pictureId: string;
  readonly name: string;
  readonly src?: string | null | undefined;
  readonly kind: 'person' | 'group';
}

interface ShareSheetProps {
  isOpen: boolean;
  /** By last activity. */
  chats: readonly ChatPlace[];
  onShare: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Which chats something goes to: one or several. */
export function ShareSheet({ isOpen, chats, onShare, onClose }: ShareSheetProps) {
  const intl = useIntl();
  const { sought, setSought, found } = useNameSearch(chats);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      height="full"
      title={intl.formatMessage({ id: 'chat.share.title' })}
      head={<SearchField value={sought} onChange={setSought} label={intl.formatMessage({ id: 'chat.share.search' })} />}
      foot={
        <Button isBlock icon="send" disabled={chosen.size === 0} onClick={() => onShare([...chosen])}>
          {intl.formatMessage({ id: 'chat.share.send' }, { count: chosen.size })}
        </Button>
      }
    >
      {found.length === 0 && <p className={styles.none}>{intl.formatMessage({ id: 'chat.share.none' })}</p>}
      {found.map(({ id, pictureId, name, src, kind }) => (
        <ListRow
          key={id}
          as="button"
          role="checkbox"
          aria-checked={chosen.has(id)}
          leading={<Avatar name={name} id={pictureId} src={src} kind={kind} />}
          title={name}
          end={
            <span className={styles.mark} data-chosen={chosen.has(id) || undefined}>
              <Icon name="check" size="s" />
            </span>
          }
          onClick={() => toggle(id)}
        />
      ))}
    </Sheet>
  );
}
