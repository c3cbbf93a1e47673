import {
  parseLocalDay,
  groupDayMatchesByLeague,
  listMatchDaysWithToday,
  type SportsMatch,
} from '@quintet/domain/discover/matches';
import { getLocalizedText } from '@quintet/domain/discover/text';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../components/EmptyState.tsx';
import { getTabPanelProps, Tabs } from '../../components/Tabs.tsx';
import styles from './SportsMatchList.module.css';
import { SportsMatchRow } from './SportsMatchRow.tsx';

interface SportsMatchListProps {
  matches: readonly SportsMatch[];
  /** The local day of now. */
  today: string;
  day: string;
  onDay: (day: string) => void;
}

/** The matches of a day by league, and the days that have some. */
export function SportsMatchList({ matches, today, day, onDay }: SportsMatchListProps) {
  const intl = useIntl();
  const leagues = groupDayMatchesByLeague(matches, day);
  const days = [...new Set([...listMatchDaysWithToday(matches, today), day])].toSorted();
  const toLabel = (of: string): string =>
    of === today
      ? intl.formatMessage({ id: 'discover.sports.today' })
      : intl.formatDate(parseLocalDay(of), { weekday: 'short', month: 'short', day: 'numeric' });
  return (
    <div className={styles.list}>
      <Tabs
        id="sports-day"
        label={intl.formatMessage({ id: 'discover.sports.days' })}
        items={days.map((id) => ({ id, label: toLabel(id) }))}
        value={day}
        onChange={onDay}
      />
      <div {...getTabPanelProps('sports-day', day)} className={styles.day}>
        {leagues.length === 0 && (
          <EmptyState illustration="search" title={intl.formatMessage({ id: 'discover.sports.none-title' })}>
            {intl.formatMessage({ id: 'discover.sports.none-text' })}
          </EmptyState>
        )}
        {leagues.map(({ league, matches: own }) => (
          <section key={league.en} className={styles.league}>
            <h2 className={styles.name}>{getLocalizedText(league, intl.locale)}</h2>
            <ul className={styles.rows}>
              {own.map((match) => (
                <SportsMatchRow key={match.id} match={match} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
