import { findCountry } from '@quintet/domain/auth/countries';
import type { Language } from './talk/speak.ts';
import { type DemoPerson, PEOPLE } from './people.ts';

/** Of everybody in the demo world. */
export const DEMO_PASSWORD = 'quintet5';

/** Mobile numbers of a country's form, without their last two digits. Nobody rings them. */
const NUMBERS = { CN: '199000000', IN: '90000000' };

export type DemoAccount = { nickname: string; country: string; phone: string; email: string; password: string };

/** The account ID, of the form that registration asks for (spec §5). */
export const usernameOf = ({ handle }: DemoPerson): string => `${handle}2026`.slice(0, 12);

/** Every other one is of India, the rest are of China: the countries at which the brands start. */
export function contactOf(place: number): { country: string; phone: string; email: string } {
  const country = place % 2 === 1 ? 'IN' : 'CN';
  const phone = `${NUMBERS[country]}${String(place + 1).padStart(2, '0')}`;
  return { country, phone, email: `${PEOPLE[place]!.handle}@quintet.example` };
}

/** And speaks English; the rest speak Chinese. */
export const languageOf = (place: number): Language => (place % 2 === 1 ? 'en' : 'zh_cn');

/** Whom to sign in as to look around, at any brand: two people who talk to each other. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = PEOPLE.slice(0, 2).map(({ nickname }, place) => ({
  nickname: nickname[languageOf(place)],
  ...contactOf(place),
  password: DEMO_PASSWORD,
}));

/** What the terminal says about them. */
export const listDemoAccounts = (): string[] =>
  DEMO_ACCOUNTS.map(
    ({ email, country, phone, password }) =>
      `  Sign in as ${email} or +${findCountry(country)?.dialCode ?? country} ${phone} with ${password}`,
  );
