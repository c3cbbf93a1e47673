import {
  isArgumentElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { parseIcuMessage } from './compile.ts';
import { LOCALES, type Locale } from './locales.ts';
import {
  readBrandLanguages,
  readBrandSlugs,
  readBrandOverrides,
  readSliceMessages,
  readSliceNames,
  type IcuMessages,
  type MessageFileFolders,
} from './message-files.ts';

/** `slice.surface.purpose` (design §7); small slices may omit the surface. */
const ID = /^[a-z][a-z-]*(\.[A-Za-z0-9][A-Za-z0-9_-]*){1,3}$/;

/** Returns one line per error in the messages. */
export function findTranslationErrors(folders: MessageFileFolders): string[] {
  const [main, ...others] = LOCALES;
  const slices = new Set(LOCALES.flatMap((locale) => readSliceNames(folders, locale)));
  const errors = [...slices].flatMap((slice) => {
    const messages = readSliceIfPresent(folders, main, slice);
    return [
      ...checkIds(slice, messages),
      ...LOCALES.flatMap((locale) => checkAmounts(`${slice}: ${locale}`, readSliceIfPresent(folders, locale, slice))),
      ...others.flatMap((other) =>
        compareMessages(`${slice}: ${main} and ${other}`, messages, readSliceIfPresent(folders, other, slice)),
      ),
    ];
  });
  return [...errors, ...readBrandSlugs(folders).flatMap((slug) => checkOverrides(folders, slug))];
}

/** A brand overrides existing messages with the same arguments, and the same messages in each of its languages. */
function checkOverrides(folders: MessageFileFolders, slug: string): string[] {
  const [main, ...others] = readBrandLanguages(folders, slug);
  if (!main) return [];
  const own = readBrandOverrides(folders, slug, main);
  const base: IcuMessages = Object.assign(
    {},
    ...readSliceNames(folders, main).map((slice) => readSliceMessages(folders, main, slice)),
  );
  const unknown = Object.keys(own).filter((id) => !Object.hasOwn(base, id));
  const known = Object.fromEntries(
    Object.keys(own)
      .filter((id) => Object.hasOwn(base, id))
      .map((id) => [id, base[id] ?? '']),
  );
  return [
    ...unknown.map((id) => `brand ${slug}: there is no message ${id} to change`),
    ...compareMessages(`brand ${slug}: base and ${main}`, known, own).filter(
      (error) => !unknown.some((id) => error.includes(id)),
    ),
    ...others.flatMap((other) =>
      compareMessages(`brand ${slug}: ${main} and ${other}`, own, readBrandOverrides(folders, slug, other)),
    ),
  ];
}

function readSliceIfPresent(folders: MessageFileFolders, locale: Locale, slice: string): IcuMessages {
  return readSliceNames(folders, locale).includes(slice) ? readSliceMessages(folders, locale, slice) : {};
}

function checkIds(slice: string, messages: IcuMessages): string[] {
  const bad = Object.keys(messages).filter((id) => !ID.test(id) || !id.startsWith(`${slice}.`));
  return bad.map((id) => `${slice}: "${id}" is not of the form ${slice}.surface.purpose`);
}

/** Arguments that are points in messages about points. */
const POINTS: ReadonlySet<string> = new Set(['fee', 'left', 'max', 'min', 'stake']);

/** Amounts of points have the same digits everywhere: 10,000. */
function checkAmounts(location: string, messages: IcuMessages): string[] {
  return Object.entries(messages).flatMap(([id, text]) => {
    const isAmount = (name: string) => name === 'amount' || (POINTS.has(name) && /points|积分/.test(text));
    return parseIcuMessage(id, text)
      .filter(isArgumentElement)
      .filter(({ value }) => isAmount(value))
      .map(({ value }) => `${location}: ${id} has {${value}} instead of {${value}, number}`);
  });
}

function compareMessages(location: string, one: IcuMessages, other: IcuMessages): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((id) => {
    const [a, b] = [one[id], other[id]];
    if (!a || !b) return [`${location}: ${id} is missing or empty in one of them`];
    const [left, right] = [getArguments(parseIcuMessage(id, a)), getArguments(parseIcuMessage(id, b))];
    return left === right ? [] : [`${location}: ${id} has the arguments ${left || '(none)'} and ${right || '(none)'}`];
  });
}

/** The argument and tag names of a message, sorted and unique. */
function getArguments(message: MessageFormatElement[]): string {
  return [...new Set(collectArguments(message))].toSorted().join(', ');
}

function collectArguments(message: MessageFormatElement[]): string[] {
  return message.flatMap((element) => {
    if (isTagElement(element)) return [`<${element.value}>`, ...collectArguments(element.children)];
    if (isPluralElement(element) || isSelectElement(element)) {
      return [element.value, ...Object.values(element.options).flatMap((option) => collectArguments(option.value))];
    }
    return 'value' in element && element.type !== 0 ? [element.value] : [];
  });
}
