import { NO_CONNECTION_CODE, UNAVAILABLE_CODE } from '@quintet/api/error';
import { ShowLoginPasscodeView } from '@quintet/ui/views/profile/ShowLoginPasscodeView';
import { ScanLoginConfirmView } from '@quintet/ui/views/profile/ScanLoginConfirmView';
import { useAtomValue } from 'jotai/react';
import { useState, type ReactNode } from 'react';
import { api } from '../../../shared/requests/api.ts';
import { getOrCreateDeviceId } from '../../../shared/session/device.ts';
import { useBrand } from '../../../shared/appearance/brand-context.ts';
import { useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { approvedLoginIdAtom } from './approved-login.ts';
import { LoginQrScanner } from './LoginQrScanner.tsx';
import { useSecondsUntil } from '../../../shared/time/use-seconds-until.ts';
import type { OwnUser } from '../../../shared/users/own-user.ts';

interface ScannedLogin {
  readonly qrcode_id: string;
  readonly passcode: string;
  readonly expiresAt: number;
}

function Passcode({
  scanned,
  ...actions
}: {
  scanned: ScannedLogin;
  onRescan: () => void;
  onDone: () => void;
}): ReactNode {
  const secondsLeft = useSecondsUntil(scanned.expiresAt);
  const isApproved = useAtomValue(approvedLoginIdAtom) === scanned.qrcode_id;
  return (
    <ShowLoginPasscodeView {...actions} passcode={scanned.passcode} secondsLeft={secondsLeft} isApproved={isApproved} />
  );
}

interface ScanLoginProps {
  /** From the URL. */
  code: string | null;
  user: OwnUser | undefined;
  onDone: () => void;
}

/**
 * Logs another device in (spec §7): scans its code or takes it from the URL, asks for confirmation, then shows the passcode to type there
 * until that device is logged in.
 */
export default function ScanLogin({ code: initialCode, user, onDone }: ScanLoginProps): ReactNode {
  const { title } = useBrand();
  const [data, setData] = useState(initialCode);
  const [scanned, setScanned] = useState<ScannedLogin | null>(null);
  const { submit, clearError, errorText, errorCode, isBusy } = useFormSubmit();
  const restart = (): void => {
    clearError();
    setScanned(null);
    setData(null);
  };

  if (scanned) return <Passcode scanned={scanned} onRescan={restart} onDone={onDone} />;
  if (data === null) return <LoginQrScanner onCode={setData} />;
  return (
    <ScanLoginConfirmView
      profile={user ? { ...user, avatar: user.avatar_thumbnail ?? user.avatar } : null}
      site={`${title} (${location.host})`}
      errorText={errorText}
      // Any server error makes this code useless.
      isExpired={errorCode !== undefined && ![NO_CONNECTION_CODE, UNAVAILABLE_CODE].includes(errorCode)}
      isBusy={isBusy}
      onRescan={restart}
      onConfirm={() =>
        void submit(async () => {
          const body = { data, device_id: getOrCreateDeviceId() };
          const { data: response } = await api.POST('/api/v1/login/qrcode/scan', { body });
          const { expire_in: seconds, ...login } = response!.result;
          setScanned({ ...login, expiresAt: Date.now() + seconds * 1000 });
        })
      }
    />
  );
}
