import { DetailsActionRow } from './DetailsActionRow.tsx';

interface GroupManagementProps {
  adminCount: number;
  /** An omitted action is not available to this user. */
  onAbilities?: (() => void) | undefined;
  onAdmins?: (() => void) | undefined;
  onBlacklist?: (() => void) | undefined;
  onTransfer?: (() => void) | undefined;
}

/** What the owner and the admins of a group manage (spec §2, group settings). */
export function GroupManagement({ adminCount, ...actions }: GroupManagementProps) {
  const { onAbilities, onAdmins, onBlacklist, onTransfer } = actions;
  return (
    <>
      {onAbilities && <DetailsActionRow icon="settings" label="groups.ability.title" onPress={onAbilities} />}
      {onAdmins && <DetailsActionRow icon="shield" label="groups.admins.title" value={adminCount} onPress={onAdmins} />}
      {onBlacklist && <DetailsActionRow icon="block" label="groups.blacklist.title" onPress={onBlacklist} />}
      {onTransfer && <DetailsActionRow icon="turn" label="groups.details.transfer" onPress={onTransfer} />}
    </>
  );
}
