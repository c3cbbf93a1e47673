import { EnvironmentReader } from './base/environment.ts';
import { readListenOptions } from './base/listen-options.ts';
import { StartError } from './base/start-error.ts';
import { assertPortAvailable } from './listen-on-port.ts';

/** Runs before the build of `npm start`, so it imports nothing that is generated. */
try {
  const env = new EnvironmentReader(process.env);
  const options = readListenOptions(env);
  env.assertValid();
  await assertPortAvailable(options);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
