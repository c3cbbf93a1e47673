import type { Schemas } from '@quintet/api/types';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { DISCOVER_IMPORT_ENTRY_SCHEMAS } from './entry-schema.ts';

type Localized = Schemas['LocalizedText'];
type Side = { name: Localized; score?: number | null };

export type DiscoverGalleryContent = { category: Localized; title: Localized; post_id: string; picture: number };
export type DiscoverTrendChartContent = {
  title: Localized;
  unit?: Localized;
  precision: number;
  times: string[];
  series: { name: Localized; values: (number | null)[] }[];
};
export type DiscoverMatchContent = {
  league: Localized;
  home: Side;
  away: Side;
  start_at: string;
  status: Schemas['MatchStatus'];
};
/** A line of an import. */
export type DiscoverImportEntry = { key: string } & (
  | ({ kind: 'gallery' } & DiscoverGalleryContent)
  | ({ kind: 'trend' } & DiscoverTrendChartContent)
  | ({ kind: 'sports' } & DiscoverMatchContent)
);

const ajv = new Ajv2020({ allowUnionTypes: true });
const VALIDATORS = Object.fromEntries(
  Object.entries(DISCOVER_IMPORT_ENTRY_SCHEMAS).map(([kind, schema]) => [kind, ajv.compile(schema)]),
) as Record<DiscoverImportEntry['kind'], ValidateFunction<DiscoverImportEntry>>;

/** Reads JSON Lines, one entry a line; empty lines are allowed. `flaws` names the line and field of each error. */
export function parseDiscoverImport(content: string): { entries: DiscoverImportEntry[]; flaws: string[] } {
  const entries: DiscoverImportEntry[] = [];
  const flaws: string[] = [];
  const lineByKey = new Map<string, number>();
  content.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === '') return;
    const number = index + 1;
    const read = parseLine(line);
    if (typeof read === 'string') return void flaws.push(`line ${number}: ${read}`);
    const other = lineByKey.get(read.key);
    if (other !== undefined) return void flaws.push(`line ${number}: key: line ${other} has the same`);
    lineByKey.set(read.key, number);
    entries.push(read);
  });
  return { entries, flaws };
}

/** The entry, or what is wrong with it. */
function parseLine(line: string): DiscoverImportEntry | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    return `no JSON: ${(error as Error).message}`;
  }
  const kind = (value as { kind?: unknown } | null)?.kind;
  if (typeof kind !== 'string' || !Object.hasOwn(VALIDATORS, kind))
    return `kind: must be ${Object.keys(VALIDATORS).join(', ')}`;
  const validate = VALIDATORS[kind as DiscoverImportEntry['kind']];
  if (!validate(value)) return describeFlaw(validate.errors![0]!);
  return findContradiction(value) ?? value;
}

function describeFlaw({ instancePath, message, params, keyword }: ErrorObject): string {
  const field = instancePath.slice(1).replaceAll('/', '.');
  const named = keyword === 'additionalProperties' ? ` (${String(params['additionalProperty'])})` : '';
  return `${field === '' ? '' : `${field}: `}${message}${named}`;
}

/** What the schema cannot say. */
function findContradiction(entry: DiscoverImportEntry): string | null {
  if (entry.kind === 'trend') {
    const times = entry.times.map((time) => Date.parse(time));
    const wrong = times.findIndex((time, index) => Number.isNaN(time) || (index > 0 && time <= times[index - 1]!));
    if (wrong >= 0) return `times.${wrong}: must be a time after the one before`;
    const index = entry.series.findIndex(({ values }) => values.length !== times.length);
    return index < 0 ? null : `series.${index}.values: must have ${times.length} values, as times has`;
  }
  if (entry.kind === 'sports') {
    if (Number.isNaN(Date.parse(entry.start_at))) return 'start_at: must be a time';
    const hasScores = entry.status === 'live' || entry.status === 'finished';
    const flaw = (['home', 'away'] as const).find((side) => ((entry[side].score ?? null) !== null) !== hasScores);
    if (flaw) return `${flaw}.score: a ${entry.status} match has ${hasScores ? 'scores' : 'none'}`;
  }
  return null;
}
