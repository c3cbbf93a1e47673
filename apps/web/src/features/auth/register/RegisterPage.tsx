import { LegalLinksLine } from '@quintet/ui/views/auth/LegalLinksLine';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router';
import { useBrand } from '../../../shared/appearance/brand-context.ts';
import { usePageTitle } from '../../../shared/appearance/page-title.ts';
import { useReturnToUrl, useAuthHistoryState } from '../../../shared/navigation/auth-navigation.ts';
import { LazyPagePart } from '../../../shared/loading/LazyPagePart.tsx';
import { useSession } from '../../../shared/session/session.ts';
import { hasVerifiedContactFor, getCodeResendTime } from '../verification-state.ts';
import { AuthLayout } from '../AuthLayout.tsx';
import { useCheckMaintenanceOnMount } from '../use-check-maintenance-on-mount.ts';
import { saveInviteCodeFromUrl } from './account-draft.ts';
import { RegisterCodeStep } from './RegisterCodeStep.tsx';
import { RegisterContactStep } from './RegisterContactStep.tsx';
import { loadRegisterDoneStep } from './load-done-step.ts';
import { loadRegisterInfoStep } from './load-info-step.ts';
import { toRegisterStepHref, justRegisteredUserStorage, parseRegisterLocation, RegisterStep } from './steps.ts';

/** Whether this tab has reached the step of the URL; otherwise the flow starts at step 1. */
function isStepAllowed({ step, contact }: ReturnType<typeof parseRegisterLocation>): boolean {
  if (step === RegisterStep.CONTACT || contact === null) return step === RegisterStep.CONTACT;
  const hasProof = hasVerifiedContactFor('register', contact);
  return step === RegisterStep.INFO
    ? hasProof
    : step === RegisterStep.CODE && (hasProof || getCodeResendTime('register', contact) !== null);
}

/** The first three steps, for guests. */
function RegisterSteps(): ReactNode {
  const brand = useBrand();
  const { search } = useLocation();
  const current = parseRegisterLocation(new URLSearchParams(search));
  const navState = useAuthHistoryState();
  useCheckMaintenanceOnMount();
  useEffect(() => saveInviteCodeFromUrl(new URLSearchParams(search)), [search]);
  const { step, mode, contact } = current;
  if (!isStepAllowed(current))
    return <Navigate to={toRegisterStepHref(RegisterStep.CONTACT, mode, contact)} state={navState} replace />;
  if (contact && step === RegisterStep.CODE) return <RegisterCodeStep contact={contact} />;
  if (contact && step === RegisterStep.INFO) return <LazyPagePart load={loadRegisterInfoStep} props={{ contact }} />;
  return (
    <>
      <RegisterContactStep mode={mode} />
      <LegalLinksLine {...brand} />
    </>
  );
}

/** /register: four steps (spec §2), each with its own URL. */
export default function RegisterPage(): ReactNode {
  const intl = useIntl();
  const { isSignedIn } = useSession();
  const returnTo = useReturnToUrl();
  const [registered] = useState(() => justRegisteredUserStorage.read());
  usePageTitle(intl.formatMessage({ id: 'auth.register.title' }));
  if (isSignedIn && !registered) return <Navigate to={returnTo} replace />;
  return (
    <AuthLayout>
      {isSignedIn && registered ? (
        <LazyPagePart load={loadRegisterDoneStep} props={{ ...registered, returnTo: registered.returnTo }} />
      ) : (
        <RegisterSteps />
      )}
    </AuthLayout>
  );
}
