import { expect, it } from 'vitest';
import { createLogger } from './log.ts';

it('log: redacts credentials at any depth', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line: string) => void lines.push(line) });
  log.info({ password: 'pw-1', body: { password: 'pw-2', code: '123456', refresh_token: 'rt' } }, 'a login');
  log.info({ req: { headers: { authorization: 'Bearer at', cookie: 'c=1' } } }, 'a request');
  log.warn({ err: Object.assign(new Error('broken'), { code: '53100' }) }, 'a failure');
  const text = lines.join('');
  for (const secret of ['pw-1', 'pw-2', '123456', '"rt"', 'Bearer', 'c=1']) expect(text).not.toContain(secret);
  expect(text).toContain('53100');
  expect(text).toContain('a login');
});
