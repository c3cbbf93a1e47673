import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { openLoginDialog } from '../shared/login-dialog.ts';
import { paths } from '../shared/paths.ts';
import { Frame } from './AppShell.tsx';
import { NavigationBar } from './NavigationBar.tsx';

/** What guests may look at, beside the tabs; those of members ask to log in, and lead there then (spec §1). */
export default function GuestLayout(): ReactNode {
  const navigate = useNavigate();
  const go = (href: string, again: boolean): void => {
    const show = (): void => void navigate(href, { replace: again });
    if (again || href === paths.homeRecommend.href()) show();
    else openLoginDialog(show);
  };
  return <Frame navigation={<NavigationBar onNavigate={go} />} />;
}
