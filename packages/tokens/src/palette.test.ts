import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { resolveBrandTokens } from './build.ts';
import { parseColorToOklch, convertOklchToHex, formatOklch } from './color.ts';
import { findColorFaults } from './contrast.ts';
import { createTokensFromAccent } from './palette.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-palette-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'nova'));
  return folder;
}

test('palette: of any accent has the required contrast in both themes', async () => {
  const folder = createFolder();
  await fc.assert(
    fc.asyncProperty(hex, async (accent) => {
      writeFileSync(join(folder, 'nova/tokens.json'), JSON.stringify(createTokensFromAccent(accent)));
      expect(findColorFaults(await resolveBrandTokens(folder, 'nova'))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('palette: keeps an accent on which white text is readable', () => {
  expect(convertOklchToHex(createTokensFromAccent('#7c3aed').light.color['accent']!.$value)).toBe('#7c3aed');
});

test('colour: #rrggbb survives the way to oklch and back', () => {
  fc.assert(
    fc.property(hex, (value) => {
      expect(convertOklchToHex(formatOklch(parseColorToOklch(value)))).toBe(value);
    }),
  );
});

test('colour: other notations are refused with the accepted ones', () => {
  expect(() => parseColorToOklch('red')).toThrow('not a colour: red; write #rrggbb or oklch(L C H)');
});
