import { HttpError } from './http-error.ts';

/** `brand` is a brand id: the token's for a user; the host's, or the default one, for a guest. */
export type GuestCaller = { kind: 'guest'; brand: string; ip: string };
export type UserCaller = {
  kind: 'user';
  userId: string;
  deviceId: string;
  sessionId: number;
  brand: string;
  ip: string;
};
export type Caller = GuestCaller | UserCaller;

/** Who a valid access token belongs to, and the session that it is of. */
export type TokenOwner = { userId: string; deviceId: string; brand: string; sessionId: number };

/** @throws HttpError api.unauthorized (401) for a guest. */
export function requireUser(caller: Caller): UserCaller {
  if (caller.kind === 'guest') throw new HttpError('api.unauthorized');
  return caller;
}
