import { expect, test } from 'vitest';
import { containsLink, findLinks } from './links.ts';

test.each([
  'http://example.com',
  'see HTTPS://Example.COM/path?q=1 now',
  'ftp://files',
  'weixin://dl/chat',
  'www.example',
  '去example.com看看',
  '(example.com)',
  'example.com.',
  'sub.domain.example.co.uk/page',
  't.me/joinchat',
  'shop.co.in',
  'ｅｘａｍｐｌｅ．ｃｏｍ',
  'example。com',
  'exam\u200bple.com',
  '10.0.0.1:8080',
  '1.2.3.4/admin',
  'example.pk/login',
  'foo.es/abc',
  'foo.es',
  'open.watch/clip',
  '例子.中国',
  '看看例子.中国吧',
  'пример.рф',
])('a link: %s', (text) => {
  expect(containsLink(text)).toBe(true);
});

test.each([
  '',
  'hello',
  'Version 2.7.0 is out.',
  'costs 3.14',
  '好的。走吧',
  'done.in the morning',
  'Thank you.me too',
  'readme.txt and report.pdf',
  'write to someone@example.com',
  'e.g. this, i.e. that',
  '1.2.3.4',
  '12:30',
  'and/or',
  'a://',
  'wait...com on',
  'README.md',
  'Great.you know',
  '我爱。中国',
  'ok.do it',
])('not a link: %s', (text) => {
  expect(containsLink(text)).toBe(false);
});

test.each([
  ['去example.com看看', [['example.com', 'http://example.com']]],
  [
    'see https://example.com/a_(b), and t.me/x.',
    [
      ['https://example.com/a_(b)', 'https://example.com/a_(b)'],
      ['t.me/x', 'http://t.me/x'],
    ],
  ],
  ['https://example.com/中文', [['https://example.com/中文', 'https://example.com/中文']]],
  ['done.in the morning', []],
])('links of %s', (text, expected) => {
  expect(findLinks(text).map(({ start, end, url }) => [text.slice(start, end), url])).toEqual(expected);
});
