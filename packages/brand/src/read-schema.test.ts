import { expect, test } from 'vitest';
import { readSchema } from './read-schema.ts';

test('readSchema: rejects keywords that the web build does not check', () => {
  expect(() => readSchema({ type: 'string', format: 'uri' })).toThrow('"format" is not checked');
  expect(() => readSchema({ type: 'object', properties: {} })).toThrow('additionalProperties must be false');
  expect(() => readSchema({ type: 'array', items: { type: 'string' } })).toThrow('uniqueItems must be true');
});

test('readSchema: keeps rules and removes descriptions', () => {
  expect(readSchema({ type: 'string', description: 'A name.', pattern: '^x$' })).toEqual({
    type: 'string',
    pattern: '^x$',
  });
});
