import type { OtherScreen } from './other-screens.ts';
import type { Screen } from './Page.tsx';

/** Loads the names of the other screens' files; the first press does so ahead (main.tsx). */
export const loadOtherScreens = () => import('./other-screens.ts');
/** In the same file (build/chunks.ts), so that a first screen requests no other. */
export const loadRouteFocus = () => import('./route-focus.ts');

function other(name: OtherScreen): Pick<Screen, 'load' | 'otherName'> {
  return { otherName: name, load: async () => (await loadOtherScreens()).otherScreens[name]() };
}

/** The features' screens. */
export const screens = {
  home: { load: () => import('../features/social/feed/HomePage.tsx'), namespace: 'home' },
  loginSelect: { load: () => import('../features/auth/LoginSelectPage.tsx'), namespace: 'loginSelect' },
  post: { ...other('post'), namespace: 'social' },
  author: { ...other('author'), namespace: 'social' },
  publish: { ...other('publish'), namespace: 'social' },
  publishBar: { ...other('publishBar'), namespace: 'social' },
  login: { ...other('login'), namespace: 'login' },
  register: { ...other('register'), namespace: 'register' },
  forgotPassword: { ...other('forgotPassword'), namespace: 'forgot' },
  googleCallback: { ...other('googleCallback'), namespace: 'google' },
  googleRegister: { ...other('googleRegister'), namespace: 'googleRegister' },
  maintenance: { ...other('maintenance'), namespace: 'maintenance' },
  myPage: { ...other('myPage'), namespace: 'me' },
  settings: { ...other('settings'), namespace: 'profile' },
  editProfile: { ...other('editProfile'), namespace: 'profile' },
  chatList: { ...other('chatList'), namespace: 'chat' },
  room: { ...other('room'), namespace: 'chat' },
  friends: { ...other('friends'), namespace: 'profile' },
} satisfies Record<string, Screen>;

/** Layouts around the screens. */
export const layouts = {
  guest: { load: () => import('./GuestLayout.tsx') },
  main: { ...other('main'), namespace: 'main' },
  chats: { ...other('chats'), namespace: 'chat' },
} satisfies Record<string, Screen>;
