import type { ContactMode } from '@quintet/domain/auth/contact';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog.tsx';
import { sessionValue } from '../../../shared/storage/session-storage.ts';
import { usePageTitle } from '../../../shared/appearance/page-title.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useAuthSteps, useAuthNavState } from '../../../shared/navigation/auth-navigation.ts';
import { useSession } from '../../../shared/session/session.ts';
import { toLoginHref } from '../auth-hrefs.ts';
import { AuthLayout } from '../AuthLayout.tsx';
import { useMaintenanceCheck } from '../use-maintenance-check.ts';
import { NewPasswordStep } from './NewPasswordStep.tsx';
import { parseForgotRequest } from './parse-request.ts';
import { type VerificationProof, VerifyStep } from './VerifyStep.tsx';

const NEW_PASSWORD_STEP = 'new-password';

/** The code is a secret that is valid for minutes: this tab keeps it through a reload until the password is set or the user leaves. */
const storedProof = sessionValue<VerificationProof>('quintet.proof');

/** /forgot-password/phone and /forgot-password/email: one screen with two steps (spec §2). `auto` sets a first password. */
export default function ForgotPasswordPage(): ReactNode {
  const intl = useIntl();
  const steps = useAuthSteps();
  const navState = useAuthNavState();
  const { isSignedIn } = useSession();
  const { pathname, search } = useLocation();
  const mode: ContactMode = pathname === paths.forgotPasswordEmail.pattern ? 'email' : 'phone';
  const request = parseForgotRequest(mode, new URLSearchParams(search));
  const [proof, setProof] = useState(() => (navState.step === NEW_PASSWORD_STEP ? storedProof.read() : null));
  const [isConfirmingCancel, setIsConfirmingCancel] = useState(false);
  useMaintenanceCheck();

  const hasProof = proof !== null && navState.step === NEW_PASSWORD_STEP;
  useEffect(() => {
    storedProof.write(hasProof ? proof : null);
    return () => storedProof.write(null);
  }, [hasProof, proof]);
  const currentHref = pathname + search;
  const exitHref = isSignedIn ? paths.profile.href({ dialogVisible: 'account' }) : toLoginHref(mode);
  const title = intl.formatMessage({ id: request.isAuto ? 'auth.forgot.set-title' : 'auth.forgot.title' });
  usePageTitle(title);
  const leave = (): void => (hasProof ? steps.go(exitHref, { replace: true }) : steps.back(exitHref));
  const back = request.isAuto ? () => setIsConfirmingCancel(true) : hasProof ? () => steps.back(currentHref) : leave;

  return (
    <AuthLayout>
      {hasProof ? (
        <NewPasswordStep
          title={title}
          proof={proof}
          onBack={back}
          onDone={() => steps.go(exitHref, { replace: true })}
        />
      ) : (
        <VerifyStep
          mode={mode}
          title={title}
          request={request}
          onBack={back}
          onVerified={(verified) => {
            setProof(verified);
            steps.go(currentHref, { step: NEW_PASSWORD_STEP });
          }}
        />
      )}
      <ConfirmDialog
        isOpen={isConfirmingCancel}
        title="auth.forgot.cancel-title"
        text="auth.forgot.cancel-text"
        confirmLabel="auth.forgot.cancel-confirm"
        cancelLabel="auth.forgot.cancel-stay"
        onConfirm={leave}
        onCancel={() => setIsConfirmingCancel(false)}
      />
    </AuthLayout>
  );
}
