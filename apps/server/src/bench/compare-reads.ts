import { getUpperMedian, roundToHundredths } from './statistics.ts';

type Read = (userId: string) => Promise<unknown>;

const WARM_UPS = 5;

/** Runs each read in turns for a user with few rows and one with many; median milliseconds and their ratio, by the read's name. */
export async function compareReadsByRowCount(
  reads: Readonly<Record<string, Read>>,
  users: Readonly<Record<'few' | 'many', string>>,
  runs: number,
) {
  const result: Record<string, { few: number; many: number; ratio: number }> = {};
  for (const [name, read] of Object.entries(reads)) {
    const times: Record<'few' | 'many', number[]> = { few: [], many: [] };
    for (let run = -WARM_UPS; run < runs; run += 1)
      for (const size of ['few', 'many'] as const) {
        const begun = performance.now();
        await read(users[size]);
        if (run >= 0) times[size].push(performance.now() - begun);
      }
    const [short, long] = [getUpperMedian(times.few), getUpperMedian(times.many)];
    result[name] = {
      few: roundToHundredths(short),
      many: roundToHundredths(long),
      ratio: roundToHundredths(long / short),
    };
  }
  return result;
}
