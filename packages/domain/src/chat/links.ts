import { foldText } from './fold-text.ts';

/** Endings that make dotted words an address. */
const ENDINGS =
  'com|net|org|info|biz|edu|gov|mil|int|mobi|asia|app|dev|xyz|top|shop|site|online|club|vip|link|live|store|tech|cloud|wang|ltd|' +
  'icu|pro|blog|website|bet|casino|porn|xxx|cn|hk|tw|mo|jp|kr|kp|sg|th|vn|kh|mm|ph|bn|mn|np|bt|bd|lk|mv|uk|eu|de|fr|nl|ru|br|au|' +
  'ca|ch|io|co|tv|cc|ly|gl|gg|gd|ws|ai';

/** Endings that are words as well: "done.in the morning" is a missing space. They need a path, or a `co` before them. */
const WORD_ENDINGS = 'in|to|my|me|us|id|la|is|it|no|so|at|be|name|world|page|chat|news|group|work|space|fun|art|today';

const SCHEME = /(?:^|[^a-z0-9+.-])[a-z][a-z0-9+.-]{1,20}:\/\/\S/;
const WWW = /(?:^|[^a-z0-9])www\.[a-z0-9-]/;
const LABELS = '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)';
/** Not after `@`, which makes it an e-mail address, nor within a longer word or path. */
const START = '(?:^|[^a-z0-9@._-])';
const DOMAIN = new RegExp(`${START}${LABELS}+(?:${ENDINGS})(?![a-z0-9-]|\\.[a-z0-9])`);
const WORD_DOMAIN = new RegExp(
  `${START}${LABELS}+(?:(?:co|com|net|org|gov|ac)\\.(?:${WORD_ENDINGS})(?![a-z0-9-])|(?:${WORD_ENDINGS})/)`,
);
const NUMERIC = /(?:^|[^0-9.])(?:\d{1,3}\.){3}\d{1,3}(?::\d{2,5}|\/)/;
const WIDE_DOT = /(?<=[a-z0-9])[\u3002\uff0e\uff61](?=[a-z0-9])/g;

/** Full-width letters and dots, and characters that cannot be seen, do not hide an address. */
const plain = (text: string): string => foldText(text).replace(WIDE_DOT, '.');

/** Whether a text holds a hyperlink: messages, comments and posts cannot (spec §5, Links). */
export function containsLink(text: string): boolean {
  const given = plain(text);
  if (!given.includes('.') && !given.includes('://')) return false;
  return [SCHEME, WWW, DOMAIN, WORD_DOMAIN, NUMERIC].some((pattern) => pattern.test(given));
}
