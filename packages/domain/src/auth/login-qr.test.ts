import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findStrangeSite, loginCodeAddress, readLoginCode } from './login-qr.ts';

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

  it('is known for another site’s by its address', () => {
    const site = 'https://gu.example';
    fc.assert(
      fc.property(data, (code) => {
        expect(findStrangeSite(` ${loginCodeAddress(`${site}/profile`, code)}`, site)).toBeNull();
        expect(findStrangeSite(loginCodeAddress('https://mee.example:8443/profile', code), site)).toBe(
          'mee.example:8443',
        );
        expect(findStrangeSite(code, site)).toBeNull();
      }),
    );
    expect(findStrangeSite('https://mee.example/#short', site)).toBeNull();
  });

  it.each(['', 'hello', 'https://gu.example/', 'a code with spaces in it', 'x'.repeat(513)])('is not in %j', (text) => {
    expect(readLoginCode(text)).toBeNull();
  });
});
