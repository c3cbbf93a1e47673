/** Every URL of the app (spec §2). No other file holds a URL string. */

type Params<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

interface Route<Pattern extends string, Query extends string> {
  /** The pattern for the router. */
  readonly pattern: Pattern;
  /** The query parameters that the screen reads. */
  readonly query: readonly Query[];
  /** The URL of the screen; parameters and query values are encoded, empty query values omitted. */
  href(
    ...args: [Params<Pattern>] extends [never]
      ? [query?: Partial<Record<Query, string>>]
      : [params: Record<Params<Pattern>, string>, query?: Partial<Record<Query, string>>]
  ): string;
}

function route<const Pattern extends string, const Query extends string = never>(
  pattern: Pattern,
  query: readonly Query[] = [],
): Route<Pattern, Query> {
  const hasParams = pattern.includes(':');
  return {
    pattern,
    query,
    href(...args) {
      const params = (hasParams ? args[0] : {}) as Record<string, string>;
      const values = ((hasParams ? args[1] : args[0]) ?? {}) as Partial<Record<string, string>>;
      const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
      const search = new URLSearchParams();
      for (const name of query) if (values[name]) search.set(name, values[name]);
      return search.size > 0 ? `${path}?${search}` : path;
    },
  };
}

export const paths = {
  root: route('/'),
  home: route('/home'),
  homeFollow: route('/home/follow', ['video']),
  homeRecommend: route('/home/recommend', ['video']),
  homeGallery: route('/home/gallery'),
  homeChart: route('/home/chart'),
  chat: route('/chat', ['invite']),
  friends: route('/friends'),
  gallery: route('/gallery'),
  chart: route('/chart'),
  myPage: route('/my-page'),
  author: route('/guest-page/:id', ['tab']),
  profile: route('/profile', ['changePassword', 'dialogVisible']),
  editProfile: route('/edit-profile'),
  room: route('/room/:id', ['message']),
  login: route('/login'),
  loginEmail: route('/login/email'),
  loginPhone: route('/login/phone'),
  register: route('/register', ['mode', 'step', 'phone', 'country', 'email']),
  forgotPasswordEmail: route('/forgot-password/email', ['country', 'countryName', 'code', 'phone', 'email', 'auto']),
  forgotPasswordPhone: route('/forgot-password/phone', ['country', 'countryName', 'code', 'phone', 'email', 'auto']),
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
