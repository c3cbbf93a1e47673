import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@quintet/server/embedded';
import { ServerProcess } from './server-process.ts';

/** A word that posts, comments and names may not contain. */
export const BANNED_WORD = 'casino';

const REPORT = join(import.meta.dirname, '../report');

/** The demo data, created once as files. Each server runs on its own copy, so that tests do not affect each other. */
export class DemoDataSnapshot {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  static async create(): Promise<DemoDataSnapshot> {
    const snapshot = new DemoDataSnapshot(mkdtempSync(join(tmpdir(), 'quintet-e2e-')));
    const server = new ServerProcess({
      dataDir: snapshot.#dataDir('template'),
      log: join(REPORT, 'server-template.log'),
    });
    await server.start();
    await server.runOperator('banned-words', 'add', BANNED_WORD);
    await server.stop();
    return snapshot;
  }

  /** Starts a server on a fresh copy. `name` names its folder and log. */
  async startServer(name: string, env: Record<string, string> = {}): Promise<ServerProcess> {
    return new ServerProcess({ dataDir: this.#copy(name), log: join(REPORT, `server-${name}.log`), env }).start();
  }

  /** Starts two servers on one fresh copy, with a database that survives them. */
  async startServerPair(name: string, env: Record<string, string> = {}) {
    const dataDir = this.#copy(name);
    const { connectionConfig, stop } = await startEmbeddedPostgres(dataDir);
    const { host, port, user, database } = connectionConfig as {
      host: string;
      port: number;
      user: string;
      database: string;
    };
    const query = new URLSearchParams({ host, port: String(port), user });
    const shared = { ...env, DATABASE_URL: `postgresql:///${database}?${query}` };
    const servers = ['one', 'two'].map(
      (which) => new ServerProcess({ dataDir, log: join(REPORT, `server-${name}-${which}.log`), env: shared }),
    );
    for (const server of servers) await server.start();
    return { servers, stop };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #copy(name: string): string {
    const dataDir = this.#dataDir(name);
    rmSync(dataDir, { recursive: true, force: true });
    // `cp` preserves the owner of the database's files: as root, the server runs PostgreSQL as another user.
    execFileSync('cp', ['-a', this.#dataDir('template'), dataDir]);
    return dataDir;
  }

  #dataDir(name: string): string {
    return join(this.folder, name);
  }
}
