import { useEffect } from 'react';
import { api } from '../../shared/api.ts';
import { checkMaintenance } from '../../shared/maintenance.ts';

/** On opening, the login screens ask whether the site is under maintenance, which closes them (spec §2). */
export function useMaintenanceCheck(): void {
  useEffect(() => {
    void checkMaintenance(async () => (await api.GET('/api/v1/maintenance')).data?.result);
  }, []);
}
