import { RegisterDoneView } from '@quintet/ui/views/auth/RegisterDoneView';
import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useBrand } from '../../../shared/appearance/brand-context.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { toRegisterStepHref, justRegisteredUserStorage, parseRegisterLocation, RegisterStep } from './steps.ts';

interface DoneStepProps {
  nickname: string;
  returnTo: string | undefined;
}

/** Step 4: registered and signed in. Skipping opens the root or the page that asked for login. */
export default function RegisterDoneStep({ nickname, returnTo }: DoneStepProps): ReactNode {
  const { title } = useBrand();
  const navigate = useNavigate();
  useEffect(() => {
    const href = toRegisterStepHref(
      RegisterStep.DONE,
      parseRegisterLocation(new URLSearchParams(location.search)).mode,
      null,
    );
    if (location.pathname + location.search !== href) void navigate(href, { replace: true });
  }, [navigate]);

  function leaveFor(href: string): void {
    justRegisteredUserStorage.write(null);
    void navigate(href, { replace: true });
  }
  return (
    <RegisterDoneView
      brandTitle={title}
      nickname={nickname}
      onProfile={() => leaveFor(paths.editProfile.href())}
      onSkip={() => leaveFor(returnTo ?? paths.root.href())}
    />
  );
}
