/** Every URL of the app (spec §2). No other file holds a URL string. */

type Params<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** The query parameters that the screen of a pattern reads. */
interface QueryNames {
  '/home/follow': 'video';
  '/home/recommend': 'video';
  '/discover': 'tab' | 'day' | 'preview';
  '/chat': 'invite';
  '/friends': 'dialogVisible' | 'contact';
  '/guest-page/:id': 'tab';
  '/posts/:id': 'comment';
  '/search': 'text' | 'tab';
  '/profile': 'changePassword' | 'dialogVisible';
  '/points': 'dialogVisible' | 'log' | 'provider';
  '/room/:id': 'message' | 'envelope' | 'record';
  '/register': 'mode' | 'step' | 'phone' | 'country' | 'email' | 'invite_code';
  '/forgot-password/email': ForgotPasswordQueryName;
  '/forgot-password/phone': ForgotPasswordQueryName;
}

/** The values of `auto` that the app sets: for the password, and for the security password. */
export type ForgotPasswordAutoParam = '1' | 'security-code';

type ForgotPasswordQueryName = 'country' | 'countryName' | 'code' | 'phone' | 'email' | 'auto';

type Query<Pattern extends string> = Partial<
  Record<Pattern extends keyof QueryNames ? QueryNames[Pattern] : never, string>
>;

interface Route<Pattern extends string> {
  /** The pattern for the router. */
  readonly pattern: Pattern;
  /** The URL of the screen; parameters and query values are encoded, empty query values omitted. */
  href(
    ...args: [Params<Pattern>] extends [never]
      ? [query?: Query<Pattern>]
      : [params: Record<Params<Pattern>, string>, query?: Query<Pattern>]
  ): string;
}

function route<const Pattern extends string>(pattern: Pattern): Route<Pattern> {
  const hasParams = pattern.includes(':');
  return {
    pattern,
    href(...args) {
      const params = (hasParams ? args[0] : {}) as Record<string, string>;
      const query: Partial<Record<string, string>> = (hasParams ? args[1] : args[0]) ?? {};
      const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
      const search = new URLSearchParams();
      for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
      return search.size > 0 ? `${path}?${search}` : path;
    },
  };
}

export const paths = {
  root: route('/'),
  home: route('/home'),
  homeFollow: route('/home/follow'),
  homeRecommend: route('/home/recommend'),
  homeGallery: route('/home/gallery'),
  homeChart: route('/home/chart'),
  chat: route('/chat'),
  friends: route('/friends'),
  gallery: route('/gallery'),
  chart: route('/chart'),
  myPage: route('/my-page'),
  author: route('/guest-page/:id'),
  profile: route('/profile'),
  editProfile: route('/edit-profile'),
  points: route('/points'),
  notifications: route('/notifications'),
  room: route('/room/:id'),
  login: route('/login'),
  loginEmail: route('/login/email'),
  loginPhone: route('/login/phone'),
  register: route('/register'),
  forgotPasswordEmail: route('/forgot-password/email'),
  forgotPasswordPhone: route('/forgot-password/phone'),
  post: route('/posts/:id'),
  publish: route('/publish'),
  search: route('/search'),
  discover: route('/discover'),
  maintenance: route('/maintenance'),
  googleCallback: route('/auth/google-callback'),
  googleRegister: route('/auth/google-register'),
} as const;

const AUTH_PATTERNS: readonly string[] = [
  paths.login,
  paths.loginEmail,
  paths.loginPhone,
  paths.register,
  paths.forgotPasswordEmail,
  paths.forgotPasswordPhone,
  paths.googleCallback,
  paths.googleRegister,
].map(({ pattern }) => pattern);

/** Whether this path belongs to the login and registration screens. */
export const isAuthPath = (pathname: string): boolean => AUTH_PATTERNS.includes(pathname);
