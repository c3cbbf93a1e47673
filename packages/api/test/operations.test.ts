import { expect, test } from 'vitest';
import { operationsOf, readContract } from '../scripts/contract.ts';
import { SIGNS_IN } from '../src/client.ts';
import { OPERATIONS } from '../src/openapi-document.ts';
import { CALLS } from './calls.ts';

const contract = readContract();
const all = operationsOf(contract);
const routes = all.map(({ method, path }) => `${method.toUpperCase()} ${path}`);

test('every call of the spec is there (spec §7)', () => {
  expect(CALLS.filter((call) => !routes.includes(call))).toEqual([]);
  expect(new Set(CALLS).size).toBe(CALLS.length);
});

test('whatever is not of the spec says why it was added, and nothing of the spec says so', () => {
  const added = all
    .filter(({ operation }) => operation['x-added'])
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(added.toSorted()).toEqual(routes.filter((route) => !CALLS.includes(route)).toSorted());
});

test('an operationId is a verb and a noun', () => {
  for (const { operation } of all) expect(operation.operationId).toMatch(/^[a-z]+[A-Z][A-Za-z]+$/);
});

test('the version is the product’s (spec §1)', () => {
  expect(contract.info.version).toBe('2.7.0');
});

test('the table of operations is the contract’s', () => {
  expect(Object.entries(OPERATIONS).map(([id, { method, path }]) => `${id} ${method} ${path}`)).toEqual(
    all.map(({ method, path, operation }) => `${operation.operationId} ${method.toUpperCase()} ${path}`),
  );
});

test('the client knows where a refusal is not about the token', () => {
  const auth = Object.values(OPERATIONS).filter(({ tag }) => tag === 'auth');
  for (const { path, access } of auth) expect(`${path} ${SIGNS_IN.test(path)}`).toBe(`${path} ${access === 'public'}`);
  for (const { path, tag } of Object.values(OPERATIONS)) if (tag !== 'auth') expect(SIGNS_IN.test(path)).toBe(false);
});
