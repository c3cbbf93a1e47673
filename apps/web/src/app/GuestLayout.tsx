import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { openLoginDialog } from '../shared/session/login-dialog.ts';
import { paths } from '../shared/navigation/paths.ts';
import { AppShell } from './AppShell.tsx';
import { NavigationBar } from './NavigationBar.tsx';

/** The layout of guests. Tabs for members open the login dialog first (spec §1). */
export default function GuestLayout(): ReactNode {
  const navigate = useNavigate();
  const go = (href: string, isCurrent: boolean): void => {
    const open = (): void => void navigate(href, { replace: isCurrent });
    if (isCurrent || href === paths.homeRecommend.href()) open();
    else openLoginDialog(open);
  };
  return <AppShell navigation={<NavigationBar onNavigate={go} />} />;
}
