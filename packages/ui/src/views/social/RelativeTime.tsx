import { getRelativeTimeValue, type RelativeTimeValue } from '@quintet/domain/social/relative-time';
import { type IntlShape, useIntl } from 'react-intl';

/** Intl's Chinese word for 0 seconds is the one for "at present". */
const formatAge = (intl: IntlShape, { value, unit }: RelativeTimeValue): string =>
  value === 0
    ? intl.formatMessage({ id: 'kit.time.now' })
    : intl.formatRelativeTime(value, unit, { numeric: 'auto', style: 'long' });

/** Formats a time relative to now, from a week on as a date. `now` in milliseconds. */
export function RelativeTime({ at, now }: { at: string; now: number }) {
  const intl = useIntl();
  const date = new Date(at);
  const age = getRelativeTimeValue(date.getTime(), now);
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return (
    <time dateTime={at} title={intl.formatDate(date, { dateStyle: 'full', timeStyle: 'short' })}>
      {age
        ? formatAge(intl, age)
        : intl.formatDate(date, { ...(isThisYear ? {} : { year: 'numeric' }), month: 'short', day: 'numeric' })}
    </time>
  );
}
