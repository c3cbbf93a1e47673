/** Loads the screens that are not a guest's first ones. The files' names are a file of their own, because every first screen would hold them. */
export const lazyScreenTable = {
  post: () => import('../features/social/post/PostPage.tsx'),
  author: () => import('./AuthorScreen.tsx'),
  search: () => import('./SearchScreen.tsx'),
  discover: () => import('./DiscoverScreen.tsx'),
  publish: () => import('../features/social/publish/PublishPage.tsx'),
  publishProgressBar: () => import('../features/social/publish/PublishProgressBar.tsx'),
  login: () => import('../features/auth/LoginPage.tsx'),
  register: () => import('../features/auth/register/RegisterPage.tsx'),
  forgotPassword: () => import('../features/auth/forgot/ForgotPasswordPage.tsx'),
  googleCallback: () => import('../features/auth/GoogleCallbackPage.tsx'),
  googleRegister: () => import('../features/auth/GoogleRegisterPage.tsx'),
  maintenance: () => import('../features/site/MaintenancePage.tsx'),
  myPage: () => import('./MyPage.tsx'),
  settings: () => import('./SettingsScreen.tsx'),
  editProfile: () => import('../features/profile/EditProfilePage.tsx'),
  chatList: () => import('./ChatListScreen.tsx'),
  room: () => import('./RoomScreen.tsx'),
  friends: () => import('./FriendsScreen.tsx'),
  points: () => import('./PointsScreen.tsx'),
  notifications: () => import('../features/notifications/NotificationsPage.tsx'),
  signedInLayout: () => import('./SignedInLayout.tsx'),
  chatPanes: () => import('./ChatPanes.tsx'),
};

export type LazyScreenName = keyof typeof lazyScreenTable;
