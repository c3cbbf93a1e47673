import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeBrandFiles } from './create.ts';

function copyBrands(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-brands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(import.meta.dirname, '../../brands'), folder, { recursive: true });
  return folder;
}

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

it('new brand: comes last and has the fields of the schema that it needs', () => {
  const folder = copyBrands();
  writeBrandFiles(folder, { slug: 'testbrand', accent: '#7c3aed', title: 'Nova' });
  const { required, properties } = readJson(folder, 'brand.schema.json');
  const brand = readJson(folder, 'testbrand/brand.json');
  expect(Object.keys(brand)).toEqual(expect.arrayContaining(required));
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(brand)));
  expect(brand).toMatchObject({ id: 'TESTBRAND', title: 'Nova' });
  expect(brand.order).toBeGreaterThan(readJson(folder, 'varta/brand.json').order);
});

it('new brand: has its logo in the icon and the share image', () => {
  const folder = copyBrands();
  const logo = join(folder, 'own.svg');
  writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6H1z"/></svg>');
  writeBrandFiles(folder, { slug: 'testbrand', accent: 'oklch(0.8 0.15 75)', logo });
  const asset = (name: string) => readFileSync(join(folder, 'testbrand/assets', name), 'utf8');
  expect(asset('icon.svg')).toContain('<svg x="12" y="12" width="40" height="40" xmlns');
  for (const name of ['logo.svg', 'icon.svg', 'share.svg']) expect(asset(name)).toContain('M1 1h6v6H1z');
});

it.each([
  [{ slug: 'No va', accent: '#7c3aed' }, '"No va" is not a slug: use 1 to 16 of a to z and 0 to 9'],
  [{ slug: 'gu', accent: '#7c3aed' }, 'brands/gu exists already'],
  [{ slug: 'testbrand', accent: 'violet' }, 'not a colour: violet; write #rrggbb or oklch(L C H)'],
])('new brand: %j is refused with the reason', (brand, reason) => {
  expect(() => writeBrandFiles(copyBrands(), brand)).toThrow(reason);
});

it.each([
  ['<p>logo</p>', 'is not an SVG'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'has no viewBox'],
  ['<svg viewBox="0 0 8 8" width="8"/>', 'has a size of its own'],
  ['<svg viewBox="0 0 8 8"><script/></svg>', 'contains scripts'],
])('logo: %s is refused', (svg, reason) => {
  const folder = copyBrands();
  const logo = join(folder, 'own.svg');
  writeFileSync(logo, svg);
  expect(() => writeBrandFiles(folder, { slug: 'testbrand', accent: '#7c3aed', logo })).toThrow(reason);
});
