import { expect, type Locator, type Page } from '@playwright/test';
import { findCountry } from '@quintet/domain/auth/countries';
import { fetchLastSentCode } from './dev-outbox.ts';
import type { TestSite } from './test-site.ts';
import type { Translate } from './translator.ts';

export type AuthContact = { mode: 'phone'; country: string; phone: string } | { mode: 'email'; email: string };

const PHONE_PREFIXES: Record<string, string> = { CN: '138', IN: '98' };
const PHONE_LENGTHS: Record<string, number> = { CN: 11, IN: 10 };
let count = 0;

function createUniqueDigits(): string {
  count += 1;
  return `${process.pid % 1000}${Date.now() % 1e6}${count}`;
}

export const createAuthEmailContact = (): AuthContact => ({
  mode: 'email',
  email: `newcomer${createUniqueDigits()}@quintet.example`,
});

/** A new contact of the brand's default country. */
export function createAuthContact(mode: AuthContact['mode'], { brand }: TestSite): AuthContact {
  const unique = createUniqueDigits();
  if (mode === 'email') return createAuthEmailContact();
  const prefix = PHONE_PREFIXES[brand.country]!;
  return {
    mode,
    country: brand.country,
    phone:
      prefix +
      unique
        .slice(-(PHONE_LENGTHS[brand.country]! - prefix.length))
        .padStart(PHONE_LENGTHS[brand.country]! - prefix.length, '7'),
  };
}

/** The recipient's name in the outbox. */
export const getDevOutboxRecipient = (contact: AuthContact): string =>
  contact.mode === 'email' ? contact.email : `+${findCountry(contact.country)!.dialCode}${contact.phone}`;

export const createUniqueUsername = (): string => `n${String(Date.now() % 1e8)}${(count += 1) % 100}`;

/** The login, registration and recovery forms, used through what is on the screen. */
export class TestAuthForms {
  readonly page: Page;
  readonly t: Translate;
  readonly #port: number | undefined;

  constructor(page: Page, t: Translate, port?: number) {
    this.page = page;
    this.t = t;
    this.#port = port;
  }

  button(id: string, values?: Record<string, string>): Locator {
    return this.page.getByRole('button', { name: this.t(id, values), exact: true });
  }

  field(id: string): Locator {
    return this.page.getByLabel(this.t(id), { exact: true });
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

  contactField({ mode }: Pick<AuthContact, 'mode'>): Locator {
    return this.page.getByRole('textbox', { name: this.t(`auth.login.${mode}`), exact: true });
  }

  async fillContact(contact: AuthContact): Promise<void> {
    await this.contactField(contact).fill(contact.mode === 'email' ? contact.email : contact.phone);
  }

  /** Goes from a login form to step 1 of registration, whose field has the same name. */
  async goToRegister(): Promise<void> {
    await this.button('auth.login.register').click();
    await this.next.waitFor();
  }

  /** Step 1 of registration, until the server has sent the code. */
  async requestCode(contact: AuthContact): Promise<void> {
    await this.page.goto(`/register?mode=${contact.mode}`);
    await this.fillContact(contact);
    await this.next.click();
    await expect(this.code).toBeFocused();
  }

  async enterCode(contact: AuthContact): Promise<void> {
    await this.code.waitFor();
    await this.code.fill(await fetchLastSentCode(getDevOutboxRecipient(contact), this.#port));
  }

  /** Step 3, with valid values for fields that are not given. */
  async fillInfo(answers: { username?: string; password?: string; nickname?: string } = {}): Promise<void> {
    const { username = createUniqueUsername(), password = 'quintet5', nickname = 'Nguyễn Văn 小明' } = answers;
    await this.field('auth.register.username').fill(username);
    await this.field('auth.register.password').fill(password);
    await this.field('auth.register.confirm').fill(password);
    await this.field('auth.register.nickname').fill(nickname);
    await this.page.getByRole('checkbox').check();
  }

  async logIn(contact: AuthContact, password: string): Promise<void> {
    await this.page.goto(`/login/${contact.mode}`);
    await this.fillContact(contact);
    await this.field('auth.login.password').fill(password);
    await this.button('auth.login.submit').click();
  }
}

/** The error that says until when wrong passwords lock a form. */
export const getLoginLockedErrorPattern = (t: Translate): RegExp =>
  new RegExp(t('errors.login.locked').replace('{time}', String.raw`\d{1,2}:\d\d.*`));
