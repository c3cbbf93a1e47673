import type { Screen } from './Page.tsx';

/** The features' screens. */
export const screens = {
  home: { load: () => import('../features/social/feed/HomePage.tsx'), words: 'home' },
  post: { load: () => import('../features/social/post/PostPage.tsx'), words: 'social' },
  author: { load: () => import('../features/social/author/AuthorPage.tsx'), words: 'social' },
  publish: { load: () => import('../features/social/publish/PublishPage.tsx'), words: 'social' },
  publishBar: { load: () => import('../features/social/publish/PublishBar.tsx'), words: 'social' },
  loginSelect: { load: () => import('../features/auth/LoginSelectPage.tsx'), words: 'loginSelect' },
  login: { load: () => import('../features/auth/LoginPage.tsx'), words: 'login' },
  register: { load: () => import('../features/auth/register/RegisterPage.tsx'), words: 'register' },
  forgotPassword: { load: () => import('../features/auth/forgot/ForgotPasswordPage.tsx'), words: 'forgot' },
  googleCallback: { load: () => import('../features/auth/GoogleCallbackPage.tsx'), words: 'google' },
  googleRegister: { load: () => import('../features/auth/GoogleRegisterPage.tsx'), words: 'googleRegister' },
  maintenance: { load: () => import('../features/site/MaintenancePage.tsx'), words: 'maintenance' },
  me: { load: () => import('./MyPage.tsx'), words: 'me' },
  settings: { load: () => import('../features/profile/SettingsPage.tsx'), words: 'profile' },
  editProfile: { load: () => import('../features/profile/EditProfilePage.tsx'), words: 'profile' },
  chatList: { load: () => import('../features/chat/list/ChatListPage.tsx'), words: 'chat' },
  room: { load: () => import('../features/chat/room/RoomPage.tsx'), words: 'chat' },
} satisfies Record<string, Screen>;
