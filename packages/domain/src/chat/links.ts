import { LinkifyIt } from 'linkify-it';
import tlds from 'tlds' with { type: 'json' };
import { foldCaseAndWidth } from './fold-case-and-width.ts';

/** A link in a text: its UTF-16 positions and its URL. */
export type TextLink = { start: number; end: number; url: string };

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false, tlds });

/** Generic endings that make bare dotted words a link; others need a path or a port: "Great.you know" is a missing space. */
const GENERIC_TLDS = new Set(
  (
    'com net org info biz edu gov mil int mobi asia app dev xyz top shop site online club vip link live store tech cloud ' +
    'wang ltd icu pro blog website bet casino porn xxx'
  ).split(' '),
);

/** Country endings that are also English words or file extensions. */
const WORD_TLDS = new Set(
  'ad am as at be by do id in is it la ma md me mr ms my no pa pm py rs sh so st to us'.split(' '),
);

/** Second levels that leave no doubt: `shop.co.in`. */
const SECOND_LEVEL = /\.(?:ac|co|com|gov|net|org)\.[a-z]{2}$/;

const NON_ASCII = /[^\0-\x7f]/g;
const SCHEME = /(?:^|[^a-z0-9+.-])[a-z][a-z0-9+.-]{1,20}:\/\/\S/;
const WWW = /(?:^|[^a-z0-9])www\.[a-z0-9-]/;
const NUMERIC = /(?:^|[^0-9.])(?:\d{1,3}\.){3}\d{1,3}(?::\d{2,5}|\/)/;
/** `例子.中国` within a sentence, where no space ends it. */
const UNICODE_DOMAIN = new RegExp(
  `[\\p{L}\\p{N}]\\.(?:${tlds.filter((tld) => /[^a-z0-9-]/.test(tld)).join('|')})`,
  'u',
);
const WIDE_DOT = /(?<=[a-z0-9])[\u3002\uff0e\uff61](?=[a-z0-9])/g;

/** Full-width letters and dots, and invisible characters, do not hide an address. */
const plain = (text: string): string => foldCaseAndWidth(text).replace(WIDE_DOT, '.');

/** The links in a text that can be opened, in order. */
export function findLinks(text: string): TextLink[] {
  if (!text.includes('.')) return [];
  // Chinese has no space before an address, so a second pass matches ASCII only.
  const masked = text.replace(NON_ASCII, ' ');
  const found: TextLink[] = [];
  for (const match of [...(linkify.match(text) ?? []), ...((masked !== text && linkify.match(masked)) || [])]) {
    const { schema, index: start, lastIndex: end, url } = match;
    if (schema === '' && !isCertain(match.raw.toLowerCase())) continue;
    if (found.every((other) => end <= other.start || other.end <= start)) found.push({ start, end, url });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** Whether dotted words without a scheme are meant as an address. */
function isCertain(address: string): boolean {
  const host = /^[^/?#:]+/.exec(address)?.[0] ?? '';
  if (host !== address) return true;
  const tld = host.slice(host.lastIndexOf('.') + 1);
  if (!/^[a-z]+$/.test(tld)) return true;
  if (tld.length > 2) return GENERIC_TLDS.has(tld);
  return !WORD_TLDS.has(tld) || SECOND_LEVEL.test(host);
}

/** Whether a text holds a hyperlink: messages, comments and posts cannot (spec §5, Links). */
export function containsLink(text: string): boolean {
  const given = plain(text);
  if (!given.includes('.') && !given.includes('://')) return false;
  return [SCHEME, WWW, NUMERIC, UNICODE_DOMAIN].some((pattern) => pattern.test(given)) || findLinks(given).length > 0;
}
