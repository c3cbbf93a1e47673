import type { Kysely } from 'kysely';
import type { Config } from '../base/config.ts';
import type { Database } from '../base/database/types.ts';
import type { EventLog } from '../platform/events/log.ts';

/** What a command of the operator works with. */
export type Tools = { config: Config; db: Kysely<Database>; events: EventLog; clock: () => Date };

export type Command = {
  /** Its arguments, as one writes them; one line each. */
  usage: string[];
  about: string;
  /** Reads its arguments, then does its work. Gives what to print. @throws StartError for arguments that are wrong. */
  prepare: (args: string[]) => (tools: Tools) => Promise<string>;
};
