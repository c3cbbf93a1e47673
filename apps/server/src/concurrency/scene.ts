import { sql } from 'kysely';
import { getCheckedPostUploadStorageKey } from '../platform/media/post-media-urls.ts';
import { createTestSharpImage } from '../platform/media/test-files.ts';
import type { Services } from '../platform/services.ts';
import { fillConcurrencyTestWallets } from './scene-wallets.ts';

export type ConcurrencyTestActor = { id: string; authorId: string; deviceId: string; token: string };

/** The test data of one round, on which two operations run. Its ids are derived from its number. */
export type ConcurrencyTestScene = ReturnType<typeof nameRows> &
  Record<'ann' | 'annAway' | 'ben' | 'cat', ConcurrencyTestActor>;

const BRAND = 'GU';
const CODE = '123456';

/** Every second scene reverses the order of its users' ids, because locks are taken in the order of ids. */
const namesOf = (n: number) => ({ ann: `u${n}${1 + (n % 2) * 2}`, ben: `u${n}2`, cat: `u${n}${3 - (n % 2) * 2}` });

/** The ids of a scene's rows by the names that operations use; `fillScenes` creates the rows. */
const nameRows = (n: number) => ({
  ip: `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
  email: `ann${n}@quintet.example`,
  code: CODE,
  newName: `new1${n}`,
  qrcode: `qrcode-of-scene-${n}`,
  newQrcode: `new-qrcode-of-scene-${n}`,
  refreshToken: `refresh-token-${n}`,
  post: `p${n}1`,
  unready: `p${n}2`,
  olderPost: `p${n}0`,
  file: String(n).padStart(32, 'a'),
  comment: `c${n}1`,
  subComment: `c${n}2`,
  group: `g${n}1`,
  message: `m${n}1`,
  pinned: `m${n}2`,
  picture: `m${n}3`,
  envelope: `e${n}`,
  shareCode: String(n)
    .padStart(8, '2')
    .replace(/[01]/g, (digit) => (digit === '0' ? 'A' : 'B')),
});

/** Creates `amount` scenes, numbered from `first`. */
export async function createConcurrencyTestScenes(
  services: Services,
  first: number,
  amount: number,
): Promise<ConcurrencyTestScene[]> {
  await fillScenes(services, first, first + amount - 1);
  await fillConcurrencyTestWallets(
    services,
    Array.from({ length: amount }, (_, index) => ({ n: first + index, ...namesOf(first + index) })),
    CODE,
  );
  return Promise.all(
    Array.from({ length: amount }, async (_, index): Promise<ConcurrencyTestScene> => {
      const n = first + index;
      const { ann, ben, cat } = namesOf(n);
      const enter = async (id: string, deviceId: string): Promise<ConcurrencyTestActor> => {
        const token = await services.tokens.issue({ userId: id, deviceId, brand: BRAND });
        return { id, authorId: `a${id.slice(1)}`, deviceId, token };
      };
      return {
        ...nameRows(n),
        ann: await enter(ann, `device-${ann}`),
        annAway: await enter(ann, `away-${ann}`),
        ben: await enter(ben, `device-${ben}`),
        cat: await enter(cat, `device-${cat}`),
      };
    }),
  );
}

/** Stores the uploaded file of the post that is not processed yet. */
export async function storeConcurrencyTestUpload({ store }: Services, { file }: ConcurrencyTestScene): Promise<void> {
  await store.put(getCheckedPostUploadStorageKey(file), await createTestSharpImage(8, 8).png().toBuffer(), 'image/png');
}

async function fillScenes({ db, hashCode }: Services, first: number, last: number): Promise<void> {
  const from = sql`from (select n, 'u' || n || 1 + n % 2 * 2 as ann, 'u' || n || 2 as ben, 'u' || n || 3 - n % 2 * 2 as cat
    from generate_series(${first}::bigint, ${last}::bigint) n) s`;
  const people = sql`${from} cross join lateral (values ('ann', ann), ('ben', ben), ('cat', cat)) person (name, id)`;
  const marks: Buffer[] = [];
  for (let n = first; n <= last; n += 1) {
    const { code, email, qrcode } = nameRows(n);
    const device = `device-${namesOf(n).ann}`;
    marks.push((await hashCode(BRAND, email, 'register', device, code))[0], (await hashCode(qrcode, code))[0]);
  }
  const markAt = (place: 1 | 2) => sql`(${marks}::bytea[])[(n - ${first}::bigint) * 2 + ${place}]`;
  const statements = [
    // Three users without a password; each has one device, Ann has two.
    sql`insert into users (id, username, nickname, email)
      select id, name || 1 || n, name, name || n || '@quintet.example' ${people}`,
    sql`insert into sessions (user_id, device_id, brand, create_at, used_at)
      select id, device || '-' || id, ${BRAND}, now() - interval '1 minute', now() ${people}
      cross join (values ('device'), ('away')) devices (device) where device = 'device' or name = 'ann'`,
    sql`insert into refresh_tokens (hash, session_id, expire_at)
      select sha256(convert_to('refresh-token-' || n, 'UTF8')), sessions.id, now() + interval '1 day'
      ${from} join sessions on device_id = 'device-' || ann`,
    // A login code that Ann's other device has scanned and validated, and a code that is not scanned.
    sql`insert into login_qrcodes (hash, brand, device_id, user_id, session_id, passcode_hash, validate_at, expire_at)
      select sha256(convert_to('qrcode-of-scene-' || n, 'UTF8')), ${BRAND}, 'device-' || ann, ann, sessions.id, ${markAt(2)}, now(), now() + interval '1 day'
      ${from} join sessions on sessions.device_id = 'away-' || ann
      union all select sha256(convert_to('new-qrcode-of-scene-' || n, 'UTF8')), ${BRAND}, 'device-' || ann, null, null, null, null, now() + interval '1 day' ${from}`,
    sql`insert into verifications (brand, contact, purpose, device_id, code_hash, tries, expire_at)
      select ${BRAND}, 'ann' || n || '@quintet.example', 'register', 'device-' || ann, ${markAt(1)}, 0, now() + interval '1 day' ${from}`,
    sql`insert into contacts (user_id, contact_id) select ann, cat ${from} union all select cat, ann ${from}`,
    sql`insert into follows (user_id, followed_id) select cat, ann ${from} union all select ann, cat ${from} union all select ben, cat ${from}`,
    // Two posts of Ann, and one whose picture is not processed yet.
    sql`insert into posts (id, user_id, state)
      select 'p' || n || w, ann, case w when 2 then 'processing' else 'published' end ${from}, generate_series(0, 2) w`,
    sql`insert into files (id, user_id, kind, extension, secret, state, post_id, position)
      select lpad(n::text, 32, 'a'), ann, 'image', 'png', '\\x00', 'processing', 'p' || n || 2, 0 ${from}`,
    sql`insert into post_likes (user_id, post_id) select cat, 'p' || n || 1 ${from}`,
    sql`insert into post_collects (user_id, post_id) select cat, 'p' || n || 1 ${from}`,
    sql`insert into post_views (user_id, post_id) select cat, 'p' || n || 1 ${from}`,
    // Ben's comment, and the sub-comments of Ann and Cat.
    sql`insert into comments (id, post_id, parent_id, reply_to_id, user_id, text)
      select 'c' || n || 1, 'p' || n || 1, null, null, ben, 'one' ${from}
      union all select 'c' || n || 2, 'p' || n || 1, 'c' || n || 1, null, ann, 'two' ${from}
      union all select 'c' || n || 3, 'p' || n || 1, 'c' || n || 1, 'c' || n || 2, cat, 'three' ${from}`,
    sql`insert into comment_likes (user_id, comment_id) select cat, 'c' || n || w ${from}, generate_series(1, 2) w`,
    // A group of the three with four messages: the first has Cat's reaction, the second is pinned, the third is an old picture, and the last a
    // red envelope of Ben.
    sql`insert into groups (id, type, owner_id, last_seq, message_count) select 'g' || n || 1, 2, ann, 4, 4 ${from}`,
    sql`insert into members (group_id, user_id, role)
      select 'g' || n || 1, id, case name when 'ann' then 'owner' else 'member' end ${people}`,
    // Ann's invite code of the group; codes have no 0 and 1.
    sql`insert into group_codes (code, group_id, user_id)
      select translate(lpad(n::text, 8, '2'), '01', 'AB'), 'g' || n || 1, ann ${from}`,
    sql`insert into messages (id, group_id, seq, message_count, user_id, type, text, file_path)
      select 'm' || n || 1, 'g' || n || 1, 1, 1, ann, 'text', 'hello', null ${from}
      union all select 'm' || n || 2, 'g' || n || 1, 2, 2, ben, 'text', 'hello', null ${from}
      union all select 'm' || n || 3, 'g' || n || 1, 3, 3, ann, 'image', null, 'files/' || lpad(n::text, 32, 'b') || '.png' ${from}
      union all select 'm' || n || 4, 'g' || n || 1, 4, 4, ben, 'red_envelope', null, null ${from}`,
    sql`update messages set target_id = 'e' || n ${from} where messages.id = 'm' || n || 4`,
    sql`insert into message_emojis (message_id, user_id, emoji) select 'm' || n || 1, cat, '👍' ${from}`,
    sql`insert into pins (group_id, message_id, user_id) select 'g' || n || 1, 'm' || n || 2, ann ${from}`,
    sql`insert into files (id, user_id, group_id, kind, extension, secret, state, content_type, size, message_id, expire_at)
      select lpad(n::text, 32, 'b'), ann, 'g' || n || 1, 'image', 'png', '\\x00', 'ready', 'image/webp', 1, 'm' || n || 3, now() + interval '1 day' ${from}`,
  ];
  for (const statement of statements) await statement.execute(db);
}
