import { contactOf, DEMO_PASSWORD, languageOf } from '@quintet/server/demo/accounts';
import { PEOPLE } from '@quintet/server/demo/people';
import type { Account } from './person.ts';
import { SITES, type Site } from './site.ts';

/** Who stands at this place of the demo world; 0 and 1 are the accounts that `npm start` prints. */
export function accountAt(place: number, { brand }: Site = SITES[0]!): Account {
  const { nickname } = PEOPLE[place]!;
  return { nickname: nickname[languageOf(brand, place)], ...contactOf(brand, place), password: DEMO_PASSWORD };
}
