import { expect, test } from 'vitest';
import { readBrandSchema } from './read-schema.ts';

test('readBrandSchema: rejects keywords that the web build does not check', () => {
  expect(() => readBrandSchema({ type: 'string', format: 'uri' })).toThrow('"format" is not checked');
  expect(() => readBrandSchema({ type: 'object', properties: {} })).toThrow('additionalProperties must be false');
  expect(() => readBrandSchema({ type: 'array', items: { type: 'string' } })).toThrow('uniqueItems must be true');
});

test('readBrandSchema: keeps rules and removes descriptions', () => {
  expect(readBrandSchema({ type: 'string', description: 'A name.', pattern: '^x$' })).toEqual({
    type: 'string',
    pattern: '^x$',
  });
});
