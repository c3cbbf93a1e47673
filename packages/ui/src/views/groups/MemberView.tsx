import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import styles from './ChatDetailsView.module.css';
import { DetailsActionRow } from './DetailsActionRow.tsx';
import { MemberRoleBadge, type MemberListItemData } from './MemberList.tsx';

interface MemberViewProps {
  member: MemberListItemData;
  /** When the member joined, and who invited them. */
  joined?: string | undefined;
  /** The switches of an admin's permissions. */
  adminPermissions?: ReactNode;
  /** An omitted action is not available to this user. */
  onProfile?: (() => void) | undefined;
  onMessage?: (() => void) | undefined;
  onAddFriend?: (() => void) | undefined;
  onAddAdmin?: (() => void) | undefined;
  onRemoveAdmin?: (() => void) | undefined;
  onTransfer?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  onBlock?: (() => void) | undefined;
}

/** A member of a group, and what this user may do with them (spec §2, group member edit). */
export function MemberView({ member, joined, adminPermissions, ...actions }: MemberViewProps) {
  const { id, name, src, role } = member;
  const { onProfile, onMessage, onAddFriend, onAddAdmin, onRemoveAdmin, onTransfer, onRemove, onBlock } = actions;
  return (
    <div className={styles.details}>
      <div className={styles.head}>
        <Avatar size="xxl" id={id} name={name} src={src} />
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        {role !== 'member' && <MemberRoleBadge role={role} />}
        {joined && <p className={styles.introduction}>{joined}</p>}
      </div>
      {(onProfile || onMessage || onAddFriend) && (
        <section className={styles.card}>
          {onProfile && <DetailsActionRow icon="person" label="groups.member.profile" onPress={onProfile} />}
          {onMessage && <DetailsActionRow icon="chat" label="groups.member.message" onPress={onMessage} />}
          {onAddFriend && <DetailsActionRow icon="friends" label="groups.member.add-friend" onPress={onAddFriend} />}
        </section>
      )}
      {adminPermissions && (
        <section>
          <h4 className={styles.heading}>
            <FormattedMessage id="groups.member.admin-permissions" />
          </h4>
          <div className={styles.card}>{adminPermissions}</div>
        </section>
      )}
      {(onAddAdmin || onRemoveAdmin || onTransfer) && (
        <section className={styles.card}>
          {onAddAdmin && <DetailsActionRow icon="shield" label="groups.member.add-admin" onPress={onAddAdmin} />}
          {onRemoveAdmin && (
            <DetailsActionRow icon="shield" label="groups.member.remove-admin" onPress={onRemoveAdmin} />
          )}
          {onTransfer && <DetailsActionRow icon="turn" label="groups.member.transfer" onPress={onTransfer} />}
        </section>
      )}
      {(onRemove || onBlock) && (
        <section className={styles.card}>
          {onRemove && <DetailsActionRow isDanger icon="logout" label="groups.member.remove" onPress={onRemove} />}
          {onBlock && <DetailsActionRow isDanger icon="block" label="groups.member.block" onPress={onBlock} />}
        </section>
      )}
    </div>
  );
}
