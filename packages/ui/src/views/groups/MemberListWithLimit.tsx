import type { MessageId } from '@quintet/i18n/ids';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { Button } from '../../components/Button.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { MemberListItemData } from './MemberList.tsx';
import styles from './MemberListWithLimit.module.css';

type CountedMember = Pick<MemberListItemData, 'id' | 'name' | 'src'>;

interface CountedMembersProps {
  members: readonly CountedMember[];
  /** How many the group may have; undefined while it loads. */
  limit: number | undefined;
  /** Shown in place of the members when there are none. */
  emptyState: ReactNode;
  addLabel: MessageId;
  /** Without it this user adds nobody. */
  onAdd?: (() => void) | undefined;
  /** Opens a member. */
  onOpen?: ((id: string) => void) | undefined;
  /** Takes a user off the blacklist; in place of `onOpen`. */
  onUnblock?: (member: CountedMember) => void;
}

/** The admins or the blacklist of a group, with number and limit. */
export function MemberListWithLimit(props: CountedMembersProps) {
  const { members, limit = Infinity, emptyState, addLabel, onAdd, onOpen, onUnblock } = props;
  const intl = useIntl();
  const count = members.length;
  const isFull = count >= limit;
  return (
    <>
      {onAdd && (
        <ListRow
          as="button"
          leading={<Icon name="add" />}
          title={<FormattedMessage id={addLabel} />}
          disabled={isFull}
          onClick={onAdd}
        />
      )}
      {count > 0 && limit < Infinity && (
        <p className={styles.count} role="status">
          <FormattedMessage id={isFull ? 'kit.picker.full' : 'kit.picker.count'} values={{ count, limit }} />
        </p>
      )}
      {count === 0 && emptyState}
      <ul>
        {members.map((member) => {
          const { id, name, src } = member;
          const row = { leading: <Avatar id={id} name={name} src={src} />, title: name };
          return (
            <li key={id}>
              {onOpen ? (
                <ListRow as="button" {...row} hasChevron onClick={() => onOpen(id)} />
              ) : (
                <ListRow
                  {...row}
                  end={
                    <Button
                      variant="secondary"
                      size="s"
                      aria-label={intl.formatMessage({ id: 'groups.blacklist.remove-name' }, { name })}
                      onClick={() => onUnblock?.(member)}
                    >
                      <FormattedMessage id="groups.blacklist.remove" />
                    </Button>
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
