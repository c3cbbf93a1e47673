import { expect, it } from 'vitest';
import { extractCodeGeneratorError } from './child-processes.ts';

it('generator: its own error is left of the output', () => {
  const output = `
   • turbo 2.11.11
cache miss, executing 68d6931d6cb4ced5
$ node scripts/generate.ts
Error: messages/en/auth.json: Unexpected end of JSON input
    at readSlice (file:///packages/i18n/src/message-files.ts:30:10)
    at file:///packages/i18n/scripts/generate.ts:10:15

Node.js v24.21.0
[ELIFECYCLE] Command failed with exit code 1.
@quintet/i18n#generate:  ERROR  command (packages/i18n) pnpm run generate exited (1)

 Tasks:    0 successful, 1 total
  Time:    0.3s`;
  expect(extractCodeGeneratorError(output)).toBe('Error: messages/en/auth.json: Unexpected end of JSON input');
  expect(extractCodeGeneratorError('brands/gu/tokens.json:\n  light: accent is outside sRGB')).toContain(
    'accent is outside sRGB',
  );
});
