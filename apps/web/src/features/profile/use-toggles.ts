import { Toggle } from '@quintet/api/enums';
import type { NotifySettings } from '@quintet/ui/views/profile/NotifySwitches';
import type { PrivacySettings } from '@quintet/ui/views/profile/PrivacySwitches';
import { useQueryClient } from '@tanstack/react-query';
import { showError } from '../../shared/feedback/errors.ts';
import { api } from '../../shared/requests/api.ts';
import { runOptimistic } from '../../shared/requests/optimistic-action.ts';
import { patchMe, type Me } from './queries.ts';

type Settings = NotifySettings & PrivacySettings;
type Toggles<Key extends keyof Settings> = Partial<Pick<Me, Key>>;

const NOTIFY_KEYS = ['notify', 'notify_detail', 'sound', 'vibration'] as const;
const PRIVACY_KEYS = ['findable_by_id', 'findable_by_phone'] as const;

const readToggles = <Key extends keyof Settings>(user: Me, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, user[key] === Toggle.OPEN])) as Pick<Settings, Key>;

export const toNotifySettings = (user: Me): NotifySettings => readToggles(user, NOTIFY_KEYS);
export const toPrivacySettings = (user: Me): PrivacySettings => readToggles(user, PRIVACY_KEYS);

const toToggles = <Key extends keyof Settings>(settings: Partial<Pick<Settings, Key>>, inverted = false) =>
  Object.fromEntries(
    Object.entries(settings).map(([key, isOn]) => [key, isOn !== inverted ? Toggle.OPEN : Toggle.CLOSE]),
  ) as Toggles<Key>;

/** Changes switches of this user optimistically, and reverts them on error. */
function useToggleChange<Key extends keyof Settings>(send: (toggles: Toggles<Key>) => Promise<unknown>) {
  const client = useQueryClient();
  return (changed: Partial<Pick<Settings, Key>>): void => {
    runOptimistic({
      apply: () => patchMe(client, toToggles(changed)),
      send: () => send(toToggles(changed)),
      undo: () => patchMe(client, toToggles(changed, true)),
    }).catch(showError);
  };
}

/** Changes notification settings (spec §7, POST users/notify). */
export const useNotifyChange = () =>
  useToggleChange<keyof NotifySettings>((body) => api.POST('/api/v1/users/notify', { body }));

/** Changes how others find this user (spec §7, PUT users/me). */
export const usePrivacyChange = () =>
  useToggleChange<keyof PrivacySettings>((body) => api.PUT('/api/v1/users/me', { body }));
