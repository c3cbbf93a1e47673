import { Toggle } from '@quintet/api/enums';
import type { NotifySettings } from '@quintet/ui/views/profile/NotifySwitches';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/requests/api.ts';
import { runOptimistic } from '../../shared/requests/optimistic-action.ts';
import { showError } from '../../shared/feedback/errors.ts';
import { patchMe, type Me } from './queries.ts';

const KEYS = ['notify', 'notify_detail', 'sound', 'vibration'] as const;

export const toNotifySettings = (user: Me): NotifySettings =>
  Object.fromEntries(KEYS.map((key) => [key, user[key] === Toggle.OPEN])) as unknown as NotifySettings;

/** Changes a notification setting optimistically and reverts it on error (spec §7, POST users/notify). */
export function useNotifyChange(): (changed: Partial<NotifySettings>) => void {
  const client = useQueryClient();
  const toToggles = (settings: Partial<NotifySettings>, inverted = false): Partial<Pick<Me, (typeof KEYS)[number]>> =>
    Object.fromEntries(
      Object.entries(settings).map(([key, isOn]) => [key, isOn !== inverted ? Toggle.OPEN : Toggle.CLOSE]),
    );
  return (changed) => {
    runOptimistic({
      apply: () => patchMe(client, toToggles(changed)),
      send: () => api.POST('/api/v1/users/notify', { body: toToggles(changed) }),
      undo: () => patchMe(client, toToggles(changed, true)),
    }).catch(showError);
  };
}
