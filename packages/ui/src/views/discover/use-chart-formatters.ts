import type { LocalizedText } from '@quintet/domain/discover/text';
import { getLocalizedText } from '@quintet/domain/discover/text';
import { areUtcMidnights, type TrendChart } from '@quintet/domain/discover/trend';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

const DAY_MS = 24 * 3_600_000;

/** Functions that format the values, times and texts of a chart. */
export interface ChartFormatters {
  /** With the unit. */
  readonly value: (value: number) => string;
  readonly number: (value: number) => string;
  /** Short, for the axis. */
  readonly tick: (time: number) => string;
  readonly time: (time: number) => string;
  readonly text: (text: LocalizedText) => string;
}

function createFormat(intl: IntlShape, { precision, unit }: TrendChart, times: readonly number[]): ChartFormatters {
  const text = (localized: LocalizedText): string => getLocalizedText(localized, intl.locale);
  const digits = { minimumFractionDigits: precision, maximumFractionDigits: precision };
  const number = (value: number): string => intl.formatNumber(value, digits);
  const isDays = areUtcMidnights(times);
  const zone = isDays ? { timeZone: 'UTC' } : {};
  const length = times.length === 0 ? 0 : times.at(-1)! - times[0]!;
  const tickFormat: Intl.DateTimeFormatOptions =
    length > 300 * DAY_MS
      ? { year: 'numeric', month: 'short' }
      : isDays || length > 2 * DAY_MS
        ? { month: 'short', day: 'numeric' }
        : { hour: 'numeric', minute: 'numeric' };
  const timeFormat: Intl.DateTimeFormatOptions = {
    dateStyle: 'medium',
    ...(!isDays && { timeStyle: 'short' }),
  };
  return {
    number,
    value: (value) => (unit ? `${number(value)}\u00a0${text(unit)}` : number(value)),
    tick: (time) => intl.formatDate(time, { ...tickFormat, ...zone }),
    time: (time) => intl.formatDate(time, { ...timeFormat, ...zone }),
    text,
  };
}

/** Formats the values and times of a chart in the user's language. `times` are those that it shows. */
export function useChartFormatters(chart: TrendChart, times: readonly number[]): ChartFormatters {
  const intl = useIntl();
  return useMemo(() => createFormat(intl, chart, times), [intl, chart, times]);
}
