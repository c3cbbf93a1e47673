/** The fields and rules of a contact and its new password. */
const CONTACT_FORM = ['auth.login', 'auth.phone', 'auth.email', 'auth.password', 'auth.rule'] as const;

/** The kit without what loads with its screens: country picker, crop of pictures, notification settings, emojis. */
const KIT = [
  'kit.bar',
  'kit.block',
  'kit.code',
  'kit.dialog',
  'kit.error',
  'kit.loading',
  'kit.members',
  'kit.password',
  'kit.picker',
  'kit.report',
  'kit.rule',
  'kit.search',
  'kit.sheet',
  'kit.user',
  'kit.viewer',
] as const;

/**
 * Translation namespaces: message ids by prefix (`slice` or `slice.surface`). The build emits one chunk per namespace and language, so a
 * screen loads its texts with one request.
 */
export const MESSAGE_PREFIXES_BY_NAMESPACE = {
  /** Loads with the app. */
  shell: [
    'shell.brand',
    'shell.nav',
    'shell.offline',
    'shell.guest',
    'shell.load',
    'shell.crash',
    'shell.language',
    'shell.legal',
    'errors.connection.failed',
  ],
  /** Every error but the offline one, which is in the shell. */
  errors: ['errors'],
  home: [
    'social.home.tabs',
    'social.home.follow',
    'social.home.recommend',
    'social.home.gallery',
    'social.home.chart',
    'social.home.refresh',
    'social.home.search',
    'social.home.guest-title',
    'social.home.empty-title',
    'social.home.empty-text',
    'social.feed',
    'social.card',
    'social.action.like',
    'kit.error',
    'kit.loading',
  ],
  /** The social screens except home, and discover. */
  social: [
    'social',
    'discover',
    'groups.mutual',
    'profile.remark',
    'kit.bar',
    'kit.block',
    'kit.dialog',
    'kit.emoji.open',
    'kit.error',
    'kit.loading',
    'kit.report',
    'kit.search',
    'kit.sheet',
    'kit.user',
    'kit.viewer',
  ],
  loginSelect: ['auth.select'],
  register: [
    'auth.register',
    'auth.code',
    ...CONTACT_FORM,
    'auth.select.agree',
    'kit.code',
    'kit.password',
    'kit.rule',
  ],
  forgot: [
    'auth.forgot',
    'auth.code',
    ...CONTACT_FORM,
    'auth.register.next',
    'kit.code',
    'kit.password',
    'kit.rule',
    'kit.dialog',
  ],
  login: ['auth.login', 'auth.phone', 'auth.email', 'auth.password', 'auth.select.agree', 'kit.password', 'kit.rule'],
  loginByCode: ['auth.code', 'kit.code'],
  loginDialog: [
    'auth.login',
    'auth.phone',
    'auth.email',
    'auth.password',
    'auth.select',
    'kit.bar',
    'kit.password',
    'kit.rule',
    'kit.sheet',
  ],
  countries: ['kit.country-picker', 'kit.country', 'kit.search', 'kit.sheet'],
  /** The frame of all signed-in screens, and overlays. */
  main: [
    ...KIT,
    'shell.theme',
    'shell.log-out',
    'chat.list.unread',
    'notifications.unread',
    'social.done',
    'social.audience',
    'social.home',
    'social.publish.title',
    'social.publish.title-draft',
  ],
  /** Settings, notifications and friends, which share texts; one more namespace would be named on each first screen. */
  profile: [
    'profile',
    'notifications',
    'contacts',
    'kit.notify',
    'kit.crop',
    'groups.join',
    'groups.menu',
    'auth.password',
    'auth.register.username-rule',
    'auth.login.country',
    'auth.phone',
  ],
  me: [
    'profile',
    'notifications.title',
    'notifications.detail',
    'social.audience',
    'social.author',
    'social.publish',
    'social.post',
    'social.follow',
  ],
  /** The points and red envelopes, which share texts. */
  points: ['wallet', 'profile.security-code', 'red-envelopes'],
  google: ['auth.google'],
  googleRegister: ['auth.google', 'auth.register', 'auth.rule', 'kit.rule'],
  qrLogin: ['auth.qr', 'kit.code'],
  maintenance: ['site.maintenance'],
  chat: ['chat', 'groups', 'kit.notify', 'kit.crop', 'kit.emoji.open'],
  /** The emoji picker's own texts. */
  emoji: ['kit.emoji'],
} as const satisfies Record<string, readonly string[]>;

export type TranslationNamespace = keyof typeof MESSAGE_PREFIXES_BY_NAMESPACE;
