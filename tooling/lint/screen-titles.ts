/** The story title of each route, by its name in apps/web/src/shared/navigation/paths.ts. */
export const SCREEN_STORY_TITLES: Record<string, string> = {
  maintenance: 'Screens/Site/Maintenance',
  login: 'Screens/Auth/Login select',
  loginPhone: 'Screens/Auth/Login',
  loginEmail: 'Screens/Auth/Login',
  register: 'Screens/Auth/Register',
  forgotPasswordPhone: 'Screens/Auth/Forgot password',
  forgotPasswordEmail: 'Screens/Auth/Forgot password',
  googleCallback: 'Screens/Auth/Google callback',
  googleRegister: 'Screens/Auth/Google register',
  homeRecommend: 'Screens/Social/Home',
  homeFollow: 'Screens/Social/Home',
  homeGallery: 'Screens/Discover/Gallery',
  homeChart: 'Screens/Discover/Chart',
  gallery: 'Screens/Discover/Gallery',
  chart: 'Screens/Discover/Chart',
  discover: 'Screens/Discover/Discover',
  post: 'Screens/Social/Post',
  author: 'Screens/Social/Author',
  search: 'Screens/Social/Search',
  publish: 'Screens/Social/Publish',
  myPage: 'Screens/Profile/My page',
  profile: 'Screens/Profile/Settings',
  editProfile: 'Screens/Profile/Edit profile',
  chat: 'Screens/Chat/List',
  room: 'Screens/Chat/Room',
  friends: 'Screens/Contacts/Friends',
  points: 'Screens/Wallet/Points',
  notifications: 'Screens/Notifications/List',
};

/** Screens over others, without a route of their own. */
export const OVERLAY_STORY_TITLES = [
  'Screens/Shell/Error',
  'Screens/Social/Video',
  'Screens/Social/Share',
  'Screens/Chat/Media viewer',
  'Screens/Chat/Record',
  'Screens/Chat/Reactions',
  'Screens/Groups/New group',
  'Screens/Groups/Chat details',
  'Screens/Groups/Manage group',
  'Screens/Groups/Join group',
  'Screens/Red envelopes/Envelope',
];

/** The states that each screen shows, and what the name of a story for one looks like. */
export const SCREEN_STATE_NAME_PATTERNS = {
  loading: /Loading/,
  empty: /Empty|^No[A-Z]/,
  failed: /Failed/,
  offline: /Offline/,
} as const;

/** The states that a screen cannot have, and why. */
export const IMPOSSIBLE_SCREEN_STATES: Readonly<
  Record<string, Readonly<Partial<Record<keyof typeof SCREEN_STATE_NAME_PATTERNS, string>>>>
> = {
  'Screens/Site/Maintenance': {
    loading: 'shows at once what the app knows',
    empty: 'one announcement',
    failed: 'a failed check leaves it as it is',
    offline: 'a failed check leaves it as it is',
  },
  'Screens/Shell/Error': { loading: 'shows at once', empty: 'no list' },
  'Screens/Auth/Login select': { empty: 'a choice' },
  'Screens/Auth/Login': { loading: 'a form; the QR code beside it loads in Login select', empty: 'a form' },
  'Screens/Auth/Register': { empty: 'a form' },
  'Screens/Auth/Forgot password': { loading: 'a form', empty: 'a form' },
  'Screens/Auth/Google callback': { empty: 'no list' },
  'Screens/Auth/Google register': { empty: 'a form' },
  'Screens/Profile/Edit profile': { empty: 'a form' },
  'Screens/Groups/Join group': { empty: 'one group' },
  'Screens/Chat/Media viewer': { empty: 'opens with a file', offline: 'a file fails as for any other reason' },
  'Screens/Chat/Reactions': { offline: 'waits for a connection, as while it loads' },
  'Screens/Social/Share': {
    failed: 'a message over it says so; its link stays unavailable, as while it loads',
    offline: 'as failed',
  },
  'Screens/Social/Video': { empty: 'opens with a video', offline: 'a video fails as for any other reason' },
};
