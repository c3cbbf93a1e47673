import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getMismatchedLoginQrHost, getLoginQrUrl, parseLoginQr } from './login-qr.ts';

const data = fc.stringMatching(/^[\w-]{16,60}$/);

describe('login code', () => {
  it('is read from its URL or alone, with whitespace around it', () => {
    fc.assert(
      fc.property(data, (code) => {
        expect(parseLoginQr(getLoginQrUrl('https://gu.example/profile?dialogVisible=scan', code))).toBe(code);
        expect(parseLoginQr(` ${code}\n`)).toBe(code);
      }),
    );
  });

  it('is recognized as another site’s by its URL', () => {
    const site = 'https://gu.example';
    fc.assert(
      fc.property(data, (code) => {
        expect(getMismatchedLoginQrHost(` ${getLoginQrUrl(`${site}/profile`, code)}`, site)).toBeNull();
        expect(getMismatchedLoginQrHost(getLoginQrUrl('https://mee.example:8443/profile', code), site)).toBe(
          'mee.example:8443',
        );
        expect(getMismatchedLoginQrHost(code, site)).toBeNull();
      }),
    );
    expect(getMismatchedLoginQrHost('https://mee.example/#short', site)).toBeNull();
  });

  it.each(['', 'hello', 'https://gu.example/', 'a code with spaces in it', 'x'.repeat(513)])('is not in %j', (text) => {
    expect(parseLoginQr(text)).toBeNull();
  });
});
