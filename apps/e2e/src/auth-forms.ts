import { expect, type Locator, type Page } from '@playwright/test';
import { findCountry } from '@quintet/domain/auth/countries';
import { codeFor } from './dev-outbox.ts';
import type { Site } from './site.ts';
import type { Say } from './translator.ts';

export type Contact = { mode: 'phone'; country: string; phone: string } | { mode: 'email'; email: string };

const PREFIXES: Record<string, string> = { CN: '138', IN: '98' };
const LENGTHS: Record<string, number> = { CN: 11, IN: 10 };
let count = 0;

function newNumber(): string {
  count += 1;
  return `${process.pid % 1000}${Date.now() % 1e6}${count}`;
}

export const newEmail = (): Contact => ({ mode: 'email', email: `newcomer${newNumber()}@quintet.example` });

/** Someone whom nobody knows yet, reached as the brand's people are. */
export function newContact(mode: Contact['mode'], { brand }: Site): Contact {
  const unique = newNumber();
  if (mode === 'email') return newEmail();
  const prefix = PREFIXES[brand.country]!;
  return {
    mode,
    country: brand.country,
    phone:
      prefix +
      unique.slice(-(LENGTHS[brand.country]! - prefix.length)).padStart(LENGTHS[brand.country]! - prefix.length, '7'),
  };
}

/** As the outbox names whom a letter goes to. */
export const addressOf = (contact: Contact): string =>
  contact.mode === 'email' ? contact.email : `+${findCountry(contact.country)!.dialCode}${contact.phone}`;

export const newUsername = (): string => `n${String(Date.now() % 1e8)}${(count += 1) % 100}`;

/** The forms by which one enters, used as one does: by what is on the screen. */
export class Entry {
  readonly page: Page;
  readonly say: Say;
  readonly #port: number | undefined;

  constructor(page: Page, say: Say, port?: number) {
    this.page = page;
    this.say = say;
    this.#port = port;
  }

  button(id: string, values?: Record<string, string>): Locator {
    return this.page.getByRole('button', { name: this.say(id, values), exact: true });
  }

  field(id: string): Locator {
    return this.page.getByLabel(this.say(id), { exact: true });
  }

  get alert(): Locator {
    return this.page.getByRole('main').getByRole('alert');
  }

  get code(): Locator {
    return this.field('auth.code.label');
  }

  get next(): Locator {
    return this.button('auth.register.next');
  }

  contactField({ mode }: Pick<Contact, 'mode'>): Locator {
    return this.page.getByRole('textbox', { name: this.say(`auth.login.${mode}`), exact: true });
  }

  async fillContact(contact: Contact): Promise<void> {
    await this.contactField(contact).fill(contact.mode === 'email' ? contact.email : contact.phone);
  }

  /** Step 1 of registering, until the code has been sent. */
  async askForCode(contact: Contact): Promise<void> {
    await this.page.goto(`/register?mode=${contact.mode}`);
    await this.fillContact(contact);
    await this.next.click();
    await expect(this.code).toBeFocused();
  }

  async typeCode(contact: Contact): Promise<void> {
    await this.code.waitFor();
    await this.code.fill(await codeFor(addressOf(contact), this.#port));
  }

  /** Step 3, with good answers except for those that are named. */
  async fillInfo(answers: { username?: string; password?: string; nickname?: string } = {}): Promise<void> {
    const { username = newUsername(), password = 'quintet5', nickname = 'Nguyễn Văn 小明' } = answers;
    await this.field('auth.register.username').fill(username);
    await this.field('auth.register.password').fill(password);
    await this.field('auth.register.confirm').fill(password);
    await this.field('auth.register.nickname').fill(nickname);
    await this.page.getByRole('checkbox').check();
  }

  async logIn(contact: Contact, password: string): Promise<void> {
    await this.page.goto(`/login/${contact.mode}`);
    await this.fillContact(contact);
    await this.field('auth.login.password').fill(password);
    await this.button('auth.login.submit').click();
  }
}
