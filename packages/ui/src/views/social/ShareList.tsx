import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { useNameSearch } from '../../components/use-filter-by-name.ts';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import styles from './ShareList.module.css';

export interface ShareTarget {
  readonly id: string;
  readonly name: string;
  readonly src: string | null | undefined;
  readonly kind: 'person' | 'group';
  readonly state: 'ready' | 'sending' | 'sent';
}

interface ShareListProps {
  /** What can be done with the link. */
  ways: readonly { id: string; icon: IconName; label: string; onPress: () => void }[];
  /** The link is there. */
  isReady: boolean;
  /** Chats to send it to, the liveliest first; null for who has none, such as a guest. */
  targets: readonly ShareTarget[] | null;
  /** Between the two. */
  children?: ReactNode;
  onSend: (target: ShareTarget) => void;
}

/** More chats than these are sought by name. */
const FEW = 8;

const WORDS = { ready: 'social.share.send', sending: 'social.share.send', sent: 'social.share.sent' } as const;

/** Ways to share: the link, and every chat with a button of its own. */
export function ShareList({ ways, isReady, targets, children, onSend }: ShareListProps) {
  const intl = useIntl();
  const { sought, setSought, found } = useNameSearch(targets ?? []);
  return (
    <>
      <div className={styles.ways}>
        {ways.map(({ id, icon, label, onPress }) => (
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
        <EmptyState figure="chat" title={intl.formatMessage({ id: 'social.share.no-chats' })} />
      )}
      {targets && targets.length > FEW && (
        <div className={styles.search}>
          <SearchField value={sought} onChange={setSought} label={intl.formatMessage({ id: 'social.share.search' })} />
        </div>
      )}
      {sought && found.length === 0 && <p className={styles.none}>{intl.formatMessage({ id: 'social.share.none' })}</p>}
      {found.length > 0 && (
        <ul className={styles.targets} aria-label={intl.formatMessage({ id: 'social.share.chats' })}>
          {found.map((target) => (
            <li key={target.id}>
              <ListRow
                leading={<Avatar id={target.id} name={target.name} src={target.src} kind={target.kind} />}
                title={target.name}
                end={
                  <Button
                    size="s"
                    variant={target.state === 'sent' ? 'quiet' : 'secondary'}
                    isBusy={target.state === 'sending'}
                    disabled={target.state === 'sent'}
                    aria-label={intl.formatMessage(
                      { id: 'social.share.to' },
                      { words: intl.formatMessage({ id: WORDS[target.state] }), name: target.name },
                    )}
                    onClick={() => onSend(target)}
                  >
                    {intl.formatMessage({ id: WORDS[target.state] })}
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
