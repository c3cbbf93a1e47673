import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listBrandFontFiles, toFontFaceCss } from './fonts.ts';

function createFonts(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-fonts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'nova/assets/fonts'), { recursive: true });
  for (const name of names) writeFileSync(join(folder, 'nova/assets/fonts', name), '');
  return folder;
}

it('fonts: the name of a file is its family and weight', () => {
  const names = listBrandFontFiles(createFonts('Nova-700.woff2', 'NovaText-100_900.woff2'), 'nova');
  expect(toFontFaceCss('nova', names)).toBe(
    '@font-face{font-family:Nova;font-weight:700;font-display:swap;src:url(/fonts/nova/Nova-700.woff2) format("woff2")}\n' +
      '@font-face{font-family:NovaText;font-weight:100 900;font-display:swap;src:url(/fonts/nova/NovaText-100_900.woff2) format("woff2")}\n',
  );
});

it('fonts: a brand needs none', () => {
  expect(listBrandFontFiles(createFonts(), 'nova')).toEqual([]);
  expect(listBrandFontFiles(createFonts(), 'other')).toEqual([]);
});

it('fonts: another name is refused with the reason', () => {
  expect(() => listBrandFontFiles(createFonts('Nova Bold.ttf'), 'nova')).toThrow(
    'brands/nova/assets/fonts/Nova Bold.ttf: name it Family-400.woff2',
  );
});
