import { AuthHeader } from '@quintet/ui/views/auth/AuthHeader';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useNavigate } from 'react-router';
import { useBrand } from '../../shared/appearance/brand-context.ts';
import { usePageTitle } from '../../shared/appearance/page-title.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useAuthHistoryState } from '../../shared/navigation/auth-navigation.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { startGoogleSignIn } from './start-google-sign-in.ts';
import { pendingGoogleRegistrationStorage } from './pending-google-registration.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { RegisterAccountForm } from './register/RegisterAccountForm.tsx';
import { useRegisterAccountForm } from './register/use-register-account-form.ts';

/** The account form without a password, because Google verifies the user. */
function GoogleRegisterForm({ token, nickname }: { token: string; nickname: string }): ReactNode {
  const { returnTo } = useAuthHistoryState();
  const info = useRegisterAccountForm({
    identity: { mode: 'google', google_token: token },
    login: null,
    nickname,
    onRegistered: (session) => {
      pendingGoogleRegistrationStorage.write(null);
      completeSignIn(session);
    },
  });
  return <RegisterAccountForm info={info} onVerifyAgain={() => startGoogleSignIn(returnTo)} />;
}

/** /auth/google-register: creates an account for a Google user who has none (spec §2). */
export default function GoogleRegisterPage(): ReactNode {
  const intl = useIntl();
  const { title: brand } = useBrand();
  const navigate = useNavigate();
  const [pending] = useState(() => pendingGoogleRegistrationStorage.read());
  const title = intl.formatMessage({ id: 'auth.google.title' }, { brand });
  usePageTitle(title);
  if (!pending) return <Navigate to={paths.login.href()} replace />;
  return (
    <AuthLayout>
      <AuthHeader
        title={title}
        text={
          pending.email ? (
            <FormattedMessage id="auth.google.as" values={{ email: <strong>{pending.email}</strong> }} />
          ) : (
            <FormattedMessage id="auth.google.text" />
          )
        }
        onBack={() => void navigate(paths.login.href())}
      />
      <GoogleRegisterForm {...pending} />
    </AuthLayout>
  );
}
