import type { Brand } from '@quintet/brand/brand';
import { BRANDS } from '@quintet/brand/list';
import { findCountry } from '@quintet/domain/auth/countries';
import type { Language } from './talk/speak.ts';
import { type DemoPerson, PEOPLE } from './people.ts';

/** Of everybody in the demo world. */
export const DEMO_PASSWORD = 'quintet5';

/** Mobile numbers of a country's form, without their last two digits. Nobody rings them. */
const NUMBERS: Record<string, string> = { CN: '199000000', IN: '90000000' };

export type DemoAccount = { nickname: string; country: string; phone: string; email: string; password: string };

/** The account ID, of the form that registration asks for (spec §5). */
export const usernameOf = ({ handle }: DemoPerson): string => `${handle}2026`.slice(0, 12);

export function contactOf(brand: Brand, place: number): { country: string; phone: string; email: string } {
  const number = `${NUMBERS[brand.country] ?? '90000000'}${String(place + 1).padStart(2, '0')}`;
  return { country: brand.country, phone: number, email: `${PEOPLE[place]!.handle}@quintet.example` };
}

/** People speak the brand's first language; every third the other one, where there is one. */
export function languageOf(brand: Brand, place: number): Language {
  return (place % 3 === 2 ? brand.languages[1] : undefined) ?? brand.languages[0];
}

/** Whom to sign in as to look around: two people who talk to each other. The same at every brand's host, each with its own world. */
export function demoAccounts(brand: Brand): DemoAccount[] {
  return PEOPLE.slice(0, 2).map(({ nickname }, place) => ({
    nickname: nickname[languageOf(brand, place)],
    ...contactOf(brand, place),
    password: DEMO_PASSWORD,
  }));
}

/** What the terminal says about them: e-mail and password are the same for all brands, phones go by the brand's country. */
export function listDemoAccounts(): string[] {
  const places = Map.groupBy(BRANDS, ({ country }) => country);
  return demoAccounts(BRANDS[0]).flatMap(({ email, password }, place) => [
    '',
    `  Sign in as ${email} with ${password}, or with the phone`,
    ...Array.from(places, ([country, brands]) => {
      const { phone } = contactOf(brands[0]!, place);
      return `    +${findCountry(country)?.dialCode ?? country} ${phone}  (${brands.map(({ title }) => title).join(', ')})`;
    }),
  ]);
}
