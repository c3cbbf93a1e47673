import { MaintenanceView } from '@quintet/ui/views/site/MaintenanceView';
import { GuestScreenLayout } from '@quintet/ui/views/auth/GuestScreenLayout';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { api } from '../../shared/requests/api.ts';
import { refreshMaintenance, useMaintenance } from '../../shared/requests/maintenance.ts';
import { BrandMark } from '../../shared/appearance/BrandMark.tsx';
import { usePageTitle } from '../../shared/appearance/page-title.ts';
import { paths } from '../../shared/navigation/paths.ts';

/** Milliseconds between checks. */
const CHECK_INTERVAL_MS = 30_000;

const refreshState = () => refreshMaintenance(async () => (await api.GET('/api/v1/maintenance')).data?.result);

/** The maintenance screen (spec §4): checks periodically and when the tab becomes visible, and redirects once maintenance is over. */
export default function MaintenancePage(): ReactNode {
  const state = useMaintenance();
  const [isChecking, setIsChecking] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const [hasLoaded, setHasLoaded] = useState(false);
  usePageTitle();

  useEffect(() => {
    const refreshIfVisible = (): void => {
      if (document.visibilityState === 'visible') void refreshState();
    };
    void refreshState().finally(() => setHasLoaded(true));
    const timer = setInterval(refreshIfVisible, CHECK_INTERVAL_MS);
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfVisible);
    };
  }, []);

  async function check(): Promise<void> {
    setIsChecking(true);
    await refreshState();
    setIsChecking(false);
    setIsChecked(true);
  }

  if (!state?.enabled && hasLoaded) return <Navigate to={paths.root.href()} replace />;
  return (
    <GuestScreenLayout mark={<BrandMark />}>
      <MaintenanceView
        announcement={state?.announcement ?? ''}
        startsAt={state?.maintain_start ?? null}
        endsAt={state?.maintain_end ?? null}
        isChecking={isChecking}
        isStillDown={isChecked && !isChecking}
        onCheck={() => void check()}
      />
    </GuestScreenLayout>
  );
}
