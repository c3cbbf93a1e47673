import { Toggle } from '@quintet/api/enums';
import type { PrivacySettings } from '@quintet/ui/views/profile/PrivacySwitches';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/requests/api.ts';
import { showError } from '../../shared/feedback/errors.ts';
import { patchMe, type Me } from './queries.ts';

export const toPrivacySettings = (user: Me): PrivacySettings => ({
  findable_by_id: user.findable_by_id === Toggle.OPEN,
  findable_by_phone: user.findable_by_phone === Toggle.OPEN,
});

/** Changes how others find this user: optimistically, each switch by itself, and reverts it on error (spec §7, PUT users/me). */
export function usePrivacyChange(): (changed: Partial<PrivacySettings>) => void {
  const client = useQueryClient();
  const toToggles = (settings: Partial<PrivacySettings>, inverted = false): Partial<Pick<Me, keyof PrivacySettings>> =>
    Object.fromEntries(
      Object.entries(settings).map(([key, isOn]) => [key, isOn !== inverted ? Toggle.OPEN : Toggle.CLOSE]),
    );
  return (changed) => {
    patchMe(client, toToggles(changed));
    api.PUT('/api/v1/users/me', { body: toToggles(changed) }).catch((error: unknown) => {
      patchMe(client, toToggles(changed, true));
      showError(error);
    });
  };
}
