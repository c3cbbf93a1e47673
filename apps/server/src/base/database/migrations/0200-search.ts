import { type Kysely, sql } from 'kysely';

/**
 * The search index of posts and users. `post_search.ngrams` has each pair of adjacent characters, and each single character outside
 * Latin script, together with the block of 4,096 posts, so that a look-up reads one block only. `user_search` has the first one
 * to three characters of each part of a nickname, in the order of the results.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Lower case and compatibility forms; a tag without its sign.
    create function search_fold(given text) returns text language sql immutable parallel safe as $$
      select trim(regexp_replace(lower(normalize(given, NFKC)), '^[#\\s]+|\\s+', ' ', 'g'))
    $$;

    -- The words of a text between single spaces; a change of script separates words, too.
    create function search_words(given text) returns text language sql immutable parallel safe as $$
      select trim(regexp_replace(regexp_replace(regexp_replace(lower(normalize(given, NFKC)),
        '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u3000-\\u3004\\u3008-\\u303f\\ufe0e\\ufe0f]+', ' ', 'g'),
        '([0-9a-z\\u00c0-\\u036f])([^ 0-9a-z\\u00c0-\\u036f])', '\\1 \\2', 'g'),
        '([^ 0-9a-z\\u00c0-\\u036f])([0-9a-z\\u00c0-\\u036f])', '\\1 \\2', 'g'))
    $$;

    -- A text and the tags of a post, a line each; every line begins with a space, so that pairs find the beginnings of words.
    create function search_lines(given text, tags text[]) returns text language sql immutable parallel safe as $$
      select ' ' || search_words(given) || coalesce((select string_agg(E'\\n ' || search_words(tag), '') from unnest(tags) tag), '')
    $$;

    -- 21 bits each: the block, a character, and the next one or 0.
    create function search_ngrams(number bigint, lines text) returns bigint[] language sql immutable parallel safe as $$
      with characters as (
        select ascii(c)::bigint as code, ascii(lead(c) over (order by n))::bigint as next
        from string_to_table(lines, null) with ordinality as characters (c, n)
      ), ngrams as (
        select code << 21 | next as ngram from characters where next is not null and code <> 10 and next <> 10
        union select code << 21 from characters where code > 879
      )
      select coalesce(array_agg(((number / 4096) & 2097151) << 42 | ngram), '{}') from ngrams
    $$;

    create table post_search (
      post_id text collate "C" primary key references posts on delete cascade,
      number bigint not null,
      lines text collate "C" not null,
      ngrams bigint[] not null
    );

    create table post_tags (
      tag text collate "C" not null,
      number bigint not null,
      post_id text collate "C" not null references posts on delete cascade,
      primary key (tag, number, post_id)
    );

    create function add_post_to_search(id text, given text, tags text[]) returns void language sql as $$
      insert into post_search (post_id, number, lines, ngrams)
        select id, n, lines, search_ngrams(n, lines)
        from (select substr(id, 2)::bigint as n, search_lines(given, tags) as lines) post
        on conflict (post_id) do update set lines = excluded.lines, ngrams = excluded.ngrams;
      delete from post_tags where post_id = id;
      insert into post_tags (tag, number, post_id)
        select distinct search_fold(tag), substr(id, 2)::bigint, id from unnest(tags) tag;
    $$;

    insert into post_search (post_id, number, lines, ngrams)
      select id, n, lines, search_ngrams(n, lines)
      from (select id, substr(id, 2)::bigint as n, search_lines(text, tags) as lines from posts) post;
    insert into post_tags (tag, number, post_id)
      select distinct search_fold(tag), substr(id, 2)::bigint, id from posts cross join unnest(tags) tag;
    create index post_search_number on post_search (number desc);
    -- Every search scans the index's pending list, so keep it short.
    create index post_search_ngrams on post_search using gin (ngrams) with (gin_pending_list_limit = 64);
    create index post_tags_post on post_tags (post_id);

    create function index_post() returns trigger language plpgsql as $$
    begin
      perform add_post_to_search(new.id, new.text, new.tags);
      return null;
    end $$;
    create trigger posts_search_in after insert on posts for each row execute function index_post();
    create trigger posts_search_changed after update of text, tags on posts for each row
      when (old.text is distinct from new.text or old.tags is distinct from new.tags) execute function index_post();
  `.execute(db);
  await sql`
    alter table authors add column words text collate "C" not null default '';

    create table user_search (
      term text collate "C" not null,
      -- Nicknames that begin with the term first, then by each doubling of the followers.
      rank smallint not null,
      user_id text collate "C" not null references users on delete cascade,
      primary key (term, rank, user_id)
    );
    create index user_search_user on user_search (user_id);

    create function search_popularity(followers integer) returns integer language sql immutable parallel safe as $$
      select 31 - case when followers < 1 then 0 else floor(log(2, followers))::integer + 1 end
    $$;

    create function search_terms(words text) returns table (term text, is_inside boolean)
    language sql immutable parallel safe as $$
      select left(substr(words, start), length), bool_and(start > 1)
      from generate_series(1, char_length(words)) start cross join generate_series(1, 3) length
      where start + length - 1 <= char_length(words)
        and (start = 1 or substr(words, start - 1, 1) = ' ' or ascii(substr(words, start, 1)) > 879)
      group by 1
    $$;

    -- Updating the author's row lets one transaction at a time change the terms of a user.
    create function add_user_to_search(id text, nickname text) returns void language sql as $$
      update authors set words = search_words(nickname) where user_id = id;
      delete from user_search where user_id = id;
      insert into user_search (term, rank, user_id)
        select term, is_inside::integer * 32 + search_popularity(follower_count), id
        from authors cross join search_terms(words) where authors.user_id = id;
    $$;
    select add_user_to_search(id, nickname) from users where delete_at is null;

    -- For each statement, as the trigger that adds the author's row (migration 0051) is for each statement, too.
    create function index_new_users() returns trigger language plpgsql as $$
    begin
      perform add_user_to_search(id, nickname) from changes where delete_at is null;
      return null;
    end $$;
    create trigger users_search_in after insert on users referencing new table as changes
      for each statement execute function index_new_users();

    create function index_user() returns trigger language plpgsql as $$
    begin
      perform add_user_to_search(new.id, case when new.delete_at is null then new.nickname else '' end);
      return null;
    end $$;
    create trigger users_search_changed after update of nickname, delete_at on users for each row
      when (old.nickname is distinct from new.nickname or old.delete_at is distinct from new.delete_at)
      execute function index_user();

    create function rank_user() returns trigger language plpgsql as $$
    begin
      update user_search set rank = rank - search_popularity(old.follower_count) + search_popularity(new.follower_count)
        where user_id = new.user_id;
      return null;
    end $$;
    create trigger authors_search_changed after update of follower_count on authors for each row
      when (search_popularity(old.follower_count) <> search_popularity(new.follower_count))
      execute function rank_user();

    -- The order of found posts and users, so that further pages continue it whatever changes meanwhile.
    create unlogged table search_results (
      id text collate "C" primary key,
      user_id text collate "C",
      text text not null,
      ids text[] not null,
      next text,
      create_at timestamptz not null default clock_timestamp()
    );
    create index search_results_create_at on search_results (create_at);
  `.execute(db);
}
