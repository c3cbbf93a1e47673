import type { Schemas } from '@quintet/api/types';
import { inlineScript } from './inline-script.ts';

/** What an opening needs. Files are indices into `files`: those of every language, and those of one. */
export interface OpeningFiles {
  readonly all: readonly number[];
  readonly words: Readonly<Record<string, readonly number[]>>;
  /** Asked before the app's script is there, with the visitor's token. */
  readonly asks: readonly string[];
}

/** What of a list of posts names its first pictures. */
interface Listed {
  result?: { list?: { media: Pick<Schemas['PostMedia'], 'kind' | 'url' | 'thumbnail_url' | 'variants'>[] }[] };
}

/** What the inline script knows. */
export interface FirstPaint {
  /** Locale → language tag, the default first; empty when the server has to name the brand first. */
  readonly languages: Readonly<Record<string, string>>;
  /** Theme → colour of the browser's bars. */
  readonly colors: Readonly<Record<'light' | 'dark', string>> | null;
  readonly files: readonly string[];
  /** Addresses (those that end in `*`: all that begin so), then what a guest and a member see there. */
  readonly openings: readonly (readonly [readonly string[], OpeningFiles, OpeningFiles])[];
  /** Asked at every address, without a token. */
  readonly asks: readonly string[];
  /** Addresses that only lead home, and home. */
  readonly leadHome: readonly string[];
  readonly home: string;
  /** `sizes` of a picture in a list of posts. */
  readonly cardSizes: string;
  /** The addresses that each drawing is of (build/prerender.ts). */
  readonly drawn: readonly (readonly string[])[];
}

/**
 * Runs in the page before anything is painted, so it stands alone: language, theme, drawing, the first requests, and a hint
 * for each file that this address needs. Turned into text by `firstPaintScript`.
 */
function firstPaint({ languages, colors, files, openings, asks, leadHome, home, cardSizes, drawn }: FirstPaint): void {
  const root = document.documentElement;
  if (leadHome.includes(location.pathname)) history.replaceState(null, '', home);
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(`quintet.${key}`);
    } catch {
      return null;
    }
  };
  const kept = read('locale') ?? '';
  const locale = Object.hasOwn(languages, kept) ? kept : Object.keys(languages)[0];
  if (locale) root.lang = languages[locale]!;

  const isDark = (read('theme') ?? (matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : '')) === 'dark';
  root.dataset['theme'] = isDark ? 'dark' : 'light';
  const bars = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bars && colors) bars.content = colors[isDark ? 'dark' : 'light'];

  const token = read('token');
  const drawing = drawn.findIndex((at) => at.includes(location.pathname));
  if (drawing >= 0 && !token && locale === Object.keys(languages)[0]) root.dataset['drawing'] = `${drawing}`;

  // The first words of a page are dear, as their fonts are looked up: some of that is done here, not all in one layout.
  const pen = document.createElement('canvas').getContext('2d');
  if (pen) {
    pen.font = `15px ${getComputedStyle(root).getPropertyValue('--font-body')}`;
    pen.measureText('a永');
  }

  const hint = (rel: string, href: string, as = ''): HTMLLinkElement => {
    const link = document.createElement('link');
    Object.assign(link, { rel, href, as });
    return link;
  };
  /** The pictures of the first posts come while the script does. */
  const fetchPictures = ({ result }: Listed): void => {
    for (const { media } of result?.list?.slice(0, 4) ?? []) {
      const [cover] = media;
      const src = cover && (cover.thumbnail_url ?? (cover.kind === 'image' ? cover.url : ''));
      if (!src) continue;
      const link = hint('preload', src, 'image');
      const sizes = cover.variants?.filter(({ content_type: type }) => type === 'image/webp') ?? [];
      // As srcSetOf in domain/social/media.
      if (sizes.length > 1) {
        link.imageSrcset = sizes.map(({ url, width }) => `${url} ${width}w`).join(', ');
        link.imageSizes = cardSizes;
      }
      document.head.append(link);
    }
  };
  const begin = (): void => {
    const early: Record<string, { token: string | null; response: Promise<Response> }> = {};
    const ask = (url: string, bearer: string | null): void => {
      const answer = fetch(url, bearer ? { headers: { authorization: `Bearer ${bearer}` } } : {});
      const look = async (response: Response): Promise<void> => {
        if (url.includes('/recommend/') && response.ok) fetchPictures((await response.clone().json()) as Listed);
      };
      answer.then(look).catch(() => undefined);
      early[url] = { token: bearer, response: answer };
    };
    const isHere = (at: string): boolean =>
      at.endsWith('*') ? location.pathname.startsWith(at.slice(0, -1)) : at === location.pathname;
    const opening = openings.find(([at]) => at.some(isHere));
    const needed = opening?.[token ? 2 : 1];
    for (const url of asks) ask(url, null);
    for (const url of needed?.asks ?? []) ask(url, token);
    Object.assign(window, { quintetPreloads: early });
    for (const index of needed ? [...needed.all, ...(needed.words[locale ?? ''] ?? [])] : []) {
      const href = files[index]!;
      const link = hint(href.endsWith('.css') ? 'stylesheet' : 'modulepreload', href);
      link.crossOrigin = '';
      document.head.append(link);
    }
  };
  // In a task of its own, so that the picture does not wait for it.
  setTimeout(begin);
}

/** The inline script of one build. */
export const firstPaintScript = (known: FirstPaint): string => inlineScript(firstPaint, known);
