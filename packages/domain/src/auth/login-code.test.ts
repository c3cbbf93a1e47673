import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginCodeAddress, readLoginCode } from './login-code.ts';

const data = fc.stringMatching(/^[\w-]{16,60}$/);

describe('a login code', () => {
  it('is read from its address and by itself, with what pasting adds', () => {
    fc.assert(
      fc.property(data, (code) => {
        expect(readLoginCode(loginCodeAddress('https://gu.example/profile?dialogVisible=scan', code))).toBe(code);
        expect(readLoginCode(` ${code}\n`)).toBe(code);
      }),
    );
  });

  it.each(['', 'hello', 'https://gu.example/', 'a code with spaces in it', 'x'.repeat(513)])('is not in %j', (text) => {
    expect(readLoginCode(text)).toBeNull();
  });
});
