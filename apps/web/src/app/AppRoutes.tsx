import type { ReactNode } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { useIsUnderMaintenance } from '../shared/requests/maintenance.ts';
import { paths } from '../shared/navigation/paths.ts';
import { useReturnToUrl } from '../shared/navigation/auth-navigation.ts';
import { useSession } from '../shared/session/session.ts';
import type { ScreenName } from './load-screen.ts';
import { LoadedScreen } from './LoadedScreen.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

/** Pages in a member's layout; a guest has another layout, or one screen instead of them all. */
function MemberRoute({ guest }: { guest: ScreenName }): ReactNode {
  return <LoadedScreen screen={useSession().isSignedIn ? 'signedInLayout' : guest} />;
}

/** A page for guests; a member is redirected back or home. */
function GuestRoute(): ReactNode {
  const returnTo = useReturnToUrl();
  return useSession().isSignedIn ? <Navigate to={returnTo} replace /> : <Outlet />;
}

/** The routes of spec §2 that exist; every other path redirects home. */
export function AppRoutes(): ReactNode {
  const { pathname } = useLocation();
  useFocusAfterNavigation();
  const isUnderMaintenance = useIsUnderMaintenance();
  if (isUnderMaintenance && pathname !== paths.maintenance.pattern) {
    return <Navigate to={paths.maintenance.href()} replace />;
  }
  return (
    <Routes>
      <Route path={paths.maintenance.pattern} element={<LoadedScreen screen="maintenance" />} />
      <Route element={<GuestRoute />}>
        <Route path={paths.login.pattern} element={<LoadedScreen screen="loginSelect" />} />
        <Route path={paths.loginPhone.pattern} element={<LoadedScreen screen="login" />} />
        <Route path={paths.loginEmail.pattern} element={<LoadedScreen screen="login" />} />
        <Route path={paths.googleCallback.pattern} element={<LoadedScreen screen="googleCallback" />} />
        <Route path={paths.googleRegister.pattern} element={<LoadedScreen screen="googleRegister" />} />
      </Route>
      {/* Registration also greets new members, and a member may set a password. */}
      <Route path={paths.register.pattern} element={<LoadedScreen screen="register" />} />
      <Route path={paths.forgotPasswordPhone.pattern} element={<LoadedScreen screen="forgotPassword" />} />
      <Route path={paths.forgotPasswordEmail.pattern} element={<LoadedScreen screen="forgotPassword" />} />
      <Route element={<MemberRoute guest="guestLayout" />}>
        <Route path={paths.homeRecommend.pattern} element={<LoadedScreen screen="home" />} />
        <Route path={paths.homeFollow.pattern} element={<LoadedScreen screen="home" />} />
        <Route path={paths.homeGallery.pattern} element={<LoadedScreen screen="home" />} />
        <Route path={paths.homeChart.pattern} element={<LoadedScreen screen="home" />} />
        <Route path={paths.gallery.pattern} element={<LoadedScreen screen="discover" />} />
        <Route path={paths.chart.pattern} element={<LoadedScreen screen="discover" />} />
        <Route path={paths.discover.pattern} element={<LoadedScreen screen="discover" />} />
        <Route path={paths.post.pattern} element={<LoadedScreen screen="post" />} />
        <Route path={paths.author.pattern} element={<LoadedScreen screen="author" />} />
        <Route path={paths.search.pattern} element={<LoadedScreen screen="search" />} />
      </Route>
      <Route element={<MemberRoute guest="loginSelect" />}>
        <Route path={paths.friends.pattern} element={<LoadedScreen screen="friends" />} />
        <Route path={paths.publish.pattern} element={<LoadedScreen screen="publish" />} />
        <Route path={paths.myPage.pattern} element={<LoadedScreen screen="myPage" />} />
        <Route path={paths.profile.pattern} element={<LoadedScreen screen="settings" />} />
        <Route path={paths.editProfile.pattern} element={<LoadedScreen screen="editProfile" />} />
        <Route path={paths.points.pattern} element={<LoadedScreen screen="points" />} />
        <Route path={paths.notifications.pattern} element={<LoadedScreen screen="notifications" />} />
        <Route element={<LoadedScreen screen="chatPanes" />}>
          <Route path={paths.chat.pattern} element={null} />
          <Route path={paths.room.pattern} element={<LoadedScreen screen="room" />} />
        </Route>
      </Route>
      <Route path="*" element={<Navigate to={paths.homeRecommend.href()} replace />} />
    </Routes>
  );
}
