import { useEffect } from 'react';
import { api } from '../../shared/requests/api.ts';
import { checkMaintenance } from '../../shared/requests/maintenance.ts';

/** Login screens check for maintenance when they open (spec §2). */
export function useMaintenanceCheck(): void {
  useEffect(() => {
    void checkMaintenance(async () => (await api.GET('/api/v1/maintenance')).data?.result);
  }, []);
}
