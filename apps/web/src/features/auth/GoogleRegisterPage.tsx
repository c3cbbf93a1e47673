import { GoogleRegisterView } from '@quintet/ui/views/auth/GoogleRegisterView';
import { LoginHead } from '@quintet/ui/views/auth/LoginHead';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useNavigate } from 'react-router';
import { useBrand } from '../../shared/dress.ts';
import { Mark } from '../../shared/Mark.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { paths } from '../../shared/paths.ts';
import { readNewcomer, type GoogleNewcomer } from './google-newcomer.ts';
import { GuestPage } from './GuestPage.tsx';
import { useGoogleRegister } from './use-google-register.ts';

function Newcomer({ newcomer }: { newcomer: GoogleNewcomer }): ReactNode {
  return <GoogleRegisterView {...useGoogleRegister(newcomer)} legal={useBrand()} />;
}

/** /auth/google-register: somebody whom Google knows and we do not chooses how to be known here (spec §2). */
export default function GoogleRegisterPage(): ReactNode {
  const intl = useIntl();
  const { title: brand } = useBrand();
  const navigate = useNavigate();
  const [newcomer] = useState(readNewcomer);
  const title = intl.formatMessage({ id: 'auth.google.title' }, { brand });
  usePageTitle(title);
  if (!newcomer) return <Navigate to={paths.login.href()} replace />;
  return (
    <GuestPage>
      <LoginHead title={title} mark={<Mark />} onBack={() => void navigate(paths.login.href())} />
      <Newcomer newcomer={newcomer} />
    </GuestPage>
  );
}
