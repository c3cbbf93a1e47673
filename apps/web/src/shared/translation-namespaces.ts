/**
 * Sentences that load together, by the beginnings of their ids (`slice` or `slice.surface`). A screen names one set; the
 * build makes one chunk of each set in each language, so a screen loads its words with one request.
 */
export const namespaces = {
  /** Loaded with the app itself. */
  shell: ['shell', 'errors.connection.failed'],
  /** Of every failure but the one that must be known offline, which the shell has. */
  errors: ['errors'],
  home: [
    'social.home',
    'social.feed',
    'social.card',
    'social.action',
    'social.publish.title',
    'kit.error',
    'kit.loading',
  ],
  /** Of the social screens but home. */
  social: ['social', 'kit.bar', 'kit.dialog', 'kit.error', 'kit.sheet', 'kit.viewer'],
  loginSelect: ['auth.select'],
  register: [
    'auth.register',
    'auth.code',
    'auth.login',
    'auth.phone',
    'auth.email',
    'auth.password',
    'auth.rule',
    'auth.select.agree',
    'kit.code',
    'kit.password',
    'kit.rule',
  ],
  forgot: [
    'auth.forgot',
    'auth.code',
    'auth.login',
    'auth.phone',
    'auth.email',
    'auth.password',
    'auth.rule',
    'auth.register.next',
    'kit.code',
    'kit.password',
    'kit.rule',
    'kit.dialog',
  ],
  login: ['auth.login', 'auth.phone', 'auth.email', 'auth.password', 'auth.select.agree', 'kit.password', 'kit.rule'],
  loginDialog: [
    'auth.login',
    'auth.phone',
    'auth.email',
    'auth.password',
    'auth.select',
    'kit.password',
    'kit.rule',
    'kit.sheet',
  ],
  countries: ['kit.country-picker', 'kit.country', 'kit.search', 'kit.sheet'],
  /** Around every screen of a member, and in what may appear over any screen. */
  main: ['kit', 'chat.list.unread'],
  profile: ['profile', 'auth.password', 'auth.register.username-rule'],
  me: ['profile', 'social.author', 'social.publish', 'social.post', 'social.follow'],
  google: ['auth.google'],
  googleRegister: ['auth.google', 'auth.register', 'auth.rule', 'kit.rule'],
  qrLogin: ['auth.qr', 'kit.code'],
  maintenance: ['site.maintenance'],
  chat: ['chat'],
} as const satisfies Record<string, readonly string[]>;

export type Namespace = keyof typeof namespaces;
