import { GoogleCallbackView } from '@quintet/ui/views/auth/GoogleCallbackView';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useNavigate } from 'react-router';
import { useBrand } from '../../shared/appearance/brand-context.ts';
import { BrandMark } from '../../shared/appearance/BrandMark.tsx';
import { usePageTitle } from '../../shared/appearance/page-title.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { formatResolvedError } from '../../shared/feedback/format-resolved-error.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { isGoogleSignInEnabled } from './start-google-sign-in.ts';
import { redirectToGoogleSignIn, consumeGoogleSignInResponse, type GoogleSignInResponse } from './google.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { useCompleteGoogleSignInOnMount } from './use-complete-google-sign-in-on-mount.ts';

function GoogleCallback({ response }: { response: GoogleSignInResponse }): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const outcome = useCompleteGoogleSignInOnMount(response);
  const retry = useFormSubmit();
  const { returnTo } = response;
  const formError =
    outcome.status === 'failed' && outcome.formError ? formatResolvedError(intl, outcome.formError.errorMessage) : null;
  return (
    <GoogleCallbackView
      mark={<BrandMark />}
      errorText={
        outcome.status === 'failed'
          ? (retry.errorText ?? formError ?? intl.formatMessage({ id: 'auth.google.failed-text' }))
          : null
      }
      isBusy={retry.isBusy}
      onRetry={() => void retry.submit(() => redirectToGoogleSignIn(returnTo))}
      onOtherMethods={() => void navigate(paths.login.href(), { replace: true, state: { returnTo } })}
    />
  );
}

/** /auth/google-callback: returns from Google with or without an id token (spec §2). */
export default function GoogleCallbackPage(): ReactNode {
  const intl = useIntl();
  const brand = useBrand();
  const [response] = useState(() => consumeGoogleSignInResponse(location.hash));
  usePageTitle(intl.formatMessage({ id: 'auth.google.working' }));
  if (!isGoogleSignInEnabled(brand)) return <Navigate to={paths.login.href()} replace />;
  return (
    <AuthLayout>
      <GoogleCallback response={response} />
    </AuthLayout>
  );
}
