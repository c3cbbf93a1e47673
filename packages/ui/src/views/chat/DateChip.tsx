import { getListTimeFormat } from '@quintet/domain/chat/list-time-format';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './Chip.module.css';

interface DateChipProps {
  /** Local midnight, milliseconds. */
  day: number;
  /** The sticky date covers this one. */
  isCovered?: boolean;
}

/** Formats a day, relative when recent. */
function useDayText(day: number): string {
  const intl = useIntl();
  const [now] = useState(Date.now);
  const when = getListTimeFormat(day, now);
  if (when === 'time') return intl.formatMessage({ id: 'chat.time.today' });
  if (when === 'yesterday') return intl.formatMessage({ id: 'chat.time.yesterday' });
  return intl.formatDate(day, { month: 'long', day: 'numeric', ...(when === 'full-date' && { year: 'numeric' }) });
}

/** The date above the messages of a day. */
export function DateChip({ day, isCovered }: DateChipProps) {
  return (
    <div className={styles.line} data-covered={isCovered || undefined}>
      <time className={styles.chip} dateTime={isoDay(day)}>
        {useDayText(day)}
      </time>
    </div>
  );
}

function isoDay(day: number): string {
  const date = new Date(day);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
