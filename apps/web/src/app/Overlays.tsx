import { noteEntry } from '@quintet/ui/use-back-to-close';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useFailures } from '../shared/errors.ts';
import { closeLoginDialog, finishLoginDialog, forgetWish, useIsLoginDialogOpen } from '../shared/login-dialog.ts';
import { isEntry } from '../shared/paths.ts';
import { useNotice } from '../shared/toasts.ts';
import { currentSession, onSessionChange } from '../shared/session.ts';
import { loadWords } from '../shared/translations.ts';
import { useWanted } from '../shared/use-lazy-component.ts';

const loadNoticeboard = () => import('./Noticeboard.tsx');
const loadPresenter = () => import('./Presenter.tsx');

async function loadLoginDialog() {
  const [module] = await Promise.all([import('../features/auth/LoginDialog.tsx'), loadWords('loginDialog')]);
  return module;
}

/** What may appear over any screen: failures, what was just done, and the question to log in. */
export function Overlays(): ReactNode {
  const Presenter = useWanted(useFailures().length > 0, loadPresenter);
  const Noticeboard = useWanted(useNotice() !== null, loadNoticeboard);
  const LoginDialog = useWanted(useIsLoginDialogOpen(), loadLoginDialog);
  useEffect(() => onSessionChange(() => (currentSession().isSignedIn ? finishLoginDialog() : closeLoginDialog())), []);
  const { pathname, key } = useLocation();
  useEffect(noteEntry, [key]);
  useEffect(() => {
    if (!isEntry(pathname)) forgetWish();
  }, [pathname]);
  return (
    <>
      {Presenter && <Presenter />}
      {Noticeboard && <Noticeboard />}
      {LoginDialog && <LoginDialog />}
    </>
  );
}
