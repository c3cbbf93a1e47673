import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { parseMessage } from './compile.ts';
import { LOCALES, type Locale } from './locales.ts';
import {
  readBrandLanguages,
  readBrandSlugs,
  readOverrides,
  readSlice,
  readSlices,
  type Messages,
  type SourceFolders,
} from './sources.ts';

/** `slice.surface.purpose` (design §7); a surface may be left out where the slice is one thing. */
const ID = /^[a-z][a-z-]*(\.[A-Za-z0-9][A-Za-z0-9_-]*){1,3}$/;

/** All that is wrong with the messages, one line each; nothing when all is well. */
export function findFlaws(folders: SourceFolders): string[] {
  const [main, ...others] = LOCALES;
  const slices = new Set(LOCALES.flatMap((locale) => readSlices(folders, locale)));
  const flaws = [...slices].flatMap((slice) => {
    const messages = readSliceOrNothing(folders, main, slice);
    return [
      ...findBadIds(slice, messages),
      ...others.flatMap((other) =>
        compare(`${slice}: ${main} and ${other}`, messages, readSliceOrNothing(folders, other, slice)),
      ),
    ];
  });
  return [...flaws, ...readBrandSlugs(folders).flatMap((slug) => findBrandFlaws(folders, slug))];
}

/** A brand changes messages that exist, keeps their arguments, and changes the same ones in each of its languages. */
function findBrandFlaws(folders: SourceFolders, slug: string): string[] {
  const [main, ...others] = readBrandLanguages(folders, slug);
  if (!main) return [];
  const own = readOverrides(folders, slug, main);
  const base: Messages = Object.assign(
    {},
    ...readSlices(folders, main).map((slice) => readSlice(folders, main, slice)),
  );
  const unknown = Object.keys(own).filter((id) => !Object.hasOwn(base, id));
  const known = Object.fromEntries(
    Object.keys(own)
      .filter((id) => Object.hasOwn(base, id))
      .map((id) => [id, base[id] ?? '']),
  );
  return [
    ...unknown.map((id) => `brand ${slug}: there is no message ${id} to change`),
    ...compare(`brand ${slug}: base and ${main}`, known, own).filter(
      (flaw) => !unknown.some((id) => flaw.includes(id)),
    ),
    ...others.flatMap((other) =>
      compare(`brand ${slug}: ${main} and ${other}`, own, readOverrides(folders, slug, other)),
    ),
  ];
}

function readSliceOrNothing(folders: SourceFolders, locale: Locale, slice: string): Messages {
  return readSlices(folders, locale).includes(slice) ? readSlice(folders, locale, slice) : {};
}

function findBadIds(slice: string, messages: Messages): string[] {
  const bad = Object.keys(messages).filter((id) => !ID.test(id) || !id.startsWith(`${slice}.`));
  return bad.map((id) => `${slice}: "${id}" is not of the form ${slice}.surface.purpose`);
}

function compare(where: string, one: Messages, other: Messages): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((id) => {
    const [a, b] = [one[id], other[id]];
    if (!a || !b) return [`${where}: ${id} is missing or empty in one of them`];
    const [left, right] = [argumentsOf(parseMessage(id, a)), argumentsOf(parseMessage(id, b))];
    return left === right ? [] : [`${where}: ${id} has the arguments ${left || '(none)'} and ${right || '(none)'}`];
  });
}

/** The names that a message expects values for, tags included: sorted, once each. */
function argumentsOf(message: MessageFormatElement[]): string {
  return [...new Set(namesIn(message))].toSorted().join(', ');
}

function namesIn(message: MessageFormatElement[]): string[] {
  return message.flatMap((element) => {
    if (isTagElement(element)) return [`<${element.value}>`, ...namesIn(element.children)];
    if (isPluralElement(element) || isSelectElement(element)) {
      return [element.value, ...Object.values(element.options).flatMap((option) => namesIn(option.value))];
    }
    return 'value' in element && element.type !== 0 ? [element.value] : [];
  });
}
