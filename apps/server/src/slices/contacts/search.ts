import { Toggle } from '@quintet/api/enums';
import { BRANDS } from '@quintet/brand/list';
import { type CountryCode, findCountry } from '@quintet/domain/auth/countries';
import { toNationalPhoneNumber, getPhoneNumberValidity } from '@quintet/domain/auth/phone-number';
import { getContactSearchKind, validateContactSearch } from '@quintet/domain/contacts/search';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { isFriend } from './contacts.ts';
import { queryPublicUser, type PublicUser } from './user.ts';

const countryByBrand = new Map<string, CountryCode>(BRANDS.map(({ id, country }) => [id, findCountry(country)!.code]));

/** Codes for a user who does not want to be found that way (spec §8). */
const NOT_FINDABLE = { username: 'api.body.param_invalid.contact', phone: 'api.operation_deny' } as const;

/** Finds a user by the exact account ID or phone number (spec §7). @throws HttpError with a code of `NOT_FINDABLE`, api.contact.self */
export async function findUserByAccountIdOrPhone({
  caller,
  query,
  services: { db },
}: Call<'searchContacts'>): Promise<PublicUser[]> {
  const { userId, brand } = requireUser(caller);
  const country = query.country ?? countryByBrand.get(brand)!;
  const text = query.contact.trim();
  if (validateContactSearch(text, country, getPhoneNumberValidity))
    throw new HttpError('api.body.param_invalid.contact');
  const kind = getContactSearchKind(text);
  const found = await findUser(db, userId, kind === 'phone' ? { phone: text, country } : { username: text });
  if (!found) return [];
  if (found.id === userId) throw new HttpError('api.contact.self');

  const isFindable = (kind === 'phone' ? found.findable_by_phone : found.findable_by_id) === Toggle.OPEN;
  if (!isFindable && !(await isFriend(db, { user_id: userId, contact_id: found.id })))
    throw new HttpError(NOT_FINDABLE[kind]);
  const user = await queryPublicUser(db, userId, found.id);
  // The caller has typed the account ID.
  return user ? [kind === 'username' ? { ...user, username: found.username } : user] : [];
}

type Target = { username: string } | { phone: string; country: CountryCode };

/** Finds a user who does not block the reader. One statement, so that the time tells nothing about a user who is not found. */
function findUser(db: Kysely<Database>, reader: string, target: Target) {
  const query = db
    .selectFrom('users')
    .leftJoin('blocks', (join) => join.onRef('blocks.user_id', '=', 'users.id').on('block_id', '=', reader))
    .select(['id', 'username', 'findable_by_id', 'findable_by_phone'])
    .where('block_id', 'is', null)
    .where('delete_at', 'is', null)
    .where('status', '=', Toggle.OPEN);
  if ('username' in target)
    return query.where(sql`lower(username)`, '=', target.username.toLowerCase()).executeTakeFirst();
  const phone = toNationalPhoneNumber(target.phone, target.country)!;
  return query.where('country', '=', target.country).where('phone', '=', phone).executeTakeFirst();
}
