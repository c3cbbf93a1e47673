import { LoginSelectView } from '@quintet/ui/views/auth/LoginSelectView';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useBrand } from '../../shared/appearance/brand-context.ts';
import { BrandMark } from '../../shared/appearance/BrandMark.tsx';
import { usePageTitle } from '../../shared/appearance/page-title.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { toAuthReturnState, useAuthNavigation, useAuthHistoryState } from '../../shared/navigation/auth-navigation.ts';
import { startGoogleSignIn, isGoogleSignInEnabled } from './start-google-sign-in.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { QrLoginAside } from './QrLoginAside.tsx';
import { useCheckMaintenanceOnMount } from './use-check-maintenance-on-mount.ts';

/** The login select page (spec §2). At any other path it asks the guest to log in and returns there. */
export default function LoginSelectPage(): ReactNode {
  const brand = useBrand();
  const navigate = useNavigate();
  const navigation = useAuthNavigation();
  const { returnTo } = useAuthHistoryState();
  const location = useLocation();
  const isPrompt = location.pathname !== paths.login.href();
  usePageTitle();
  useCheckMaintenanceOnMount();
  return (
    <AuthLayout aside={<QrLoginAside />}>
      <LoginSelectView
        brandTitle={brand.title}
        mark={<BrandMark />}
        legal={brand}
        hasGoogle={isGoogleSignInEnabled(brand)}
        isPrompt={isPrompt}
        onContinueAsGuest={() => void navigate(paths.homeRecommend.href())}
        onChoose={(way) => {
          if (way === 'google') return startGoogleSignIn(isPrompt ? toAuthReturnState(location).returnTo : returnTo);
          const href = (way === 'phone' ? paths.loginPhone : paths.loginEmail).href();
          return isPrompt ? void navigate(href, { state: toAuthReturnState(location) }) : navigation.go(href);
        }}
      />
    </AuthLayout>
  );
}
