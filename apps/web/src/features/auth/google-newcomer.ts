/** Somebody whom Google knows and we do not, on the way to an account: kept in this tab, through a reload. */
export interface GoogleNewcomer {
  readonly token: string;
  readonly email: string | null;
  readonly username: string;
  readonly nickname: string;
  readonly memo: string;
  readonly inviteCode: string;
}

const NEWCOMER = 'quintet.google-newcomer';

export function readNewcomer(): GoogleNewcomer | null {
  return JSON.parse(sessionStorage.getItem(NEWCOMER) ?? 'null') as GoogleNewcomer | null;
}

export function keepNewcomer(newcomer: GoogleNewcomer | null): void {
  if (newcomer) sessionStorage.setItem(NEWCOMER, JSON.stringify(newcomer));
  else sessionStorage.removeItem(NEWCOMER);
}
