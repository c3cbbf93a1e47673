import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileMessages } from './compile.ts';

const root = mkdtempSync(join(tmpdir(), 'compile-'));
const folders = { messages: join(root, 'messages'), brands: join(root, 'brands') };
const literal = (value: string) => [{ type: 0, value }];

beforeAll(() => {
  mkdirSync(join(folders.messages, 'en'), { recursive: true });
  mkdirSync(join(folders.brands, 'mee/messages'), { recursive: true });
  writeFileSync(join(folders.messages, 'en/chat.json'), '{"chat.list.title":"Chats","chat.list.by":"By {name}"}');
  writeFileSync(join(folders.brands, 'mee/messages/en.json'), '{"chat.list.title":"Talks","auth.select.text":"Hi"}');
});

afterAll(() => rmSync(root, { recursive: true }));

describe('compileMessages', () => {
  test('parses a slice', () => {
    expect(compileMessages({ locale: 'en', slice: 'chat', folders })).toEqual({
      'chat.list.title': literal('Chats'),
      'chat.list.by': [
        { type: 0, value: 'By ' },
        { type: 1, value: 'name' },
      ],
    });
  });

  test('overrides messages of this slice by the brand’s', () => {
    const compiled = compileMessages({ locale: 'en', slice: 'chat', brandSlug: 'mee', folders });
    expect(Object.keys(compiled)).toEqual(['chat.list.title', 'chat.list.by']);
    expect(compiled['chat.list.title']).toEqual(literal('Talks'));
  });

  test('uses the base messages for a brand without overrides', () => {
    expect(compileMessages({ locale: 'en', slice: 'chat', brandSlug: 'gu', folders })['chat.list.title']).toEqual(
      literal('Chats'),
    );
  });
});
