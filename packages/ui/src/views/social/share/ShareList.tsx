import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Avatar } from '../../../components/Avatar.tsx';
import { Button } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ListRow } from '../../../components/ListRow.tsx';
import { SearchField } from '../../../components/SearchField.tsx';
import type { UserOrChatPickerItemData } from '../../../components/UserOrChatPicker.tsx';
import { useFilterByName } from '../../../components/use-filter-by-name.ts';
import { Icon, type IconName } from '../../../icons/Icon.tsx';
import styles from './ShareList.module.css';

export interface ShareListTarget extends UserOrChatPickerItemData {
  readonly state: 'ready' | 'sending' | 'sent';
}

interface ShareListProps {
  /** The buttons for the link. */
  methods: readonly { id: string; icon: IconName; label: string; onPress: () => void }[];
  /** The link has loaded. */
  isReady: boolean;
  /** The chats by activity; null without chats, e.g. for a guest. */
  targets: readonly ShareListTarget[] | null;
  /** Between the link buttons and the chats. */
  children?: ReactNode;
  onSend: (target: ShareListTarget) => void;
}

/** More chats than this have a search. */
const MAX_WITHOUT_SEARCH = 8;

const STATE_LABELS = { ready: 'social.share.send', sending: 'social.share.send', sent: 'social.share.sent' } as const;

/** Shares by link, or into chats with a button each. */
export function ShareList({ methods, isReady, targets, children, onSend }: ShareListProps) {
  const intl = useIntl();
  const { query, setQuery, found } = useFilterByName(targets ?? []);
  return (
    <>
      <div className={styles.ways}>
        {methods.map(({ id, icon, label, onPress }) => (
          <button key={id} type="button" className={styles.way} disabled={!isReady} onClick={onPress}>
            <span className={styles.sign}>
              <Icon name={icon} />
            </span>
            {label}
          </button>
        ))}
      </div>
      {children}
      {targets && targets.length === 0 && (
        <EmptyState illustration="chat" title={intl.formatMessage({ id: 'social.share.no-chats' })} />
      )}
      {targets && targets.length > MAX_WITHOUT_SEARCH && (
        <div className={styles.search}>
          <SearchField value={query} onChange={setQuery} label={intl.formatMessage({ id: 'kit.picker.search' })} />
        </div>
      )}
      {query && found.length === 0 && <p className={styles.none}>{intl.formatMessage({ id: 'kit.picker.none' })}</p>}
      {found.length > 0 && (
        <ul className={styles.targets} aria-label={intl.formatMessage({ id: 'social.share.chats' })}>
          {found.map((target) => (
            <li key={target.id}>
              <ListRow
                leading={
                  <Avatar
                    id={target.avatarId}
                    name={target.name}
                    src={target.src}
                    {...(target.kind && { kind: target.kind })}
                  />
                }
                title={target.name}
                end={
                  <Button
                    size="s"
                    variant={target.state === 'sent' ? 'quiet' : 'secondary'}
                    isBusy={target.state === 'sending'}
                    disabled={target.state === 'sent'}
                    aria-label={intl.formatMessage(
                      { id: 'social.share.to' },
                      { words: intl.formatMessage({ id: STATE_LABELS[target.state] }), name: target.name },
                    )}
                    onClick={() => onSend(target)}
                  >
                    {intl.formatMessage({ id: STATE_LABELS[target.state] })}
                  </Button>
                }
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
