import type { ContactMode } from '@quintet/domain/auth/contact';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog.tsx';
import { createSessionStorageValue } from '../../../shared/storage/session-storage.ts';
import { usePageTitle } from '../../../shared/appearance/page-title.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useAuthNavigation, useAuthHistoryState } from '../../../shared/navigation/auth-navigation.ts';
import { LazyPagePart } from '../../../shared/loading/LazyPagePart.tsx';
import { getOrCreateDeviceId } from '../../../shared/session/device.ts';
import { useSession } from '../../../shared/session/session.ts';
import { toLoginHref } from '../auth-hrefs.ts';
import { AuthLayout } from '../AuthLayout.tsx';
import { useCheckMaintenanceOnMount } from '../use-check-maintenance-on-mount.ts';
import { parseForgotPasswordUrlParams } from './parse-url-params.ts';
import { type VerifiedContactCode, ForgotPasswordVerifyStep } from './ForgotPasswordVerifyStep.tsx';

const NEW_PASSWORD_STEP = 'new-password';

const loadNewPassword = () => import('./NewPasswordStep.tsx');

/** The code is a secret that is valid for minutes: this tab keeps it through a reload until the password is set or the user leaves. */
const storedProof = createSessionStorageValue<VerifiedContactCode>('quintet.proof');

/**
 * /forgot-password/phone and /forgot-password/email: one screen with two steps (spec §2). `auto` is for a signed-in user; for the security
 * password, the settings are the second step.
 */
export default function ForgotPasswordPage(): ReactNode {
  const intl = useIntl();
  const navigation = useAuthNavigation();
  const navigate = useNavigate();
  const navState = useAuthHistoryState();
  const { isSignedIn } = useSession();
  const { pathname, search } = useLocation();
  const mode: ContactMode = pathname === paths.forgotPasswordEmail.pattern ? 'email' : 'phone';
  const request = parseForgotPasswordUrlParams(mode, new URLSearchParams(search));
  const [proof, setProof] = useState(() => (navState.step === NEW_PASSWORD_STEP ? storedProof.read() : null));
  const [isConfirmingCancel, setIsConfirmingCancel] = useState(false);
  useCheckMaintenanceOnMount();

  const hasProof = proof !== null && navState.step === NEW_PASSWORD_STEP;
  useEffect(() => {
    storedProof.write(hasProof ? proof : null);
    return () => storedProof.write(null);
  }, [hasProof, proof]);
  const currentHref = pathname + search;
  const exitHref = isSignedIn ? paths.profile.href({ dialogVisible: 'account' }) : toLoginHref(mode);
  const isSecurityCode = request.isSecurityCode && isSignedIn;
  const setTitle = isSecurityCode ? 'auth.forgot.code-title' : 'auth.forgot.set-title';
  const title = intl.formatMessage({ id: request.isAuto ? setTitle : 'auth.forgot.title' });
  usePageTitle(title);
  function setSecurityCode({ contact, code }: VerifiedContactCode): void {
    const recovery = { ...contact, code, device_id: getOrCreateDeviceId() };
    void navigate(paths.profile.href({ dialogVisible: 'security-code' }), { replace: true, state: { recovery } });
  }
  const leave = (): void => (hasProof ? navigation.go(exitHref, { replace: true }) : navigation.back(exitHref));
  const back = request.isAuto
    ? () => setIsConfirmingCancel(true)
    : hasProof
      ? () => navigation.back(currentHref)
      : leave;

  return (
    <AuthLayout>
      {hasProof ? (
        <LazyPagePart
          load={loadNewPassword}
          props={{ title, proof, onBack: back, onDone: () => navigation.go(exitHref, { replace: true }) }}
        />
      ) : (
        <ForgotPasswordVerifyStep
          mode={mode}
          title={title}
          request={request}
          onBack={back}
          onVerified={(verified) => {
            if (isSecurityCode) return setSecurityCode(verified);
            setProof(verified);
            navigation.go(currentHref, { step: NEW_PASSWORD_STEP });
          }}
        />
      )}
      <ConfirmDialog
        isOpen={isConfirmingCancel}
        title={isSecurityCode ? 'auth.forgot.code-cancel-title' : 'auth.forgot.cancel-title'}
        text={isSecurityCode ? 'auth.forgot.code-cancel-text' : 'auth.forgot.cancel-text'}
        confirmLabel="auth.forgot.cancel-confirm"
        cancelLabel="auth.forgot.cancel-stay"
        onConfirm={leave}
        onCancel={() => setIsConfirmingCancel(false)}
      />
    </AuthLayout>
  );
}
