import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { listServedBrands } from '../platform/hosting/hosts.ts';
import { StartError } from '../base/start-error.ts';
import {
  publishDiscoverDrafts,
  saveDiscoverDrafts,
  scheduleDiscoverDrafts,
  unpublishDiscoverEntries,
} from '../slices/discover/drafts.ts';
import { createDiscoverDraftPreviewKey, DISCOVER_DRAFT_PREVIEW_HOURS } from '../slices/discover/preview.ts';
import { parseDiscoverImport } from '../slices/discover/parse-import.ts';
import { recordAuditEntries } from './audit-log.ts';
import { AUDITED_COMMAND_OPTIONS_USAGE, type AuditOptions, parseAuditedArgs } from './command-arguments.ts';
import type { OperatorCommand, OperatorCommandDeps } from './command.ts';
import { escapeControlCharacters } from './escape-controls.ts';

const USAGE = [
  `discover import <file.jsonl> ${AUDITED_COMMAND_OPTIONS_USAGE}`,
  'discover list',
  'discover preview --brand <brand>',
  `discover publish <key> … [--at <time>] ${AUDITED_COMMAND_OPTIONS_USAGE}`,
  `discover withdraw <key> … ${AUDITED_COMMAND_OPTIONS_USAGE}`,
];
/** Errors of a file that are shown. */
const MAX_FLAWS = 20;

/** Edits the gallery, the charts and the matches. */
export const discoverCommand: OperatorCommand = {
  usage: USAGE,
  about:
    'Imports pictures, charts and matches as drafts, one a line in JSON; prints a link to preview all drafts; publishes and withdraws them for everybody.',
  prepare: (args) => {
    const { words, author, requireAuthor, options } = parseAuditedArgs('discover', USAGE, args, ['at', 'brand']);
    const [action = '', ...targets] = words;
    if (action === 'list' && targets.length === 0 && !author) return list;
    if (action === 'preview' && targets.length === 0 && !author && options.brand) return preview(options.brand);
    const isRight = action === 'import' ? targets.length === 1 : targets.length > 0;
    const at = options.at === undefined ? null : readTime(options.at);
    if (
      !isRight ||
      !['import', 'publish', 'withdraw'].includes(action) ||
      (at && action !== 'publish') ||
      options.brand
    )
      throw new StartError(`discover: Usage: ${USAGE.join('; ')}`);
    const operator = requireAuthor();
    if (action === 'import') return (tools) => importFile(tools, operator, targets[0]!);
    const keys = [...new Set(targets)];
    if (at) return (tools) => schedule(tools, operator, keys, at);
    return (tools) => change(tools, operator, action as 'publish' | 'withdraw', keys);
  },
};

async function importFile({ events }: OperatorCommandDeps, operator: AuditOptions, path: string): Promise<string> {
  const content = await readFile(path, 'utf8').catch((error: Error) => {
    throw new StartError(`discover: cannot read ${path}: ${error.message}`);
  });
  const { entries, flaws } = parseDiscoverImport(content);
  if (flaws.length > 0) {
    const more = flaws.length > MAX_FLAWS ? [`and ${flaws.length - MAX_FLAWS} more`] : [];
    const shown = [...flaws.slice(0, MAX_FLAWS).map(escapeControlCharacters), ...more].join('\n  ');
    throw new StartError(`discover: nothing was imported:\n  ${shown}`);
  }
  if (entries.length === 0) throw new StartError(`discover: ${path} is empty`);
  await events.record(async (trx) => {
    const others = await saveDiscoverDrafts(trx, entries);
    if (others.length > 0) throw new StartError(`discover: another kind has the key ${others.join(', ')}`);
    await recordAuditEntries(
      trx,
      operator,
      'discover import',
      entries.map(({ key }) => key),
    );
  });
  return `Drafts: ${entries.map(({ key }) => key).join(', ')}. Publish them with: discover publish <key> …`;
}

/** A time with its zone. */
function readTime(text: string): Date {
  const time = new Date(text);
  if (!/T.*(Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(time.getTime()))
    throw new StartError(
      `discover: --at is a time like 2026-12-31T20:00:00+08:00, not ${escapeControlCharacters(text)}`,
    );
  return time;
}

function assertAllChanged(action: string, keys: readonly string[], changed: readonly string[]): void {
  const others = keys.filter((key) => !changed.includes(key));
  if (others.length > 0)
    throw new StartError(`discover: nothing to ${action} under ${others.map(escapeControlCharacters).join(', ')}`);
}

/** A job publishes them within a minute after the time. */
const schedule = (
  { events }: OperatorCommandDeps,
  operator: AuditOptions,
  keys: readonly string[],
  at: Date,
): Promise<string> =>
  events.record(async (trx) => {
    assertAllChanged('publish', keys, await scheduleDiscoverDrafts(trx, keys, at));
    await recordAuditEntries(trx, operator, `discover publish at ${at.toISOString()}`, keys);
    return `publish at ${at.toISOString()}: ${keys.join(', ')}`;
  });

async function change(
  { events }: OperatorCommandDeps,
  operator: AuditOptions,
  action: 'publish' | 'withdraw',
  keys: readonly string[],
): Promise<string> {
  await events.record(async (trx, append) => {
    const changed = await (action === 'publish' ? publishDiscoverDrafts : unpublishDiscoverEntries)(trx, keys);
    assertAllChanged(action, keys, changed);
    await recordAuditEntries(trx, operator, `discover ${action}`, keys);
    await append('discover', 'everybody', {});
  });
  return `${action}: ${keys.join(', ')}`;
}

/** Prints a link to the discover page of a brand with all drafts as if they were published; anybody who has the link can open it. */
const preview =
  (brand: string) =>
  async ({ config, db, clock }: OperatorCommandDeps): Promise<string> => {
    if (!listServedBrands(config).some(({ slug }) => slug === brand))
      throw new StartError(`discover: unknown brand ${escapeControlCharacters(brand)}`);
    const host = Object.keys(config.brandHosts).find((name) => config.brandHosts[name] === brand);
    const origin = host ? `https://${host}` : `http://${brand}.localhost:${config.publicPort}`;
    const key = await createDiscoverDraftPreviewKey(db, clock());
    return `For ${DISCOVER_DRAFT_PREVIEW_HOURS} hours, or until the next preview:\n  ${origin}/discover?preview=${key}`;
  };

type Row = { key: string; kind: string; state: string; title: string; update_at: Date };

async function list({ db }: OperatorCommandDeps): Promise<string> {
  const { rows } = await sql<Row>`
    select key, kind, update_at,
      case when content is null then 'draft' when draft is null then 'published' else 'published, new draft' end
        || coalesce(' from ' || to_char(publish_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '') as state,
      coalesce(shown->'title'->>'en', (shown->'home'->'name'->>'en') || ' – ' || (shown->'away'->'name'->>'en')) as title
    from discover_items cross join lateral (select coalesce(draft, content) as shown) item order by kind, key`.execute(
    db,
  );
  if (rows.length === 0) return 'There is no discover content.';
  return rows
    .map(({ key, kind, state, title, update_at }) =>
      escapeControlCharacters([update_at.toISOString(), kind, key, state, title].join('  ')),
    )
    .join('\n');
}
