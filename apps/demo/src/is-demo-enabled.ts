import { StartError } from '@quintet/server/start-error';

/** Returns true if a new database gets demo data: by default the embedded one does, an external one only with DEMO=1. @throws StartError */
export function isDemoEnabled({ DEMO, DATABASE_URL, NODE_ENV }: NodeJS.ProcessEnv): boolean {
  if (DEMO && !/^(0|1|true|false)$/.test(DEMO))
    throw new StartError(`DEMO=${DEMO} is neither 1 nor 0. Correct it, or leave it out.`);
  const requested = DEMO ? /^(1|true)$/.test(DEMO) : null;
  if (NODE_ENV !== 'production') return requested ?? !DATABASE_URL;
  if (requested)
    throw new StartError('DEMO=1 makes accounts whose password is published. Leave it out, or NODE_ENV=production.');
  return false;
}
