import { type DestinationStream, type Logger, pino } from 'pino';

const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'old_password',
  'token',
  'refresh_token',
  'old_code',
  'security_code',
  'captcha_output',
  'pass_token',
];
const REDACTED = [...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), 'body.code', '*.body.code'];

/** Structured lines. What opens an account never gets into them, whoever logs the object that holds it. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, redact: { paths: REDACTED, censor: '[hidden]' } };
  return destination ? pino(options, destination) : pino(options);
}
