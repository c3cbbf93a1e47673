import { COUNTRIES } from '@quintet/domain/auth/countries';
import { toNationalPhoneNumber } from '@quintet/domain/auth/phone-number';
import { Toggle } from '@quintet/api/enums';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../base/database/types.ts';
import { formatAuditEntry, queryAuditEntries } from './audit.ts';
import { escapeControlCharacters } from './escape-controls.ts';

/** Maximum number of recorded actions that are printed with a user. */
const ENTRIES = 10;

/**
 * Finds users by the exact user ID, account ID, e-mail address or phone number. Prints neither the address nor the number: the
 * operator who searches by them knows them, and others do not need them.
 */
export async function describeUsersByIdentifier(db: Kysely<Database>, text: string): Promise<string> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'username', 'nickname', 'status', 'create_at', 'delete_at'])
    .select((eb) => [
      eb
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('used_at').as('at'))
        .whereRef('user_id', '=', 'users.id')
        .as('active_at'),
    ])
    .select(
      sql<number>`(select count(*) from user_reports r where r.user_id = users.id)
        + (select count(*) from post_reports r where r.author_id = users.id)
        + (select count(*) from comment_reports r where r.author_id = users.id)`.as('report_count'),
    )
    .where(matches(text))
    .orderBy('id')
    .execute();
  const blocks = users.map(async (user) => {
    const state = user.delete_at ? 'cancelled' : user.status === Toggle.OPEN ? 'active' : 'suspended';
    const lines = [
      [user.id, user.username, escapeControlCharacters(user.nickname), state].join('  '),
      `registered ${user.create_at.toISOString()}, last active ${user.active_at?.toISOString() ?? 'never'}, reported ${user.report_count} times`,
      ...(await queryAuditEntries(db, user.id, ENTRIES)).map(formatAuditEntry),
    ];
    return lines.join('\n    ');
  });
  return users.length === 0 ? 'No user matches.' : (await Promise.all(blocks)).join('\n');
}

/** Each alternative uses an index. The name and the contact of a cancelled account belong to no user. */
function matches(text: string) {
  const alternatives = [
    sql`id = ${text}`,
    sql`delete_at is null and lower(username) = ${text.toLowerCase()}`,
    sql`delete_at is null and email = ${text.toLowerCase()}`,
    ...toPhones(text).map(({ country, phone }) => sql`delete_at is null and country = ${country} and phone = ${phone}`),
  ];
  return sql<boolean>`id in (${sql.join(
    alternatives.map((alternative) => sql`select id from users where ${alternative}`),
    sql` union all `,
  )})`;
}

/** The phone numbers that a text can mean: with a dialling code (`+86…`) in its countries, else in each country. */
function toPhones(text: string): { country: string; phone: string }[] {
  const number = text.replace(/[\s()-]/g, '');
  if (!/^\+?\d+$/.test(number)) return [];
  return COUNTRIES.flatMap(({ code, dialCode }) => {
    if (number.startsWith('+') && !number.startsWith(`+${dialCode}`)) return [];
    const digits = number.startsWith('+') ? number.slice(dialCode.length + 1) : number;
    const phone = toNationalPhoneNumber(digits, code);
    return phone === null ? [] : [{ country: code, phone }];
  });
}
