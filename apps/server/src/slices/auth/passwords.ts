import { hash, verify } from '@node-rs/argon2';

const DUMMY_HASH = hash('nobody has this password');

/** argon2id, in the form that carries its own salt and costs. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** An account that does not exist costs as much as one that does, so that time tells nobody which do. */
export async function isPassword(password: string, known: string | null | undefined): Promise<boolean> {
  const isRight = await verify(known ?? (await DUMMY_HASH), password);
  return isRight && typeof known === 'string';
}
