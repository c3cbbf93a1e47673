import type { ReactNode } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { useIsUnderMaintenance } from '../shared/requests/maintenance.ts';
import { paths } from '../shared/navigation/paths.ts';
import { useReturnTo } from '../shared/navigation/auth-navigation.ts';
import { useSession } from '../shared/session/session.ts';
import type { ScreenName } from './load-screen.ts';
import { Page } from './Page.tsx';
import { useRouteFocus } from './use-route-focus.ts';

/** Pages in a member's layout; a guest has another layout, or one screen instead of them all. */
function MemberRoute({ guest }: { guest: ScreenName }): ReactNode {
  return <Page screen={useSession().isSignedIn ? 'mainLayout' : guest} />;
}

/** A page for guests; a member is redirected back or home. */
function GuestRoute(): ReactNode {
  const returnTo = useReturnTo();
  return useSession().isSignedIn ? <Navigate to={returnTo} replace /> : <Outlet />;
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
      <Route path={paths.maintenance.pattern} element={<Page screen="maintenance" />} />
      <Route element={<GuestRoute />}>
        <Route path={paths.login.pattern} element={<Page screen="loginSelect" />} />
        <Route path={paths.loginPhone.pattern} element={<Page screen="login" />} />
        <Route path={paths.loginEmail.pattern} element={<Page screen="login" />} />
        <Route path={paths.googleCallback.pattern} element={<Page screen="googleCallback" />} />
        <Route path={paths.googleRegister.pattern} element={<Page screen="googleRegister" />} />
      </Route>
      {/* Registration also greets new members, and a member may set a password. */}
      <Route path={paths.register.pattern} element={<Page screen="register" />} />
      <Route path={paths.forgotPasswordPhone.pattern} element={<Page screen="forgotPassword" />} />
      <Route path={paths.forgotPasswordEmail.pattern} element={<Page screen="forgotPassword" />} />
      <Route element={<MemberRoute guest="guestLayout" />}>
        <Route path={paths.homeRecommend.pattern} element={<Page screen="home" />} />
        <Route path={paths.homeFollow.pattern} element={<Page screen="home" />} />
        <Route path={paths.homeGallery.pattern} element={<Page screen="home" />} />
        <Route path={paths.homeChart.pattern} element={<Page screen="home" />} />
        <Route path={paths.gallery.pattern} element={<Page screen="discover" />} />
        <Route path={paths.chart.pattern} element={<Page screen="discover" />} />
        <Route path={paths.discover.pattern} element={<Page screen="discover" />} />
        <Route path={paths.post.pattern} element={<Page screen="post" />} />
        <Route path={paths.author.pattern} element={<Page screen="author" />} />
        <Route path={paths.search.pattern} element={<Page screen="search" />} />
      </Route>
      <Route element={<MemberRoute guest="loginSelect" />}>
        <Route path={paths.friends.pattern} element={<Page screen="friends" />} />
        <Route path={paths.publish.pattern} element={<Page screen="publish" />} />
        <Route path={paths.myPage.pattern} element={<Page screen="myPage" />} />
        <Route path={paths.profile.pattern} element={<Page screen="settings" />} />
        <Route path={paths.editProfile.pattern} element={<Page screen="editProfile" />} />
        <Route path={paths.points.pattern} element={<Page screen="points" />} />
        <Route path={paths.notifications.pattern} element={<Page screen="notifications" />} />
        <Route element={<Page screen="chatPanes" />}>
          <Route path={paths.chat.pattern} element={null} />
          <Route path={paths.room.pattern} element={<Page screen="room" />} />
        </Route>
      </Route>
      <Route path="*" element={<Navigate to={paths.homeRecommend.href()} replace />} />
    </Routes>
  );
}
