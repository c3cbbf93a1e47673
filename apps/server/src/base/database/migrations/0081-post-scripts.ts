import { type Kysely, sql } from 'kysely';

/**
 * The script of a post's text, used by the recommendation: one Chinese character weighs as much as two Latin letters.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const countOf = (others: string) => sql`length(regexp_replace(text, ${sql.lit(others)}, '', 'g'))`;
  const han = countOf('[^\\u3400-\\u9fff]');
  const latin = countOf('[^A-Za-z]');
  await sql`
    alter table posts add column script text collate "C" not null generated always as (
      case
        when ${han} + ${latin} = 0 then 'other'
        when 2 * ${han} >= ${latin} then 'han'
        else 'latin'
      end
    ) stored check (script in ('han', 'latin', 'other'));
    drop index posts_heat;
    create index posts_heat on posts (script, heat desc, id desc) where state = 'published' and privacy = 1;
  `.execute(db);
}
