import { expect, test } from 'vitest';
import { listOperations, readContract } from '../scripts/contract.ts';
import { SIGN_IN_PATH_PATTERN } from '../src/client.ts';
import { OPERATIONS } from '../src/openapi-document.ts';
import { SPEC_ENDPOINTS } from './spec-endpoints.ts';

const contract = readContract();
const all = listOperations(contract);
const routes = all.map(({ method, path }) => `${method.toUpperCase()} ${path}`);

test('contract: has every call of the spec (spec §7)', () => {
  expect(SPEC_ENDPOINTS.filter((call) => !routes.includes(call))).toEqual([]);
  expect(new Set(SPEC_ENDPOINTS).size).toBe(SPEC_ENDPOINTS.length);
});

test('contract: marks all operations outside of the spec, and only these, with x-added', () => {
  const added = all
    .filter(({ operation }) => operation['x-added'])
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(added.toSorted()).toEqual(routes.filter((route) => !SPEC_ENDPOINTS.includes(route)).toSorted());
});

test('operationId: is a verb and a noun', () => {
  for (const { operation } of all) expect(operation.operationId).toMatch(/^[a-z]+[A-Z][A-Za-z]+$/);
});

test('contract: has the product version (spec §1)', () => {
  expect(contract.info.version).toBe('2.7.0');
});

test('OPERATIONS: matches the contract', () => {
  expect(Object.entries(OPERATIONS).map(([id, { method, path }]) => `${id} ${method} ${path}`)).toEqual(
    all.map(({ method, path, operation }) => `${operation.operationId} ${method.toUpperCase()} ${path}`),
  );
});

test('SIGN_IN_PATH_PATTERN: matches the public operations of auth', () => {
  const auth = Object.values(OPERATIONS).filter(({ tag }) => tag === 'auth');
  for (const { path, access } of auth)
    expect(`${path} ${SIGN_IN_PATH_PATTERN.test(path)}`).toBe(`${path} ${access === 'public'}`);
  for (const { path, tag } of Object.values(OPERATIONS))
    if (tag !== 'auth') expect(SIGN_IN_PATH_PATTERN.test(path)).toBe(false);
});
