import { ClearDataView, type ClearDataScope } from '@quintet/ui/views/profile/ClearDataView';
import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { useAsyncAction } from '../../shared/forms/use-async-action.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { clearAccountDataKeepingLogin, clearDeviceData } from '../../shared/session/clear-device.ts';
import { unsentCountAtom } from '../../shared/session/unsent-count.ts';

/** Deletes what this device has stored, and loads the app anew. */
export function ClearDeviceData(): ReactNode {
  const { isBusy, run } = useAsyncAction();
  const unsentCount = useAtomValue(unsentCountAtom);

  async function clear(scope: ClearDataScope): Promise<void> {
    if (scope === 'all') await clearDeviceData();
    else await clearAccountDataKeepingLogin();
    location.replace(scope === 'all' ? paths.homeRecommend.href() : paths.profile.href());
  }

  return <ClearDataView unsentCount={unsentCount} isBusy={isBusy} onClear={(scope) => void run(() => clear(scope))} />;
}
