import { inlineScript } from './inline-script.ts';

/** Files of an opening, as indices into `files`: those of every language, and those of one. */
export interface OpeningFiles {
  readonly all: readonly number[];
  readonly words: Readonly<Record<string, readonly number[]>>;
}

/** What the inline script knows. */
export interface FirstPaint {
  /** Locale → language tag, the default first; empty when the server has to name the brand first. */
  readonly languages: Readonly<Record<string, string>>;
  /** Theme → colour of the browser's bars. */
  readonly colors: Readonly<Record<'light' | 'dark', string>> | null;
  readonly files: readonly string[];
  /** Addresses (`*`: any), then what a guest and a member see there. */
  readonly openings: readonly (readonly [readonly string[], OpeningFiles, OpeningFiles])[];
  /** Asked before the app's script is there: by everybody and without a token, by guests, by members with theirs. */
  readonly requests: Readonly<Record<'open' | 'guest' | 'member', readonly string[]>>;
  /** Addresses that only lead home, and home. */
  readonly leadHome: readonly string[];
  readonly home: string;
  /** The addresses that each drawing is of (build/drawings.ts). */
  readonly drawn: readonly (readonly string[])[];
}

/**
 * Runs in the page before anything is painted, so it stands alone: language, theme, drawing, the first requests, and a hint
 * for each file that this address needs. Turned into text by `firstPaintScript`.
 */
function firstPaint({ languages, colors, files, openings, requests, leadHome, home, drawn }: FirstPaint): void {
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

  const begin = (): void => {
    const early: Record<string, { token: string | null; answer: Promise<Response> }> = {};
    const ask = (url: string, bearer: string | null): void => {
      const answer = fetch(url, bearer ? { headers: { authorization: `Bearer ${bearer}` } } : {});
      answer.catch(() => undefined);
      early[url] = { token: bearer, answer };
    };
    for (const url of requests.open) ask(url, null);
    for (const url of token ? requests.member : requests.guest) ask(url, token);
    Object.assign(window, { quintetEarly: early });

    const opening = openings.find(([at]) => at.includes(location.pathname) || at.includes('*'));
    const needed = opening?.[token ? 2 : 1];
    for (const index of needed ? [...needed.all, ...(needed.words[locale ?? ''] ?? [])] : []) {
      const href = files[index]!;
      const link = document.createElement('link');
      link.rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload';
      link.crossOrigin = '';
      link.href = href;
      document.head.append(link);
    }
  };
  // In a task of its own, so that the picture does not wait for it.
  setTimeout(begin);
}

/** The inline script of one build. */
export const firstPaintScript = (known: FirstPaint): string => inlineScript(firstPaint, known);
