import { ApiError } from '@quintet/api/error';
import type { Schemas } from '@quintet/api/types';
import { loginCodeAddress } from '@quintet/domain/auth/login-code';
import { QrLoginView } from '@quintet/ui/views/auth/QrLoginView';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { getDeviceId } from '../../shared/device.ts';
import { useBrand } from '../../shared/brand-context.ts';
import { paths } from '../../shared/paths.ts';
import { signIn } from '../../shared/session.ts';
import { toFormError, formErrorText, useFormSubmit, type FormError } from '../../shared/use-form-submit.ts';

/** The server says that a code has run out, whatever our clock says. */
const SPENT = 'api.forbidden';

type Code = Schemas['LoginQrcode'];

/** Asks for a code when the caller appears; `refusal` says why there is none. */
function useCode(): { code: Code | null; refusal: FormError | null } {
  const [code, setCode] = useState<Code | null>(null);
  const [refusal, setRefusal] = useState<FormError | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const body = { device_type: 'web', device_id: getDeviceId() } as const;
    api.POST('/api/v1/login/qrcode', { body, signal: leaving.signal }).then(
      ({ data }) => data && setCode(data.result),
      async (error: unknown) => setRefusal(await toFormError(error)),
    );
    return () => leaving.abort();
  }, []);
  return { code, refusal };
}

/** Whether a code has run out; `seconds` undefined while there is none. */
function useHasRunOut(seconds: number | undefined): boolean {
  const [hasRunOut, setHasRunOut] = useState(false);
  useEffect(() => {
    if (seconds === undefined) return undefined;
    const timer = setTimeout(() => setHasRunOut(true), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return hasRunOut;
}

/** One code, from its making to its end. */
function OneCode({ onRefresh }: { onRefresh: () => void }): ReactNode {
  const intl = useIntl();
  const { title } = useBrand();
  const { code, refusal } = useCode();
  const hasRunOut = useHasRunOut(code?.expire_in);
  const [isSpent, setIsSpent] = useState(false);
  const [passcode, setPasscode] = useState('');
  const [wasCopied, setWasCopied] = useState(false);
  const { submit, clearError, errorText, isBusy } = useFormSubmit();
  const data = code?.data;
  const address = data ? loginCodeAddress(location.origin + paths.profile.href({ dialogVisible: 'scan' }), data) : null;

  async function prove(typed: string): Promise<void> {
    if (data === undefined) return;
    await submit(async () => {
      try {
        await api.POST('/api/v1/login/qrcode/validate', { body: { data, passcode: typed, device_id: getDeviceId() } });
        const body = { data, device_type: 'web', device_id: getDeviceId() } as const;
        const answer = await api.POST('/api/v1/web/login', { body });
        if (answer.data) signIn({ token: answer.data.result.token, refreshToken: answer.data.result.refresh_token });
      } catch (error) {
        setPasscode('');
        setIsSpent(error instanceof ApiError && error.code === SPENT);
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
      address={address}
      // Who is typing has scanned it in time; then it is good for longer.
      hasExpired={isSpent || (hasRunOut && passcode === '' && !isBusy)}
      passcode={passcode}
      failure={errorText ?? (refusal ? formErrorText(intl, refusal) : undefined)}
      isBusy={isBusy}
      wasCopied={wasCopied}
      onPasscodeChange={(typed) => {
        setPasscode(typed);
        clearError();
      }}
      onPasscode={(typed) => void prove(typed)}
      onRefresh={onRefresh}
      onCopy={() => void (address && copy(address))}
    />
  );
}

/** A code for a phone that is signed in, and the passcode that it shows: logs this device in (spec §7, §8). */
export default function QrLogin(): ReactNode {
  const [round, setRound] = useState(0);
  return <OneCode key={round} onRefresh={() => setRound(round + 1)} />;
}
