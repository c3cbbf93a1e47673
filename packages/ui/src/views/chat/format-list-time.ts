import { getListTimeFormat } from '@quintet/domain/chat/list-time-format';
import type { IntlShape } from 'react-intl';

/** Formats a time for lists as short as possible: time, weekday or date (look, Chat list). */
export function formatListTime(intl: IntlShape, at: number, now: number): string {
  switch (getListTimeFormat(at, now)) {
    case 'time':
      return intl.formatTime(at);
    case 'yesterday':
      return intl.formatMessage({ id: 'chat.time.yesterday' });
    case 'weekday':
      return intl.formatDate(at, { weekday: 'short' });
    case 'date':
      return intl.formatDate(at, { month: 'short', day: 'numeric' });
    case 'full-date':
      return intl.formatDate(at, { year: 'numeric', month: 'numeric', day: 'numeric' });
  }
}
