import { readServerConfig } from '../base/config.ts';
import { openDatabaseForCli } from '../base/database/open-for-cli.ts';
import { createLocalInstanceSignals } from '../platform/events/signals.ts';
import { createEventRecorder } from '../platform/events/log.ts';
import { OPERATOR_COMMANDS, formatOperatorCommandList } from './commands.ts';
import { StartError } from '../base/start-error.ts';

const HELP: ReadonlySet<string> = new Set(['help', '--help', '-h']);

/** `pnpm operator <command> …`: uses the database of DATA_DIR or DATABASE_URL, whether its server runs or not. */
async function operate([name, ...args]: string[]): Promise<string> {
  if (!name || HELP.has(name)) return formatOperatorCommandList();
  const command = OPERATOR_COMMANDS[name];
  if (!command)
    throw new StartError(`There is no command "${name}". Commands: ${Object.keys(OPERATOR_COMMANDS).join(', ')}.`);
  const perform = command.prepare(args);
  const config = readServerConfig(process.env);
  const { db, close, name: database } = await openDatabaseForCli(config);
  try {
    const events = createEventRecorder(db, createLocalInstanceSignals());
    return `Database: ${database}\n${await perform({ config, db, events, clock: () => new Date() })}`;
  } finally {
    await close();
  }
}

try {
  console.log(await operate(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
