import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { DatabaseUnavailableError } from './database/unavailable.ts';

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

/** Creates a structured log. Credentials in logged objects are redacted. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    redact: { paths: REDACTED, censor: '[hidden]' },
    hooks: {
      // Skip errors of an outage: database/unavailable.ts logs the outage once.
      logMethod(args, method) {
        const { err } = Object(args[0]) as { err?: unknown };
        if (err instanceof DatabaseUnavailableError && !this.isLevelEnabled('debug')) return;
        method.apply(this, args);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
