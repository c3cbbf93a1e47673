import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { buildPostVisibleSql } from '../social/post-access.ts';
import type { Viewer } from '../social/viewer.ts';
import type { SearchResultWindow } from './stored-search-results.ts';
import { listSearchQueryNgrams, type NormalizedSearchText, toWordStartNeedle } from './search-query.ts';

/** Posts that share a block of the index (migration 0200). */
const BLOCK = 4096;
/** A window ends when it has this many results. */
const WINDOW = 200;
/** Maximum number of candidates that are read from a block and of blocks that one page searches. */
const CHUNK = 400;
const MAX_BLOCKS = 512;
const MAX_BATCH = 64;

type Candidate = { block: number; id: string; number: number; class: number; hotScore: number; is_visible: boolean };
/** Newer posts have higher numbers: the candidates below `below` are not read yet; null: none is left. */
type Found = { hits: Candidate[]; below: number | null };

/** The numbers of posts end below this. */
const TOP = Number.MAX_SAFE_INTEGER;

/**
 * Finds posts, in windows from the newest post backwards: first those with the tag that the text is, then those with the text. In
 * a window, posts that begin with the text come first, then those that contain it, then those that have all its words in text and
 * tags, each by hot score.
 */
export async function findPostIdsByText(
  db: Kysely<Database>,
  viewer: Viewer,
  query: NormalizedSearchText,
  from: string | null,
): Promise<SearchResultWindow> {
  const [phase, below] = from?.split('.') ?? ['tag', TOP];
  const tagged = phase === 'tag' ? await findTagged(db, viewer, query.tag, Number(below)) : { hits: [], below: null };
  const ids = sortHits(tagged.hits);
  if (tagged.below !== null) return { ids, next: `tag.${tagged.below}` };
  if (query.isTag || query.words === '') return { ids, next: null };
  const found = await findInBlocks(db, viewer, query, phase === 'tag' ? TOP : Number(below));
  return { ids: [...ids, ...sortHits(found.hits)], next: found.below === null ? null : `text.${found.below}` };
}

const sortHits = (hits: readonly Candidate[]): string[] =>
  hits.toSorted((a, b) => a.class - b.class || b.hotScore - a.hotScore || b.number - a.number).map(({ id }) => id);

async function findTagged(db: Kysely<Database>, viewer: Viewer, tag: string, below: number): Promise<Found> {
  const { rows } = await selectVisible(
    viewer,
    sql`select 0 as block, post_id, number, 0 as class from post_tags
      where tag = ${tag} and number < ${below} order by number desc limit ${CHUNK}`,
  ).execute(db);
  return { hits: rows.filter(({ is_visible }) => is_visible), below: rows.length < CHUNK ? null : rows.at(-1)!.number };
}

/** Reads blocks with posts, the newest first, in growing batches. */
async function findInBlocks(
  db: Kysely<Database>,
  viewer: Viewer,
  query: NormalizedSearchText,
  below: number,
): Promise<Found> {
  const blocks = await listBlocks(db, below);
  const hits: Candidate[] = [];
  for (
    let begin = 0, batch = 1;
    begin < Math.min(blocks.length, MAX_BLOCKS);
    begin += batch, batch = nextBatch(batch)
  ) {
    const wanted = blocks.slice(begin, Math.min(begin + batch, MAX_BLOCKS));
    const candidates = await readBlocks(db, viewer, query, wanted, below);
    for (const block of wanted) {
      const own = candidates.filter((candidate) => candidate.block === block);
      hits.push(...own.filter(({ is_visible }) => is_visible));
      if (own.length === CHUNK) return { hits, below: own.at(-1)!.number };
      if (hits.length >= WINDOW && block !== blocks.at(-1)) return { hits, below: block * BLOCK };
    }
  }
  return { hits, below: blocks.length > MAX_BLOCKS ? blocks[MAX_BLOCKS - 1]! * BLOCK : null };
}

const nextBatch = (batch: number): number => Math.min(batch * 2, MAX_BATCH);

async function listBlocks(db: Kysely<Database>, below: number): Promise<number[]> {
  const newestBelow = (number: RawBuilder<unknown>) =>
    sql`(select number / ${BLOCK}::int from post_search where number < ${number} order by number desc limit 1)`;
  const { rows } = await sql<{ block: number }>`
    with recursive blocks as (
      select ${newestBelow(sql`${below}::bigint`)} as block, 1 as place
      union all
      select ${newestBelow(sql`blocks.block * ${BLOCK}::int`)}, place + 1 from blocks
      where block is not null and place <= ${MAX_BLOCKS}::int
    )
    select block from blocks where block is not null order by place`.execute(db);
  return rows.map(({ block }) => block);
}

/** `+ 0` keeps the planner from the index on numbers, which would read the whole block instead of the n-gram index. */
async function readBlocks(
  db: Kysely<Database>,
  viewer: Viewer,
  { words, tag }: NormalizedSearchText,
  blocks: readonly number[],
  below: number,
): Promise<Candidate[]> {
  const phrase = toWordStartNeedle(words);
  const needles = [...new Set(words.split(' ').map(toWordStartNeedle))];
  const contains = (needle: string) => sql`position(${needle} in lines) > 0`;
  const { rows } = await selectVisible(
    viewer,
    sql`select wanted.block, found.* from unnest(${[...blocks]}::bigint[]) as wanted (block) cross join lateral (
      select post_id, number,
        case when starts_with(lines, ${` ${words}`}) then 1
          when position(${phrase} in split_part(lines, E'\\n', 1)) > 0 then 2 else 3 end as class
      from post_search
      where ngrams @> array(
          select (wanted.block & 2097151) << 42 | ngram from unnest(${listSearchQueryNgrams(needles)}::bigint[]) ngram)
        and number + 0 between wanted.block * ${BLOCK}::int and wanted.block * ${BLOCK}::int + ${BLOCK - 1}::int
        and number + 0 < ${below}::bigint and ${sql.join(needles.map(contains), sql` and `)}
        and not exists (select from post_tags t where t.tag = ${tag} and t.number = post_search.number)
      order by number + 0 desc limit ${CHUNK}
    ) as found`,
  ).execute(db);
  return rows;
}

const selectVisible = (viewer: Viewer, candidates: RawBuilder<unknown>) => sql<Candidate>`
  with candidates as materialized (${candidates})
  select c.block, p.id, c.number, c.class, p.hot_score as "hotScore", ${buildPostVisibleSql(viewer)} as is_visible
  from candidates c join posts p on p.id = c.post_id join users u on u.id = p.user_id
  order by c.number desc`;
