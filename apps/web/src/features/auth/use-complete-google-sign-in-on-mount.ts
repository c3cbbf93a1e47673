import { OpType } from '@quintet/api/enums';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../shared/requests/api.ts';
import { getOrCreateDeviceId } from '../../shared/session/device.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { signInWithTokens } from '../../shared/session/session.ts';
import { resolveFormErrorOrShowDialog, type FormError } from '../../shared/forms/use-form-submit.ts';
import { pendingGoogleRegistrationStorage } from './pending-google-registration.ts';
import type { GoogleSignInResponse } from './google.ts';

/** `formError` is null when there is only the generic message. */
type GoogleSignIn = { status: 'under-way' } | { status: 'failed'; formError: FormError | null };

/** Exchanges Google's id token: signs in an existing user, sends a new one to registration (spec §4). */
export function useCompleteGoogleSignInOnMount({ token, nonce, returnTo }: GoogleSignInResponse): GoogleSignIn {
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<GoogleSignIn>(
    token === null ? { status: 'failed', formError: null } : { status: 'under-way' },
  );
  const isSent = useRef(false);

  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const state = { returnTo };
    // Removes the token from the URL but keeps the return URL for the route.
    void navigate(paths.googleCallback.href(), { replace: true, state });
    if (token === null) return;

    async function exchange(idToken: string): Promise<void> {
      const body = { token: idToken, nonce, device_type: 'web', device_id: getOrCreateDeviceId() } as const;
      const { data } = await api.POST('/api/v2/oauth/google', { body });
      const { op_type, token: access, refresh_token, email, nickname } = data!.result;
      if (op_type === OpType.LOGIN && access && refresh_token)
        return signInWithTokens({ token: access, refreshToken: refresh_token });
      pendingGoogleRegistrationStorage.write({ token: idToken, email: email ?? null, nickname: nickname ?? '' });
      void navigate(paths.googleRegister.href(), { replace: true, state });
    }
    exchange(token).catch(async (error: unknown) =>
      setOutcome({ status: 'failed', formError: await resolveFormErrorOrShowDialog(error) }),
    );
  }, [token, nonce, returnTo, navigate]);

  return outcome;
}
