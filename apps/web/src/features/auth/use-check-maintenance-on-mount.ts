import { useEffect } from 'react';
import { api } from '../../shared/requests/api.ts';
import { refreshMaintenance } from '../../shared/requests/maintenance.ts';

/** Login screens check for maintenance when they open (spec §2). */
export function useCheckMaintenanceOnMount(): void {
  useEffect(() => {
    void refreshMaintenance(async () => (await api.GET('/api/v1/maintenance')).data?.result);
  }, []);
}
