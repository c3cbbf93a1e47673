import { LoadingOverlay } from '@quintet/ui/LoadingOverlay';
import { ClearDataView, type ClearDataScope } from '@quintet/ui/views/profile/ClearDataView';
import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { useAsyncAction } from '../../shared/forms/use-async-action.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { clearAccountDataKeepingLogin, logOutAndClearDeviceData } from '../../shared/session/clear-device.ts';
import { unsentMessageCountAtom } from '../../shared/session/unsent-message-count.ts';

/** Deletes what this device has stored, and reloads the app. */
export function ClearDeviceData(): ReactNode {
  const { isBusy, run } = useAsyncAction();
  const unsentCount = useAtomValue(unsentMessageCountAtom);

  async function clear(scope: ClearDataScope): Promise<void> {
    if (scope === 'all') await logOutAndClearDeviceData();
    else await clearAccountDataKeepingLogin();
    location.replace(scope === 'all' ? paths.homeRecommend.href() : paths.profile.href());
  }

  return (
    <>
      <ClearDataView unsentCount={unsentCount} isBusy={isBusy} onClear={(scope) => void run(() => clear(scope))} />
      {/* Its sheet could be closed, and the app used with half of its data. */}
      <LoadingOverlay isOpen={isBusy} />
    </>
  );
}
