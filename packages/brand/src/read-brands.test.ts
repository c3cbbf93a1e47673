import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBrands } from './read-brands.ts';
import { BRANDS } from './list.ts';

const SLUGS = BRANDS.map(({ slug }) => slug);
const AFTER_ALL = 1_000;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'));
  cpSync(join(import.meta.dirname, '../../../brands'), folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function addBrand(name: string, changes: object = {}): void {
  cpSync(join(folder, 'gu'), join(folder, name), { recursive: true });
  const own = { id: name.toUpperCase(), slug: name, order: AFTER_ALL, title: name };
  writeFileSync(join(folder, name, 'brand.json'), JSON.stringify({ ...BRANDS[0], ...own, ...changes }));
}

test('BRANDS: begins with GU, MEE, CHIT, 365, VARTA (spec §3)', () => {
  expect(BRANDS.map((brand) => brand.id).slice(0, 5)).toEqual(['GU', 'MEE', 'CHIT', '365', 'VARTA']);
  expect(readBrands(folder)).toEqual(BRANDS);
});

test('readBrands with a sixth folder', () => {
  addBrand('added');
  expect(readBrands(folder).map((brand) => brand.slug)).toEqual([...SLUGS, 'added']);
});

test('sorts brands by order', () => {
  addBrand('aero', { order: AFTER_ALL + 1 });
  addBrand('zeta');
  expect(
    readBrands(folder)
      .map((brand) => brand.slug)
      .slice(SLUGS.length),
  ).toEqual(['zeta', 'aero']);
});

test('rejects two brands with the same id or order and names both', () => {
  addBrand('added', { order: 2 });
  expect(() => readBrands(folder)).toThrow(/brands (mee and added|added and mee) have the same order: 2/);
  addBrand('added', { id: 'GU' });
  expect(() => readBrands(folder)).toThrow('brands gu and added have the same id: GU');
});

test('rejects a slug that differs from the folder', () => {
  addBrand('added', { slug: 'gu' });
  expect(() => readBrands(folder)).toThrow('added/brand.json: slug is "gu" but the folder is "added"');
});

test('names the file of an invalid brand', () => {
  addBrand('added', { country: 'China' });
  expect(() => readBrands(folder)).toThrow('added/brand.json: not a brand: /country');
  writeFileSync(join(folder, 'added', 'brand.json'), readFileSync(join(folder, 'gu', 'brand.json'), 'utf8').slice(1));
  expect(() => readBrands(folder)).toThrow('added/brand.json:');
});
