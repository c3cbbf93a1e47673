import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { SelectionCheckMark } from '../../components/SelectionCheckMark.tsx';
import { VirtualRows } from '../../components/VirtualRows.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import { PagedList, type PagedListProps } from '../../components/PagedList.tsx';
import styles from './MemberList.module.css';

/** A member of a group. */
export interface MemberListItemData {
  readonly id: string;
  readonly name: string;
  readonly src: string | null;
  readonly role: 'owner' | 'admin' | 'member';
}

interface MemberListProps extends Pick<PagedListProps, 'tail' | 'emptyState' | 'errorText' | 'onNearEnd' | 'onRetry'> {
  members: readonly MemberListItemData[];
  /** With it, a press selects a member instead of opening it. */
  selection?: MemberSelectionState | undefined;
  /** Opens or selects a member. */
  onOpen: (id: string) => void;
}

/** The members that are selected in the list. */
export interface MemberSelectionState {
  readonly ids: ReadonlySet<string>;
  /** No other member can be selected. */
  readonly isFull: boolean;
}

/** The members of a group. The parent element scrolls; only rows near the screen are in the page. */
export function MemberList({ members, selection, onOpen, ...rest }: MemberListProps) {
  return (
    <PagedList isEmpty={members.length === 0} {...rest}>
      <VirtualRows
        items={members}
        renderRow={(member) => <MemberRow member={member} selection={selection} onOpen={onOpen} />}
      />
    </PagedList>
  );
}

interface MemberRowProps extends Pick<MemberListProps, 'selection' | 'onOpen'> {
  member: MemberListItemData;
}

/** Scrolling renders the rows near the screen again; an unchanged one must cost nothing. */
const MemberRow = memo(function MemberRow({ member, selection, onOpen }: MemberRowProps) {
  const { id, name, src, role } = member;
  const isSelected = selection?.ids.has(id) === true;
  const badge = role === 'member' ? undefined : <MemberRoleBadge role={role} />;
  return (
    <ListRow
      as="button"
      {...(selection && { role: 'checkbox', 'aria-checked': isSelected, disabled: selection.isFull && !isSelected })}
      leading={<Avatar id={id} name={name} src={src} />}
      title={name}
      meta={selection && badge}
      end={selection ? <SelectionCheckMark isSelected={isSelected} /> : badge}
      onClick={() => onOpen(id)}
    />
  );
});

/** The role of an owner or admin. */
export function MemberRoleBadge({ role }: { role: 'owner' | 'admin' }) {
  return (
    <span className={styles.role} data-role={role}>
      <FormattedMessage id={`groups.role.${role}`} />
    </span>
  );
}
