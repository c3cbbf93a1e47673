import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBrands } from './read-brands.ts';
import { BRANDS } from './list.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'));
  cpSync(join(import.meta.dirname, '../../../brands'), folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function addBrand(name: string, changes: object = {}): void {
  cpSync(join(folder, 'gu'), join(folder, name), { recursive: true });
  const own = { id: name.toUpperCase(), slug: name, order: 6, title: name, colorClass: `brand-${name}` };
  writeFileSync(join(folder, name, 'brand.json'), JSON.stringify({ ...BRANDS[0], ...own, ...changes }));
}

test('BRANDS: is GU, MEE, CHIT, 365, VARTA (spec §3)', () => {
  expect(BRANDS.map((brand) => brand.id)).toEqual(['GU', 'MEE', 'CHIT', '365', 'VARTA']);
  expect(readBrands(folder)).toEqual(BRANDS);
});

test('readBrands with a sixth folder', () => {
  addBrand('nova');
  expect(readBrands(folder).map((brand) => brand.slug)).toEqual(['gu', 'mee', 'chit', '365', 'varta', 'nova']);
});

test('sorts brands by order', () => {
  addBrand('aero', { order: 7 });
  addBrand('zeta', { order: 6 });
  expect(
    readBrands(folder)
      .map((brand) => brand.slug)
      .slice(5),
  ).toEqual(['zeta', 'aero']);
});

test('rejects two brands with the same id or order and names both', () => {
  addBrand('nova', { order: 2 });
  expect(() => readBrands(folder)).toThrow(/brands (mee and nova|nova and mee) have the same order: 2/);
  addBrand('nova', { id: 'GU' });
  expect(() => readBrands(folder)).toThrow('brands gu and nova have the same id: GU');
});

test('rejects a slug that differs from the folder', () => {
  addBrand('nova', { slug: 'gu' });
  expect(() => readBrands(folder)).toThrow('nova/brand.json: slug is "gu" but the folder is "nova"');
  addBrand('nova', { colorClass: 'brand-gu' });
  expect(() => readBrands(folder)).toThrow('colorClass must be "brand-nova"');
});

test('names the file of an invalid brand', () => {
  addBrand('nova', { country: 'China' });
  expect(() => readBrands(folder)).toThrow('nova/brand.json: not a brand: /country');
  writeFileSync(join(folder, 'nova', 'brand.json'), readFileSync(join(folder, 'gu', 'brand.json'), 'utf8').slice(1));
  expect(() => readBrands(folder)).toThrow('nova/brand.json:');
});
