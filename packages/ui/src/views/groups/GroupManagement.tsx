import { DetailsActionRow } from './DetailsActionRow.tsx';

interface GroupManagementProps {
  adminCount: number;
  /** An omitted action is not available to this user. */
  onMemberPermissions?: (() => void) | undefined;
  onAdmins?: (() => void) | undefined;
  onBlacklist?: (() => void) | undefined;
  onTransfer?: (() => void) | undefined;
}

/** What the owner and the admins of a group manage (spec §2, group settings). */
export function GroupManagement({ adminCount, ...actions }: GroupManagementProps) {
  const { onMemberPermissions, onAdmins, onBlacklist, onTransfer } = actions;
  return (
    <>
      {onMemberPermissions && (
        <DetailsActionRow icon="settings" label="groups.member-permission.title" onPress={onMemberPermissions} />
      )}
      {onAdmins && <DetailsActionRow icon="shield" label="groups.admins.title" value={adminCount} onPress={onAdmins} />}
      {onBlacklist && <DetailsActionRow icon="block" label="groups.blacklist.title" onPress={onBlacklist} />}
      {onTransfer && <DetailsActionRow icon="turn" label="groups.details.transfer" onPress={onTransfer} />}
    </>
  );
}
