import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findTranslationErrors } from './find-translation-errors.ts';
import { MESSAGE_FILE_FOLDERS, type IcuMessages } from './message-files.ts';

let root = '';
const folders = () => ({ messages: join(root, 'messages'), brands: join(root, 'brands') });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'messages-'));
  brand('gu', ['zh_cn', 'en']);
});

afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, content: unknown): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(content));
}

function brand(slug: string, languages: string[], own: Record<string, IcuMessages> = {}): void {
  put(`brands/${slug}/brand.json`, { languages });
  for (const [locale, messages] of Object.entries(own)) put(`brands/${slug}/messages/${locale}.json`, messages);
}

function slice(name: string, zh: IcuMessages, en: IcuMessages): void {
  put(`messages/zh_cn/${name}.json`, zh);
  put(`messages/en/${name}.json`, en);
}

test('findTranslationErrors: finds no errors in our messages', () => {
  expect(findTranslationErrors(MESSAGE_FILE_FOLDERS)).toEqual([]);
});

test('findTranslationErrors: names a file that is no JSON', () => {
  slice('chat', {}, {});
  writeFileSync(join(root, 'brands/gu/brand.json'), '{ "languages": ');
  expect(() => findTranslationErrors(folders())).toThrow(/gu\/brand\.json: .*JSON/);
});

describe('findTranslationErrors: languages', () => {
  test('must have the same messages', () => {
    slice('chat', { 'chat.list.title': '聊天' }, { 'chat.list.empty': 'Nothing' });
    expect(findTranslationErrors(folders())).toEqual([
      'chat: zh_cn and en: chat.list.title is missing or empty in one of them',
      'chat: zh_cn and en: chat.list.empty is missing or empty in one of them',
    ]);
  });

  test('must have the same slices', () => {
    slice('chat', { 'chat.list.title': '聊天' }, { 'chat.list.title': 'Chats' });
    put('messages/en/wallet.json', { 'wallet.balance.title': 'Balance' });
    expect(findTranslationErrors(folders())).toEqual([
      'wallet: zh_cn and en: wallet.balance.title is missing or empty in one of them',
    ]);
  });

  test('must format amounts of points', () => {
    slice(
      'wallet',
      { 'wallet.list.got': '收到 {amount} 积分', 'wallet.list.cost': '手续费 {fee, number} 积分' },
      {
        'wallet.list.got': '{amount, plural, one {# point} other {# points}}',
        'wallet.list.cost': 'The fee is {fee} points',
      },
    );
    expect(findTranslationErrors(folders())).toEqual([
      'wallet: zh_cn: wallet.list.got has {amount} instead of {amount, number}',
      'wallet: en: wallet.list.cost has {fee} instead of {fee, number}',
    ]);
  });

  test('must have the same arguments, in any format', () => {
    slice(
      'chat',
      { 'chat.list.count': '{count} 条', 'chat.list.by': '<b>{name}</b>', 'chat.list.of': '{a}' },
      {
        'chat.list.count': '{count, plural, one {# message} other {# messages}}',
        'chat.list.by': '{name}',
        'chat.list.of': '{b}',
      },
    );
    expect(findTranslationErrors(folders())).toEqual([
      'chat: zh_cn and en: chat.list.by has the arguments <b>, name and name',
      'chat: zh_cn and en: chat.list.of has the arguments a and b',
    ]);
  });

  test('must prefix ids with the slice', () => {
    slice('chat', { 'shell.list.title': '聊天' }, { 'shell.list.title': 'Chats' });
    expect(findTranslationErrors(folders())).toEqual([
      'chat: "shell.list.title" is not of the form chat.surface.purpose',
    ]);
  });

  test('must parse', () => {
    slice('chat', { 'chat.list.count': '{count' }, { 'chat.list.count': '{count}' });
    expect(() => findTranslationErrors(folders())).toThrow('chat.list.count: EXPECT_ARGUMENT_CLOSING_BRACE');
  });
});

describe('findTranslationErrors: brands', () => {
  beforeEach(() => slice('chat', { 'chat.list.title': '{name}' }, { 'chat.list.title': '{name}' }));

  test('may override a message in all their languages', () => {
    brand('mee', ['zh_cn', 'en'], {
      zh_cn: { 'chat.list.title': '嗨 {name}' },
      en: { 'chat.list.title': 'Hi {name}' },
    });
    brand('varta', ['en'], { en: { 'chat.list.title': 'Hello {name}' } });
    expect(findTranslationErrors(folders())).toEqual([]);
  });

  test('may not override a message in one language only', () => {
    brand('mee', ['zh_cn', 'en'], { en: { 'chat.list.title': 'Hi {name}' } });
    expect(findTranslationErrors(folders())).toEqual([
      'brand mee: zh_cn and en: chat.list.title is missing or empty in one of them',
    ]);
  });

  test('may not change a message’s arguments or override an unknown message', () => {
    brand('varta', ['en'], { en: { 'chat.list.title': 'Hello', 'chat.list.tittle': 'Hello' } });
    expect(findTranslationErrors(folders())).toEqual([
      'brand varta: there is no message chat.list.tittle to change',
      'brand varta: base and en: chat.list.title has the arguments name and (none)',
    ]);
  });
});
