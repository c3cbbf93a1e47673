import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { useIsUnderMaintenance } from '../shared/requests/maintenance.ts';
import { paths } from '../shared/navigation/paths.ts';
import { useReturnTo } from '../shared/navigation/auth-navigation.ts';
import { useSession } from '../shared/session/session.ts';
import { Page } from './Page.tsx';
import { layouts, screens } from './screens.ts';
import { useRouteFocus } from './use-route-focus.ts';

/** Renders the screen for a member, login select for a guest, at the same URL. */
function RequireAuth({ children }: { children: ReactNode }): ReactNode {
  return useSession().isSignedIn ? children : <Page screen={screens.loginSelect} />;
}

/** A page for guests and members, each within their own layout. */
function PublicRoute(): ReactNode {
  return <Page screen={useSession().isSignedIn ? layouts.main : layouts.guest} />;
}

/** Renders the screen for a guest; a member is redirected back or home. */
function GuestOnly({ children }: { children: ReactNode }): ReactNode {
  const returnTo = useReturnTo();
  return useSession().isSignedIn ? <Navigate to={returnTo} replace /> : children;
}

/** The routes of spec §2 that exist; every other path redirects home. */
export function Routing(): ReactNode {
  const { pathname } = useLocation();
  useRouteFocus();
  const isUnderMaintenance = useIsUnderMaintenance();
  if (isUnderMaintenance && pathname !== paths.maintenance.pattern) {
    return <Navigate to={paths.maintenance.href()} replace />;
  }
  return (
    <Routes>
      <Route path={paths.maintenance.pattern} element={<Page screen={screens.maintenance} />} />
      <Route
        path={paths.login.pattern}
        element={
          <GuestOnly>
            <Page screen={screens.loginSelect} />
          </GuestOnly>
        }
      />
      <Route
        path={paths.loginPhone.pattern}
        element={
          <GuestOnly>
            <Page screen={screens.login} />
          </GuestOnly>
        }
      />
      <Route
        path={paths.loginEmail.pattern}
        element={
          <GuestOnly>
            <Page screen={screens.login} />
          </GuestOnly>
        }
      />
      {/* Registration also greets new members, and a member may set a password. */}
      <Route path={paths.register.pattern} element={<Page screen={screens.register} />} />
      <Route path={paths.forgotPasswordPhone.pattern} element={<Page screen={screens.forgotPassword} />} />
      <Route path={paths.forgotPasswordEmail.pattern} element={<Page screen={screens.forgotPassword} />} />
      <Route
        path={paths.googleCallback.pattern}
        element={
          <GuestOnly>
            <Page screen={screens.googleCallback} />
          </GuestOnly>
        }
      />
      <Route
        path={paths.googleRegister.pattern}
        element={
          <GuestOnly>
            <Page screen={screens.googleRegister} />
          </GuestOnly>
        }
      />
      <Route element={<PublicRoute />}>
        <Route path={paths.homeRecommend.pattern} element={<Page screen={screens.home} />} />
        <Route path={paths.homeFollow.pattern} element={<Page screen={screens.home} />} />
        <Route path={paths.post.pattern} element={<Page screen={screens.post} />} />
        <Route path={paths.author.pattern} element={<Page screen={screens.author} />} />
      </Route>
      <Route
        element={
          <RequireAuth>
            <Page screen={layouts.main} />
          </RequireAuth>
        }
      >
        <Route path={paths.friends.pattern} element={<Page screen={screens.friends} />} />
        <Route path={paths.publish.pattern} element={<Page screen={screens.publish} />} />
        <Route path={paths.myPage.pattern} element={<Page screen={screens.myPage} />} />
        <Route path={paths.profile.pattern} element={<Page screen={screens.settings} />} />
        <Route path={paths.editProfile.pattern} element={<Page screen={screens.editProfile} />} />
        <Route element={<Page screen={layouts.chats} />}>
          <Route path={paths.chat.pattern} element={null} />
          <Route path={paths.room.pattern} element={<Page screen={screens.room} />} />
        </Route>
      </Route>
      <Route path="*" element={<Navigate to={paths.homeRecommend.href()} replace />} />
    </Routes>
  );
}
