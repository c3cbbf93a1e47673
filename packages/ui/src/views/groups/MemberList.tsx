import { FormattedMessage } from 'react-intl';
import { Virtualizer } from 'virtua';
import { Avatar } from '../../components/Avatar.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import { PagedList, type PagedListProps } from '../../components/PagedList.tsx';
import styles from './MemberList.module.css';

/** A member of a group. */
export interface ListedMember {
  readonly id: string;
  readonly name: string;
  readonly src: string | null;
  readonly role: 'owner' | 'admin' | 'member';
  /** The second line, e.g. the member's own nickname. */
  readonly detail?: string | undefined;
}

interface MemberListProps extends Pick<PagedListProps, 'rest' | 'emptyState' | 'errorText' | 'onNearEnd' | 'onRetry'> {
  members: readonly ListedMember[];
  onOpen: (id: string) => void;
}

/** The members of a group. The parent element scrolls; only rows near the screen are in the page. */
export function MemberList({ members, onOpen, ...rest }: MemberListProps) {
  return (
    <PagedList isEmpty={members.length === 0} {...rest}>
      <Virtualizer as="ul" item="li" data={[...members]}>
        {(member) => <MemberRow key={member.id} member={member} onOpen={onOpen} />}
      </Virtualizer>
    </PagedList>
  );
}

interface MemberRowProps {
  member: ListedMember;
  onOpen: (id: string) => void;
}

function MemberRow({ member: { id, name, src, role, detail }, onOpen }: MemberRowProps) {
  return (
    <ListRow
      as="button"
      leading={<Avatar id={id} name={name} src={src} />}
      title={name}
      detail={detail}
      end={role === 'member' ? undefined : <RoleBadge role={role} />}
      onClick={() => onOpen(id)}
    />
  );
}

/** The role of an owner or admin. */
export function RoleBadge({ role }: { role: 'owner' | 'admin' }) {
  return (
    <span className={styles.role} data-role={role}>
      <FormattedMessage id={`groups.role.${role}`} />
    </span>
  );
}
