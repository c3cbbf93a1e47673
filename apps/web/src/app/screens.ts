import type { TranslationNamespace } from '../shared/appearance/translation-namespaces.ts';
import type { LazyScreenName } from './lazy-screen-table.ts';
import type { LazyScreen, ScreenTable } from './load-screen.ts';

/** Loads the names of the other screens' files; the first press does so ahead (main.tsx). */
export const loadLazyScreenTable = () => import('./lazy-screen-table.ts');

function other(name: LazyScreenName, namespace: TranslationNamespace): LazyScreen {
  return { load: async () => (await loadLazyScreenTable()).lazyScreenTable[name](), namespace };
}

/** The features' screens, and the layouts around them. */
export const screenTable: ScreenTable = {
  home: { load: () => import('./HomeScreen.tsx'), namespace: 'home' },
  loginSelect: { load: () => import('../features/auth/LoginSelectPage.tsx'), namespace: 'loginSelect' },
  post: other('post', 'social'),
  author: other('author', 'social'),
  search: other('search', 'social'),
  discover: other('discover', 'social'),
  publish: other('publish', 'social'),
  publishProgressBar: other('publishProgressBar', 'social'),
  login: other('login', 'login'),
  register: other('register', 'register'),
  forgotPassword: other('forgotPassword', 'forgot'),
  googleCallback: other('googleCallback', 'google'),
  googleRegister: other('googleRegister', 'googleRegister'),
  maintenance: other('maintenance', 'maintenance'),
  myPage: other('myPage', 'me'),
  settings: other('settings', 'profile'),
  editProfile: other('editProfile', 'profile'),
  chatList: other('chatList', 'chat'),
  room: other('room', 'chat'),
  friends: other('friends', 'profile'),
  points: other('points', 'points'),
  notifications: other('notifications', 'profile'),
  guestLayout: { load: () => import('./GuestLayout.tsx') },
  signedInLayout: other('signedInLayout', 'main'),
  chatPanes: other('chatPanes', 'chat'),
};
