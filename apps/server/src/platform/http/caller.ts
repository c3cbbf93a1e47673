import { HttpError } from './http-error.ts';

/** `brand` is a brand id: for a user the token's, for a guest the host's or the default one. */
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

/** The user and the session of a valid access token. */
export type AccessTokenOwner = { userId: string; deviceId: string; brand: string; sessionId: number };

/** @throws HttpError api.unauthorized (401) for a guest. */
export function requireUser(caller: Caller): UserCaller {
  if (caller.kind === 'guest') throw new HttpError('api.unauthorized');
  return caller;
}
