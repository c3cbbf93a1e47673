import type { Screen } from './Page.tsx';

/** The features' screens. */
export const screens = {
  home: { load: () => import('../features/social/feed/HomePage.tsx'), namespace: 'home' },
  post: { load: () => import('../features/social/post/PostPage.tsx'), namespace: 'social' },
  author: { load: () => import('../features/social/author/AuthorPage.tsx'), namespace: 'social' },
  publish: { load: () => import('../features/social/publish/PublishPage.tsx'), namespace: 'social' },
  publishBar: { load: () => import('../features/social/publish/PublishBar.tsx'), namespace: 'social' },
  loginSelect: { load: () => import('../features/auth/LoginSelectPage.tsx'), namespace: 'loginSelect' },
  login: { load: () => import('../features/auth/LoginPage.tsx'), namespace: 'login' },
  register: { load: () => import('../features/auth/register/RegisterPage.tsx'), namespace: 'register' },
  forgotPassword: { load: () => import('../features/auth/forgot/ForgotPasswordPage.tsx'), namespace: 'forgot' },
  googleCallback: { load: () => import('../features/auth/GoogleCallbackPage.tsx'), namespace: 'google' },
  googleRegister: { load: () => import('../features/auth/GoogleRegisterPage.tsx'), namespace: 'googleRegister' },
  maintenance: { load: () => import('../features/site/MaintenancePage.tsx'), namespace: 'maintenance' },
  myPage: { load: () => import('./MyPage.tsx'), namespace: 'me' },
  settings: { load: () => import('../features/profile/SettingsPage.tsx'), namespace: 'profile' },
  editProfile: { load: () => import('../features/profile/EditProfilePage.tsx'), namespace: 'profile' },
  chatList: { load: () => import('../features/chat/list/ChatListPage.tsx'), namespace: 'chat' },
  room: { load: () => import('../features/chat/room/RoomPage.tsx'), namespace: 'chat' },
} satisfies Record<string, Screen>;
