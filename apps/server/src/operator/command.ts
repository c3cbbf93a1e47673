import type { Kysely } from 'kysely';
import type { ServerConfig } from '../base/config.ts';
import type { Database } from '../base/database/types.ts';
import type { EventRecorder } from '../platform/events/log.ts';

/** The resources of an operator command. */
export type OperatorCommandDeps = {
  config: ServerConfig;
  db: Kysely<Database>;
  events: EventRecorder;
  clock: () => Date;
};

export type OperatorCommand = {
  /** Usage lines. */
  usage: string[];
  about: string;
  /** Parses the arguments; the returned function does the work and returns its output. @throws StartError for invalid arguments */
  prepare: (args: string[]) => (tools: OperatorCommandDeps) => Promise<string>;
};
