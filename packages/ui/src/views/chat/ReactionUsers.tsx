import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import { getTabPanelProps, Tabs } from '../../components/Tabs.tsx';
import styles from './ReactionUsers.module.css';

interface ReactionUsersProps {
  /** By emoji, the earliest first. */
  reactions: readonly {
    readonly emoji: string;
    readonly users: readonly {
      readonly id: string;
      readonly nickname: string;
      readonly avatar_thumbnail?: string | null;
    }[];
  }[];
  onOpen: (userId: string) => void;
}

const ALL = 'all';

/** The users who reacted to a message, by emoji. */
export function ReactionUsers({ reactions, onOpen }: ReactionUsersProps) {
  const intl = useIntl();
  const [tab, setTab] = useState(ALL);
  const shown = reactions.some(({ emoji }) => emoji === tab) ? tab : ALL;
  const total = reactions.reduce((count, { users }) => count + users.length, 0);
  if (total === 0)
    return <EmptyState illustration="people" title={intl.formatMessage({ id: 'chat.reactions.none' })} />;
  return (
    <>
      {reactions.length > 1 && (
        <Tabs
          id="reactions"
          label={intl.formatMessage({ id: 'chat.reactions.label' })}
          variant="pill"
          value={shown}
          onChange={setTab}
          items={[
            { id: ALL, label: `${intl.formatMessage({ id: 'chat.reactions.all' })} ${total}` },
            ...reactions.map(({ emoji, users }) => ({ id: emoji, label: `${emoji} ${users.length}` })),
          ]}
        />
      )}
      <div {...(reactions.length > 1 && getTabPanelProps('reactions', shown))} className={styles.users}>
        <ul>
          {reactions
            .filter(({ emoji }) => shown === ALL || emoji === shown)
            .flatMap(({ emoji, users }) =>
              users.map(({ id, nickname, avatar_thumbnail: src }) => (
                <li key={`${emoji} ${id}`}>
                  <ListRow
                    as="button"
                    onClick={() => onOpen(id)}
                    leading={<Avatar id={id} name={nickname} src={src} />}
                    title={<bdi>{nickname}</bdi>}
                    end={<span className={styles.emoji}>{emoji}</span>}
                  />
                </li>
              )),
            )}
        </ul>
      </div>
    </>
  );
}
