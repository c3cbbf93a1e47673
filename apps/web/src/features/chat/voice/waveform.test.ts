import { expect, test } from 'vitest';
import { computeWaveformBars } from './waveform.ts';

test('waveform: bars follow the loudness, the loudest is 1, silence stays visible', () => {
  const samples = Float32Array.from({ length: 3600 }, (_, at) => (at < 1800 ? 0 : Math.sin(at)) * (at / 3600));
  const bars = computeWaveformBars(samples);
  expect(bars).toHaveLength(36);
  expect(bars.slice(0, 18).every((level) => level === 0.12)).toBe(true);
  expect(bars.at(-1)).toBeGreaterThan(bars[20]!);
  expect(Math.max(...bars)).toBe(1);
});

test('waveform: an empty recording has minimal bars', () => {
  expect(new Set(computeWaveformBars(new Float32Array(0)))).toEqual(new Set([0.12]));
});
