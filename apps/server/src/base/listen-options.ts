import type { EnvironmentReader } from './environment.ts';

export type ListenOptions = { host: string; port: number };

export const readListenOptions = (env: EnvironmentReader): ListenOptions => ({
  host: env.text('HOST') ?? 'localhost',
  port: env.wholeNumber('PORT', 4000, 65535),
});
