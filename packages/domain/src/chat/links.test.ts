import { expect, test } from 'vitest';
import { containsLink } from './links.ts';

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
])('not a link: %s', (text) => {
  expect(containsLink(text)).toBe(false);
});

test('a long text is searched in little time', () => {
  const started = performance.now();
  for (const part of ['a+', 'a-', 'a.', 'a', '1.', '://']) containsLink(part.repeat(2500));
  expect(performance.now() - started).toBeLessThan(500);
});
