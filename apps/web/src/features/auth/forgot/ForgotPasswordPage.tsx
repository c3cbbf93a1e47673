import type { ContactMode } from '@quintet/domain/auth/contact';
import { Dialog } from '@quintet/ui/Dialog';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { sessionValue } from '../../../shared/session-storage.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { paths } from '../../../shared/paths.ts';
import { useAuthSteps, useAuthNavState } from '../../../shared/auth-navigation.ts';
import { useSession } from '../../../shared/session.ts';
import { loginHref } from '../auth-hrefs.ts';
import { GuestPage } from '../AuthLayout.tsx';
import { useMaintenanceCheck } from '../use-maintenance-check.ts';
import { NewPasswordStep } from './NewPasswordStep.tsx';
import { readRequest } from './parse-request.ts';
import { type Proof, VerifyStep } from './VerifyStep.tsx';

const NEW_PASSWORD = 'new-password';

/** The code is a secret, good for minutes: this tab keeps it through a reload, until the password is set or one turns away. */
const kept = sessionValue<Proof>('quintet.proof');

/** /forgot-password/phone and /forgot-password/email: one screen in two steps (spec §2). With `auto` it sets a password. */
export default function ForgotPasswordPage(): ReactNode {
  const intl = useIntl();
  const steps = useAuthSteps();
  const way = useAuthNavState();
  const { isSignedIn } = useSession();
  const { pathname, search } = useLocation();
  const mode: ContactMode = pathname === paths.forgotPasswordEmail.pattern ? 'email' : 'phone';
  const request = readRequest(mode, new URLSearchParams(search));
  const [proof, setProof] = useState(() => (way.step === NEW_PASSWORD ? kept.read() : null));
  const [isAsking, setIsAsking] = useState(false);
  useMaintenanceCheck();

  const isProved = proof !== null && way.step === NEW_PASSWORD;
  useEffect(() => {
    kept.write(isProved ? proof : null);
    return () => kept.write(null);
  }, [isProved, proof]);
  const here = pathname + search;
  const home = isSignedIn ? paths.profile.href({ dialogVisible: 'account' }) : loginHref(mode);
  const title = intl.formatMessage({ id: request.isAuto ? 'auth.forgot.set-title' : 'auth.forgot.title' });
  usePageTitle(title);
  const leave = (): void => (isProved ? steps.go(home, { replace: true }) : steps.back(home));
  const back = request.isAuto ? () => setIsAsking(true) : isProved ? () => steps.back(here) : leave;

  return (
    <GuestPage>
      {isProved ? (
        <NewPasswordStep title={title} proof={proof} onBack={back} onDone={() => steps.go(home, { replace: true })} />
      ) : (
        <VerifyStep
          mode={mode}
          title={title}
          request={request}
          onBack={back}
          onVerified={(found) => {
            setProof(found);
            steps.go(here, { step: NEW_PASSWORD });
          }}
        />
      )}
      <Dialog
        isOpen={isAsking}
        title={intl.formatMessage({ id: 'auth.forgot.cancel-title' })}
        confirmLabel={intl.formatMessage({ id: 'auth.forgot.cancel-confirm' })}
        cancelLabel={intl.formatMessage({ id: 'auth.forgot.cancel-stay' })}
        onConfirm={leave}
        onCancel={() => setIsAsking(false)}
      >
        {intl.formatMessage({ id: 'auth.forgot.cancel-text' })}
      </Dialog>
    </GuestPage>
  );
}
