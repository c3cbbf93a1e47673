import { findCountry } from '@quintet/domain/auth/countries';
import type { DemoLanguage } from './chats/dialogues.ts';
import { type DemoUser, DEMO_USERS } from './users.ts';

/** Password of all demo users. */
export const DEMO_PASSWORD = 'quintet5';

/** Mobile numbers in each country's form, without their last two digits. */
const PHONE_PREFIXES = { CN: '199000000', IN: '90000000' };

export type DemoCredentials = { nickname: string; country: string; phone: string; email: string; password: string };

/** The account ID, valid for registration (spec §5). */
export const getDemoAccountId = ({ handle }: DemoUser): string => `${handle}2026`.slice(0, 12);

/** Odd users are of India, even ones of China: the brands' default countries. */
export function getDemoContactDetails(index: number): { country: string; phone: string; email: string } {
  const country = index % 2 === 1 ? 'IN' : 'CN';
  const phone = `${PHONE_PREFIXES[country]}${String(index + 1).padStart(2, '0')}`;
  return { country, phone, email: `${DEMO_USERS[index]!.handle}@quintet.example` };
}

/** Odd users write English, even ones Chinese. */
export const getDemoUserLanguage = (index: number): DemoLanguage => (index % 2 === 1 ? 'en' : 'zh_cn');

/** The demo accounts for any brand: two users who chat with each other. */
export const ADVERTISED_DEMO_ACCOUNTS: readonly DemoCredentials[] = DEMO_USERS.slice(0, 2).map(
  ({ nickname }, index) => ({
    nickname: nickname[getDemoUserLanguage(index)],
    ...getDemoContactDetails(index),
    password: DEMO_PASSWORD,
  }),
);

/** Lines for the terminal. */
export const formatDemoAccountLines = (): string[] =>
  ADVERTISED_DEMO_ACCOUNTS.map(
    ({ email, country, phone, password }) =>
      `  Sign in as ${email} or +${findCountry(country)?.dialCode ?? country} ${phone} with ${password}`,
  );
