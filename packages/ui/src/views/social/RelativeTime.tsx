import { getRelativeTimeValue } from '@quintet/domain/social/relative-time';
import { useIntl } from 'react-intl';

/** Formats a time relative to now, from a week on as a date. `now` in milliseconds. */
export function RelativeTime({ at, now }: { at: string; now: number }) {
  const intl = useIntl();
  const date = new Date(at);
  const age = getRelativeTimeValue(date.getTime(), now);
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return (
    <time dateTime={at} title={intl.formatDate(date, { dateStyle: 'full', timeStyle: 'short' })}>
      {age
        ? intl.formatRelativeTime(age.value, age.unit, { numeric: 'auto', style: 'long' })
        : intl.formatDate(date, { ...(isThisYear ? {} : { year: 'numeric' }), month: 'short', day: 'numeric' })}
    </time>
  );
}
