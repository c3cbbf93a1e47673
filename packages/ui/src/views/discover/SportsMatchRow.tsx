import type { SportsMatch } from '@quintet/domain/discover/matches';
import { getLocalizedText } from '@quintet/domain/discover/text';
import { useIntl } from 'react-intl';
import styles from './SportsMatchRow.module.css';

/** A match: two sides with their scores, when it starts and how it stands. */
export function SportsMatchRow({ match: { home, away, start_at: startAt, status } }: { match: SportsMatch }) {
  const intl = useIntl();
  const isOver = status === 'finished' && home.score !== null && away.score !== null;
  const isBehind = (own: number | null, other: number | null): boolean => isOver && Number(own) < Number(other);
  const sides = [
    { ...home, isLoser: isBehind(home.score, away.score) },
    { ...away, isLoser: isBehind(away.score, home.score) },
  ];
  return (
    <li className={styles.match} data-status={status}>
      <div className={styles.sides}>
        {sides.map(({ name, score, isLoser }) => (
          <p key={name.en} className={styles.side} data-behind={isLoser || undefined}>
            <bdi className={styles.name}>{getLocalizedText(name, intl.locale)}</bdi>
            {score !== null && <span className={styles.score}>{intl.formatNumber(score)}</span>}
          </p>
        ))}
      </div>
      <p className={styles.when}>
        <time dateTime={startAt}>{intl.formatTime(startAt)}</time>
        <span className={styles.status}>{intl.formatMessage({ id: `discover.sports.status.${status}` })}</span>
      </p>
    </li>
  );
}
