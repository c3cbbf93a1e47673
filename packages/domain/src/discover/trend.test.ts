import { describe, expect, it } from 'vitest';
import { getLocalizedText } from './text.ts';
import { getSeriesChange, getLatestDataPoint, areUtcMidnights } from './trend.ts';

describe('trend charts', () => {
  it('change: from the first value to the latest, without gaps', () => {
    expect(getSeriesChange({ values: [null, 8, null, 10, null] })).toEqual({ amount: 2, ratio: 0.25 });
    expect(getSeriesChange({ values: [-4, 2] })).toEqual({ amount: 6, ratio: 1.5 });
    expect(getSeriesChange({ values: [0, 2] })).toEqual({ amount: 2, ratio: null });
    expect(getSeriesChange({ values: [null] })).toBeNull();
  });

  it('latest value: the last that is no gap', () => {
    expect(getLatestDataPoint({ values: [1, 2, null] })).toEqual({ index: 1, value: 2 });
    expect(getLatestDataPoint({ values: [null] })).toBeNull();
  });

  it('times: are days when each is a midnight of UTC', () => {
    expect(areUtcMidnights([Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 3)])).toBe(true);
    expect(areUtcMidnights([Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 1, 6)])).toBe(false);
  });

  it('texts: are in the language of the tag', () => {
    expect(['zh-CN', 'en', 'en-IN'].map((tag) => getLocalizedText({ zh_cn: '海', en: 'Sea' }, tag))).toEqual([
      '海',
      'Sea',
      'Sea',
    ]);
  });
});
