import type { Group } from '@quintet/domain/chat/message';
import { NotifySwitches, type NotifySettings } from '@quintet/ui/NotifySwitches';
import type { ReactNode } from 'react';
import { toNotifySettings } from '../../../shared/notifications/notify-settings.ts';
import { requestNotificationPermission, useNotificationPermission } from '../../../shared/notifications/permission.ts';

interface ChatNotificationSettingsProps {
  group: Group;
  onChange: (changed: Partial<NotifySettings>) => void;
}

/** The notification settings of one chat; those of the account come first (spec §7, POST users/notify). */
export function ChatNotificationSettings({ group, onChange }: ChatNotificationSettingsProps): ReactNode {
  return (
    <NotifySwitches
      settings={toNotifySettings(group)}
      permission={useNotificationPermission()}
      onChange={onChange}
      onAllow={() => void requestNotificationPermission()}
    />
  );
}
