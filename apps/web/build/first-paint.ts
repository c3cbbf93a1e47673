import type { Schemas } from '@quintet/api/types';
import { toInlineScript } from './inline-script.ts';

/** The files of a route, as indices into `files`: for every language, and per language. */
export interface RouteFileIndices {
  readonly all: readonly number[];
  readonly translations: Readonly<Record<string, readonly number[]>>;
  /** Requested before the app's script loads, with the visitor's token. */
  readonly requests: readonly string[];
}

/** The fields of a post list that name its first images. */
interface PostListResponse {
  result?: { list?: { media: Pick<Schemas['PostMedia'], 'kind' | 'url' | 'thumbnail_url' | 'variants'>[] }[] };
}

/** The data of the inline script. */
export interface FirstPaintScriptData {
  /** Locale → language tag, the default first; empty when the brand is unknown. */
  readonly languages: Readonly<Record<string, string>>;
  /** Theme → colour of the browser's bars. */
  readonly colors: Readonly<Record<'light' | 'dark', string>> | null;
  readonly files: readonly string[];
  /** Patterns (a trailing `*` matches any suffix), then the files of a guest and of a member. */
  readonly routes: readonly (readonly [readonly string[], RouteFileIndices, RouteFileIndices])[];
  /** Requested at every path, without a token. */
  readonly requests: readonly string[];
  /** Paths that redirect home, and home. */
  readonly homeRedirectPaths: readonly string[];
  readonly home: string;
  /** `sizes` of an image in a list of posts. */
  readonly cardSizes: string;
  /** The paths of each prerendered screen (build/prerender.ts). */
  readonly prerenderedPaths: readonly (readonly string[])[];
}

/**
 * Runs in the page before the first paint, without imports: sets language, theme and prerendered screen, sends the first requests and
 * preloads the route's files. Turned into text by `buildFirstPaintScript`.
 */
function firstPaint({
  languages,
  colors,
  files,
  routes,
  requests,
  homeRedirectPaths,
  home,
  cardSizes,
  prerenderedPaths,
}: FirstPaintScriptData): void {
  const root = document.documentElement;
  if (homeRedirectPaths.includes(location.pathname)) history.replaceState(null, '', home);
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(`quintet.${key}`);
    } catch {
      return null;
    }
  };
  const storedLocale = read('locale') ?? '';
  const locale = Object.hasOwn(languages, storedLocale) ? storedLocale : Object.keys(languages)[0];
  if (locale) root.lang = languages[locale]!;

  const isDark = (read('theme') ?? (matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : '')) === 'dark';
  root.dataset['theme'] = isDark ? 'dark' : 'light';
  const themeColor = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (themeColor && colors) themeColor.content = colors[isDark ? 'dark' : 'light'];

  const token = read('token');
  const page = prerenderedPaths.findIndex((at) => at.includes(location.pathname));
  if (page >= 0 && !token && locale === Object.keys(languages)[0]) root.dataset['drawing'] = `${page}`;

  // The first text measurement loads fonts, which is slow: starting it here splits the work over two tasks.
  const context = document.createElement('canvas').getContext('2d');
  if (context) {
    context.font = `15px ${getComputedStyle(root).getPropertyValue('--font-body')}`;
    context.measureText('a永');
  }

  const hint = (rel: string, href: string, as = ''): HTMLLinkElement => {
    const link = document.createElement('link');
    Object.assign(link, { rel, href, as });
    return link;
  };
  /** Preloads the images of the first posts while the script loads. */
  const preloadImages = ({ result }: PostListResponse): void => {
    for (const { media } of result?.list?.slice(0, 4) ?? []) {
      const [cover] = media;
      const src = cover && (cover.thumbnail_url ?? (cover.kind === 'image' ? cover.url : ''));
      if (!src) continue;
      const link = hint('preload', src, 'image');
      const sizes = cover.variants?.filter(({ content_type: type }) => type === 'image/webp') ?? [];
      // As getPostImageSrcSet in domain/social/media.
      if (sizes.length > 1) {
        link.imageSrcset = sizes.map(({ url, width }) => `${url} ${width}w`).join(', ');
        link.imageSizes = cardSizes;
      }
      document.head.append(link);
    }
  };
  const startRequests = (): void => {
    // The service worker caches what is listed (app/register-service-worker.ts). Browsers list 250 files, and a feed loads more.
    performance.setResourceTimingBufferSize(2000);
    const preloads: Record<string, { token: string | null; response: Promise<Response> }> = {};
    const request = (url: string, bearer: string | null): void => {
      const headers = { 'accept-language': root.lang, ...(bearer && { authorization: `Bearer ${bearer}` }) };
      const response = fetch(url, { headers });
      const preloadFirstImages = async (response: Response): Promise<void> => {
        if (url.includes('/recommend/') && response.ok)
          preloadImages((await response.clone().json()) as PostListResponse);
      };
      response.then(preloadFirstImages).catch(() => undefined);
      preloads[url] = { token: bearer, response: response };
    };
    const matches = (at: string): boolean =>
      at.endsWith('*') ? location.pathname.startsWith(at.slice(0, -1)) : at === location.pathname;
    const route = routes.find(([at]) => at.some(matches));
    const needed = route?.[token ? 2 : 1];
    for (const url of requests) request(url, null);
    for (const url of needed?.requests ?? []) request(url, token);
    Object.assign(window, { quintetPreloads: preloads });
    for (const index of needed ? [...needed.all, ...(needed.translations[locale ?? ''] ?? [])] : []) {
      const href = files[index]!;
      const link = hint(href.endsWith('.css') ? 'stylesheet' : 'modulepreload', href);
      link.crossOrigin = '';
      // So that it is requested again (app/load-files.ts).
      link.onerror = () => link.remove();
      document.head.append(link);
    }
  };
  // In its own task, so that it does not delay the first paint.
  setTimeout(startRequests);
}

/** The inline script of one build. */
export const buildFirstPaintScript = (known: FirstPaintScriptData): string => toInlineScript(firstPaint, known);
