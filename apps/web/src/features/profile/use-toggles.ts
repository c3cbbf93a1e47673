import type { NotifySettings } from '@quintet/ui/NotifySwitches';
import type { FindabilitySettings } from '@quintet/ui/views/profile/PrivacySwitches';
import { useQueryClient } from '@tanstack/react-query';
import { showError } from '../../shared/feedback/errors.ts';
import { parseWireToggles, toWireToggles } from '../../shared/notifications/notify-settings.ts';
import { requestNotificationPermission } from '../../shared/notifications/permission.ts';
import { api } from '../../shared/requests/api.ts';
import { runOptimisticAction } from '../../shared/requests/optimistic-action.ts';
import { patchCachedOwnUser, type OwnUser } from '../../shared/users/own-user.ts';

type Settings = NotifySettings & FindabilitySettings;
type Toggles<Key extends keyof Settings> = Partial<Pick<OwnUser, Key>>;

const PRIVACY_KEYS = ['findable_by_id', 'findable_by_phone'] as const;

export const toPrivacySettings = (user: OwnUser): FindabilitySettings => parseWireToggles(user, PRIVACY_KEYS);

/** Changes switches of this user optimistically, and reverts them on error. `keepalive` sends them also if the page is closed at once. */
function useToggleChange<Key extends keyof Settings>(send: (toggles: Toggles<Key>) => Promise<unknown>) {
  const client = useQueryClient();
  return (changed: Partial<Pick<Settings, Key>>): void => {
    const toggles = (isInverted?: boolean) => toWireToggles(changed, isInverted) as Toggles<Key>;
    runOptimisticAction({
      apply: () => patchCachedOwnUser(client, toggles()),
      send: () => send(toggles()),
      undo: () => patchCachedOwnUser(client, toggles(true)),
    }).catch(showError);
  };
}

/** Changes notification settings (spec §7, POST users/notify). Switching notifications on asks the browser for its permission. */
export function useChangeNotifySettings(): (changed: Partial<NotifySettings>) => void {
  const change = useToggleChange<keyof NotifySettings>((body) =>
    api.POST('/api/v1/users/notify', { body, keepalive: true }),
  );
  return (changed) => {
    if (changed.notify) void requestNotificationPermission();
    change(changed);
  };
}

/** Changes how others find this user (spec §7, PUT users/me). */
export const useChangePrivacySettings = () =>
  useToggleChange<keyof FindabilitySettings>((body) => api.PUT('/api/v1/users/me', { body, keepalive: true }));
