import { LegalLinksLine } from '@quintet/ui/views/auth/LegalLinksLine';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router';
import { useBrand } from '../../../shared/appearance/brand-context.ts';
import { usePageTitle } from '../../../shared/appearance/page-title.ts';
import { useReturnTo, useAuthNavState } from '../../../shared/navigation/auth-navigation.ts';
import { LazyPart } from '../../../shared/loading/LazyPart.tsx';
import { useSession } from '../../../shared/session/session.ts';
import { isVerified, getResendAt } from '../verification-state.ts';
import { AuthLayout } from '../AuthLayout.tsx';
import { useMaintenanceCheck } from '../use-maintenance-check.ts';
import { keepInviteCode } from './account-draft.ts';
import { CodeStep } from './CodeStep.tsx';
import { ContactStep } from './ContactStep.tsx';
import { loadDoneStep } from './load-done-step.ts';
import { loadInfoStep } from './load-info-step.ts';
import { toStepHref, justRegistered, parseLocation, Step } from './steps.ts';

/** Whether this tab has reached the step of the URL; otherwise the flow starts at step 1. */
function isStepAllowed({ step, contact }: ReturnType<typeof parseLocation>): boolean {
  if (step === Step.CONTACT || contact === null) return step === Step.CONTACT;
  const hasProof = isVerified('register', contact);
  return step === Step.INFO ? hasProof : step === Step.CODE && (hasProof || getResendAt('register', contact) !== null);
}

/** The first three steps, for guests. */
function RegisterSteps(): ReactNode {
  const brand = useBrand();
  const { search } = useLocation();
  const current = parseLocation(new URLSearchParams(search));
  const navState = useAuthNavState();
  useMaintenanceCheck();
  useEffect(() => keepInviteCode(new URLSearchParams(search)), [search]);
  const { step, mode, contact } = current;
  if (!isStepAllowed(current))
    return <Navigate to={toStepHref(Step.CONTACT, mode, contact)} state={navState} replace />;
  if (contact && step === Step.CODE) return <CodeStep contact={contact} />;
  if (contact && step === Step.INFO) return <LazyPart load={loadInfoStep} props={{ contact }} />;
  return (
    <>
      <ContactStep mode={mode} />
      <LegalLinksLine {...brand} />
    </>
  );
}

/** /register: four steps (spec §2), each with its own URL. */
export default function RegisterPage(): ReactNode {
  const intl = useIntl();
  const { isSignedIn } = useSession();
  const returnTo = useReturnTo();
  const [registered] = useState(() => justRegistered.read());
  usePageTitle(intl.formatMessage({ id: 'auth.register.title' }));
  if (isSignedIn && !registered) return <Navigate to={returnTo} replace />;
  return (
    <AuthLayout>
      {isSignedIn && registered ? (
        <LazyPart load={loadDoneStep} props={{ ...registered, returnTo: registered.returnTo }} />
      ) : (
        <RegisterSteps />
      )}
    </AuthLayout>
  );
}
