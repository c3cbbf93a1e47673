import { ApiError } from '@quintet/api/error';
import type { Schemas } from '@quintet/api/types';
import { getLoginQrUrl } from '@quintet/domain/auth/login-qr';
import { QrLoginView } from '@quintet/ui/views/auth/QrLoginView';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../shared/requests/api.ts';
import { getOrCreateDeviceId } from '../../shared/session/device.ts';
import { useBrand } from '../../shared/appearance/brand-context.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { signInWithTokens } from '../../shared/session/session.ts';
import { formatResolvedError } from '../../shared/feedback/format-resolved-error.ts';
import { resolveFormErrorOrShowDialog, useFormSubmit, type FormError } from '../../shared/forms/use-form-submit.ts';

/** The server reports that the code has expired; the local clock may be wrong. */
const EXPIRED = 'api.forbidden';

type LoginQr = Schemas['LoginQrcode'];

/** Requests a login QR code on mount; `formError` is the error. */
function useLoginQr(): { loginQr: LoginQr | null; formError: FormError | null } {
  const [loginQr, setLoginQr] = useState<LoginQr | null>(null);
  const [formError, setFormError] = useState<FormError | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const body = { device_type: 'web', device_id: getOrCreateDeviceId() } as const;
    api.POST('/api/v1/login/qrcode', { body, signal: controller.signal }).then(
      ({ data }) => data && setLoginQr(data.result),
      async (error: unknown) => setFormError(await resolveFormErrorOrShowDialog(error)),
    );
    return () => controller.abort();
  }, []);
  return { loginQr, formError };
}

/** Whether a code has expired; `seconds` is undefined while there is none. */
function useIsExpired(seconds: number | undefined): boolean {
  const [isExpired, setIsExpired] = useState(false);
  useEffect(() => {
    if (seconds === undefined) return undefined;
    const timer = setTimeout(() => setIsExpired(true), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return isExpired;
}

/** One QR code, from its request to its expiry. */
function SingleQrLogin({ onRefresh }: { onRefresh: () => void }): ReactNode {
  const intl = useIntl();
  const { title } = useBrand();
  const { loginQr, formError } = useLoginQr();
  const isTimedOut = useIsExpired(loginQr?.expire_in);
  const [isRejected, setIsRejected] = useState(false);
  const [passcode, setPasscode] = useState('');
  const [wasCopied, setWasCopied] = useState(false);
  const { submit, clearError, errorText, isBusy } = useFormSubmit();
  const data = loginQr?.data;
  const loginUrl = data ? getLoginQrUrl(location.origin + paths.profile.href({ dialogVisible: 'scan' }), data) : null;

  async function submitPasscode(typed: string): Promise<void> {
    if (data === undefined) return;
    await submit(async () => {
      try {
        await api.POST('/api/v1/login/qrcode/validate', {
          body: { data, passcode: typed, device_id: getOrCreateDeviceId() },
        });
        const body = { data, device_type: 'web', device_id: getOrCreateDeviceId() } as const;
        const response = await api.POST('/api/v1/web/login', { body });
        if (response.data)
          signInWithTokens({ token: response.data.result.token, refreshToken: response.data.result.refresh_token });
      } catch (error) {
        setPasscode('');
        setIsRejected(error instanceof ApiError && error.code === EXPIRED);
        throw error;
      }
    });
  }

  async function copy(text: string): Promise<void> {
    await navigator.clipboard.writeText(text);
    setWasCopied(true);
  }

  return (
    <QrLoginView
      brandTitle={title}
      url={loginUrl}
      // Typing the passcode means that the code was scanned in time; it is then valid for longer.
      hasExpired={isRejected || (isTimedOut && passcode === '' && !isBusy)}
      passcode={passcode}
      errorText={errorText ?? (formError ? formatResolvedError(intl, formError.errorMessage) : undefined)}
      isBusy={isBusy}
      wasCopied={wasCopied}
      onPasscodeChange={(typed) => {
        setPasscode(typed);
        clearError();
      }}
      onPasscode={(typed) => void submitPasscode(typed)}
      onRefresh={onRefresh}
      onCopy={() => void (loginUrl && copy(loginUrl))}
    />
  );
}

/** A QR code for a signed-in phone and the field for its passcode: logs this device in (spec §7, §8). */
export default function QrLogin(): ReactNode {
  const [attempt, setAttempt] = useState(0);
  return <SingleQrLogin key={attempt} onRefresh={() => setAttempt(attempt + 1)} />;
}
