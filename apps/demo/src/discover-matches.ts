import { createSeededRandom } from '@quintet/domain/random';
import type { DiscoverImportEntry } from '@quintet/server/slices/discover/parse-import';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days with matches before and after today. */
const [DAYS_BEFORE, DAYS_AFTER] = [4, 6];

type Name = readonly [zh_cn: string, en: string];
const toText = ([zh_cn, en]: Name) => ({ zh_cn, en });

const LEAGUES: readonly { name: Name; maxScore: number; hours: readonly number[]; teams: readonly Name[] }[] = [
  {
    name: ['海湾足球联赛', 'Bay Football League'],
    maxScore: 4,
    hours: [7, 11, 13],
    teams: [
      ['港湾队', 'Harbour'],
      ['灯塔队', 'Lighthouse'],
      ['北岸队', 'North Shore'],
      ['磨坊镇', 'Mill Town'],
      ['渡口队', 'Ferry Road'],
      ['盐田联', 'Saltworks United'],
    ],
  },
  {
    name: ['山城篮球杯', 'Hill City Basketball Cup'],
    maxScore: 98,
    hours: [10, 12],
    teams: [
      ['云杉', 'Spruces'],
      ['石桥', 'Stone Bridge'],
      ['候鸟', 'Swallows'],
      ['山风', 'Mountain Wind'],
    ],
  },
];

/** How long a match takes. */
const LENGTH_MS = 2 * HOUR_MS;

/** Matches around today: finished, perhaps live, scheduled, one postponed and one cancelled. */
export function generateDemoMatches(now: number): DiscoverImportEntry[] {
  const random = createSeededRandom(5);
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const entries: DiscoverImportEntry[] = [];
  for (let day = -DAYS_BEFORE; day <= DAYS_AFTER; day += 1) {
    LEAGUES.forEach(({ name, maxScore, hours, teams }, league) => {
      const playing = random.some(teams, hours.length * 2);
      hours.forEach((hour, index) => {
        const startAt = today + day * DAY_MS + hour * HOUR_MS;
        const isCalledOff = day === 1 && index === 1;
        const status = isCalledOff
          ? league === 0
            ? 'postponed'
            : 'cancelled'
          : startAt > now
            ? 'scheduled'
            : startAt + LENGTH_MS > now
              ? 'live'
              : 'finished';
        const hasScores = status === 'live' || status === 'finished';
        const toSide = (team: Name) => ({
          name: toText(team),
          ...(hasScores && { score: maxScore > 9 ? 60 + random.below(maxScore - 60) : random.below(maxScore) }),
        });
        entries.push({
          kind: 'sports',
          key: `demo-${league}-${day + DAYS_BEFORE}-${index}`,
          league: toText(name),
          home: toSide(playing[2 * index]!),
          away: toSide(playing[2 * index + 1]!),
          start_at: new Date(startAt).toISOString(),
          status,
        });
      });
    });
  }
  return entries;
}
