import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildFirstPaintScript, type FirstPaintScriptData } from './first-paint.ts';
import { waitFor } from '../src/shared/testing/wait-for.ts';

/** Runs the inline script against the parts of a page that it uses. */

interface Link {
  rel: string;
  href: string;
  imageSrcset?: string;
  imageSizes?: string;
  onerror?: () => void;
}

const data: FirstPaintScriptData = {
  languages: { zh_cn: 'zh-CN', en: 'en' },
  colors: { light: '#fff', dark: '#000' },
  files: ['/a/login.js', '/a/login.css', '/a/zh.js', '/a/en.js', '/a/chats.js'],
  routes: [
    [
      ['/login'],
      { all: [0, 1], translations: { zh_cn: [2], en: [3] }, requests: ['/api/guest'] },
      { all: [4], translations: {}, requests: [] },
    ],
    [
      ['/recommended'],
      { all: [], translations: {}, requests: ['/api/recommend/public'] },
      { all: [], translations: {}, requests: [] },
    ],
    [['/posts/*'], { all: [1], translations: {}, requests: [] }, { all: [1], translations: {}, requests: [] }],
    [
      ['*'],
      { all: [0], translations: {}, requests: [] },
      { all: [4], translations: { zh_cn: [2] }, requests: ['/api/member'] },
    ],
  ],
  homeRedirectPaths: ['/'],
  home: '/home',
  cardSizes: '50vw',
  prerenderedPaths: [['/home', '/chats'], ['/login']],
  requests: ['/open'],
};

let links: Link[];
let requested: [string, RequestInit][];
let answer: string;
const root = { lang: '', dataset: {} as Record<string, string> };
const themeColor = { content: '' };

function open(pathname: string, storage: Record<string, string> = {}, prefersDark = false, input = data): void {
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('history', {
    replaceState: (_state: unknown, _title: string, url: string) => (location.pathname = url),
  });
  vi.stubGlobal('localStorage', { getItem: (key: string) => storage[key.replace('quintet.', '')] ?? null });
  vi.stubGlobal('matchMedia', () => ({ matches: prefersDark }));
  runInThisContext(buildFirstPaintScript(input));
  vi.runAllTimers();
}

beforeEach(() => {
  vi.useFakeTimers();
  links = [];
  requested = [];
  answer = '';
  root.lang = '';
  root.dataset = {};
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    documentElement: root,
    querySelector: () => themeColor,
    createElement: () => ({ getContext: () => null }),
    head: { append: (link: Link) => links.push(link) },
  });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requested.push([url, init]);
    return Promise.resolve(new Response(answer));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('guest: gets the files of the route in the brand’s first language, and nothing else', () => {
  open('/login');
  expect(root.lang).toBe('zh-CN');
  expect(links.map(({ rel, href }) => `${rel} ${href}`)).toEqual([
    'modulepreload /a/login.js',
    'stylesheet /a/login.css',
    'modulepreload /a/zh.js',
  ]);
  expect(requested).toEqual([
    ['/open', { headers: { 'accept-language': 'zh-CN' } }],
    ['/api/guest', { headers: { 'accept-language': 'zh-CN' } }],
  ]);
});

test('a file that fails to load: its link leaves the page, so that the file is requested again', () => {
  open('/login');
  const [link] = links;
  const remove = vi.fn();
  Object.assign(link!, { remove }).onerror?.();
  expect(remove).toHaveBeenCalled();
});

test('stored language: is used when the brand offers it', () => {
  open('/login', { locale: 'en' });
  expect(root.lang).toBe('en');
  expect(links.at(-1)?.href).toBe('/a/en.js');
  open('/login', { locale: 'en' }, false, { ...data, languages: { zh_cn: 'zh-CN' } });
  expect(root.lang).toBe('zh-CN');
});

test('member: gets the member’s files, and the first request carries the token', () => {
  open('/anywhere', { token: 'T' });
  expect(links.map(({ href }) => href)).toEqual(['/a/chats.js', '/a/zh.js']);
  expect(requested).toEqual([
    ['/open', { headers: { 'accept-language': 'zh-CN' } }],
    ['/api/member', { headers: { 'accept-language': 'zh-CN', authorization: 'Bearer T' } }],
  ]);
});

test.each([
  ['/chats', {}, '0'],
  ['/login', {}, '1'],
  // Redirects home.
  ['/', {}, '0'],
  ['/elsewhere', {}, undefined],
  // Prerendered screens exist in the brand’s first language and for guests only.
  ['/login', { locale: 'en' }, undefined],
  ['/login', { token: 'T' }, undefined],
])('prerendered screen: at %s with %j it is %s', (pathname, kept, drawing) => {
  open(pathname, kept);
  expect(root.dataset['drawing']).toBe(drawing);
});

test.each([
  [{}, false, 'light', '#fff'],
  [{}, true, 'dark', '#000'],
  [{ theme: 'light' }, true, 'light', '#fff'],
  [{ theme: 'dark' }, false, 'dark', '#000'],
])('theme: stored %j, system dark %s → %s', (kept, prefersDark, theme, color) => {
  open('/', kept, prefersDark);
  expect(root.dataset['theme']).toBe(theme);
  expect(themeColor.content).toBe(color);
});

test('forbidden storage: uses the defaults', () => {
  open('/login', {});
  vi.stubGlobal('localStorage', undefined);
  runInThisContext(buildFirstPaintScript(data));
  expect(root.lang).toBe('zh-CN');
});

test('pattern with *: matches every path with that prefix', () => {
  open('/posts/p7');
  expect(links.map(({ href }) => href)).toEqual(['/a/login.css']);
});

test('first posts: their images are preloaded as soon as the posts arrive', async () => {
  const picture = (url: string, thumbnail: string | null, kind = 'image') => ({
    media: [{ kind, url, thumbnail_url: thumbnail }, {}],
  });
  const variants = [1, 2].map((size) => ({ url: `/1-${size}`, width: size * 100, content_type: 'image/webp' }));
  const list = [
    { media: [{ ...picture('/1', '/1s').media[0], variants }] },
    { media: [] },
    picture('/3', null),
    picture('/4', null, 'video'),
    picture('/5', ''),
  ];
  answer = JSON.stringify({ result: { list } });
  open('/recommended');
  await waitFor(() => expect(links.filter(({ rel }) => rel === 'preload')).toHaveLength(2));
  expect(links.filter(({ rel }) => rel === 'preload').map(({ href }) => href)).toEqual(['/1s', '/3']);
  expect(links.find(({ href }) => href === '/1s')).toMatchObject({
    imageSrcset: '/1-1 100w, /1-2 200w',
    imageSizes: '50vw',
  });
});
