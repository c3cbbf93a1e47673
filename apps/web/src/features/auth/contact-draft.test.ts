import { beforeEach, describe, expect, test, vi } from 'vitest';
import { saveLoginContactDraft, resolveInitialLoginContact } from './contact-draft.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
});

const read = (search = '', remembered?: Parameters<typeof resolveInitialLoginContact>[0]['remembered']) =>
  resolveInitialLoginContact({
    query: new URLSearchParams(search),
    search,
    defaultCountry: 'IN',
    ...(remembered && { remembered }),
  });

describe('contact draft', () => {
  test('starts with the brand’s country and empty fields', () => {
    expect(read()).toEqual({ country: 'IN', phone: '', email: '' });
  });

  test('starts with the contact in the URL', () => {
    const named = { country: 'CN', phone: '13800138000', email: 'mei@example.com' };
    saveLoginContactDraft({ country: 'TH', phone: '811234567', email: 'old@example.com' }, '');
    expect(read('?country=CN&phone=13800138000&email=mei%40example.com')).toEqual(named);
  });

  test('keeps the text typed at this URL', () => {
    const typed = { country: 'CN', phone: '1380013', email: '' } as const;
    saveLoginContactDraft(typed, '?country=CN&phone=13800138000');
    expect(read('?country=CN&phone=13800138000')).toEqual(typed);
  });

  test('keeps the text typed on another screen', () => {
    saveLoginContactDraft({ country: 'TH', phone: '811234567', email: 'mei@example.com' }, '?mode=phone');
    expect(read()).toEqual({ country: 'TH', phone: '811234567', email: 'mei@example.com' });
  });

  test('starts with the remembered contact, a phone number with its country', () => {
    const remembered = { phone: '13800138000', email: 'mei@example.com', country: 'CN' } as const;
    expect(read('', remembered)).toEqual({ country: 'CN', phone: '13800138000', email: 'mei@example.com' });
    saveLoginContactDraft({ country: 'TH', phone: '811234567', email: '' }, '');
    expect(read('', remembered)).toEqual({ country: 'TH', phone: '811234567', email: 'mei@example.com' });
  });

  test.each(['code=86', 'code=%2B86', 'countryName=China', `countryName=${encodeURIComponent('中国')}`])(
    'starts with the country that the URL names by %s',
    (named) => expect(read(`?${named}&phone=13800138000`).country).toBe('CN'),
  );

  test('starts with the brand’s country if the URL’s is not supported', () => {
    expect(read('?country=XX').country).toBe('IN');
  });
});
