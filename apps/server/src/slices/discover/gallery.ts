import type { Schemas } from '@quintet/api/types';
import { FEED_PAGE_SIZE } from '@quintet/domain/limits';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { queryPostsInOrder } from '../social/posts.ts';
import { filterVisiblePostIds } from '../social/filter-visible-posts.ts';
import { toViewer } from '../social/viewer.ts';
import { assertDiscoverPreviewKeyIfGiven, buildDiscoverItemsSql } from './preview.ts';
import type { DiscoverGalleryContent } from './parse-import.ts';

type Row = { id: string; publication: number; content: DiscoverGalleryContent };

/** Lists pictures of posts that the viewer may see, the latest published first. A page may be short. */
export async function listGallery({
  caller,
  query: { category, limit = FEED_PAGE_SIZE, next_id, preview },
  services,
}: Call<'listGallery'>): Promise<Schemas['GalleryPage']> {
  const { db } = services;
  const viewer = toViewer(caller);
  await assertDiscoverPreviewKeyIfGiven(services, preview);
  if (next_id !== undefined && !/^\d{1,15}$/.test(next_id)) throw new HttpError('api.body.param_invalid.next_id');
  const isNext = next_id === undefined ? sql`true` : sql`publication < ${Number(next_id)}::bigint`;
  const isInCategory = category === undefined ? sql`true` : sql`content->'category'->>'en' = ${category}`;
  const { rows } = await sql<Row>`
    select id, publication, content from ${buildDiscoverItemsSql(preview)}
    where kind = 'gallery' and content is not null and ${isNext} and ${isInCategory}
    order by publication desc limit ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  const ids = [...new Set(page.map(({ content }) => content.post_id))];
  const posts = await queryPostsInOrder(db, viewer, await filterVisiblePostIds(db, viewer, ids));
  const postById = new Map(posts.map((post) => [post.id, post]));
  const list = page.flatMap(({ id, content: { category: own, title, post_id, picture } }) => {
    const post = postById.get(post_id);
    const media = post?.media[picture];
    return post && media ? [{ id, category: own, title, post_id, author: post.author, media }] : [];
  });
  return {
    list,
    next_id: rows.length > limit ? `${page.at(-1)!.publication}` : null,
    ...(next_id === undefined && { categories: await listCategories(db, buildDiscoverItemsSql(preview)) }),
  };
}

/** The categories by the latest publication. */
async function listCategories(db: Kysely<Database>, items: RawBuilder<unknown>): Promise<Schemas['LocalizedText'][]> {
  const { rows } = await sql<{ category: Schemas['LocalizedText'] }>`
    select (array_agg(content->'category' order by publication desc))[1] as category
    from ${items} where kind = 'gallery' and content is not null
    group by content->'category'->>'en' order by max(publication) desc, content->'category'->>'en'`.execute(db);
  return rows.map(({ category }) => category);
}
