import { AuthHeader } from '@quintet/ui/views/auth/AuthHeader';
import { LegalLinksLine } from '@quintet/ui/views/auth/LegalLinksLine';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useBrand } from '../../shared/appearance/brand-context.ts';
import { BrandMark } from '../../shared/appearance/BrandMark.tsx';
import { usePageTitle } from '../../shared/appearance/page-title.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useAuthNavigation } from '../../shared/navigation/auth-navigation.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { QrLoginAside } from './QrLoginAside.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useCheckMaintenanceOnMount } from './use-check-maintenance-on-mount.ts';

/** /login/phone and /login/email: one screen (spec §2). After signing in, the route redirects. */
export default function LoginPage(): ReactNode {
  const intl = useIntl();
  const brand = useBrand();
  const navigation = useAuthNavigation();
  const mode = useLocation().pathname === paths.loginEmail.pattern ? 'email' : 'phone';
  const title = intl.formatMessage({ id: 'auth.login.title' });
  usePageTitle(title);
  useCheckMaintenanceOnMount();
  return (
    <AuthLayout aside={<QrLoginAside />}>
      <AuthHeader title={title} mark={<BrandMark />} onBack={() => navigation.back(paths.login.href())} />
      <LoginForm
        mode={mode}
        onModeChange={(next) =>
          navigation.go((next === 'email' ? paths.loginEmail : paths.loginPhone).href(), { replace: true })
        }
        onLeave={navigation.go}
      />
      <LegalLinksLine {...brand} />
    </AuthLayout>
  );
}
