import { expect, test } from 'vitest';
import { parseBrandSchema } from './parse-schema.ts';

test('parseBrandSchema: rejects keywords that the web build does not check', () => {
  expect(() => parseBrandSchema({ type: 'string', format: 'uri' })).toThrow('"format" is not checked');
  expect(() => parseBrandSchema({ type: 'object', properties: {} })).toThrow('additionalProperties must be false');
  expect(() => parseBrandSchema({ type: 'array', items: { type: 'string' } })).toThrow('uniqueItems must be true');
});

test('parseBrandSchema: keeps rules and removes descriptions', () => {
  expect(parseBrandSchema({ type: 'string', description: 'A name.', pattern: '^x$' })).toEqual({
    type: 'string',
    pattern: '^x$',
  });
});
