import { StartError } from '@quintet/server/start-error';

/** Whether a new database gets the demo world: our own does unless told otherwise, another one only on request. @throws StartError */
export function isWanted({ DEMO, DATABASE_URL, NODE_ENV }: NodeJS.ProcessEnv): boolean {
  if (DEMO && !/^(0|1|true|false)$/.test(DEMO))
    throw new StartError(`DEMO=${DEMO} is neither 1 nor 0. Correct it, or leave it out.`);
  const isAsked = DEMO ? /^(1|true)$/.test(DEMO) : null;
  if (NODE_ENV !== 'production') return isAsked ?? !DATABASE_URL;
  if (isAsked)
    throw new StartError('DEMO=1 makes accounts whose password is published. Leave it out, or NODE_ENV=production.');
  return false;
}
