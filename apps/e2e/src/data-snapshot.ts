import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@quintet/server/embedded';
import { Server } from './server.ts';

const REPORT = join(import.meta.dirname, '../report');

/**
 * The demo world, made once and left as files. Each server runs over a copy, which takes a moment: what one test does to
 * its world, no other sees.
 */
export class World {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  static async make(): Promise<World> {
    const world = new World(mkdtempSync(join(tmpdir(), 'quintet-e2e-')));
    const server = new Server({ dataDir: world.#dataDir('template'), log: join(REPORT, 'server-template.log') });
    await server.start();
    await server.stop();
    return world;
  }

  /** A server over a fresh copy. `name` tells its folder and log from others. */
  async startServer(name: string, env: Record<string, string> = {}): Promise<Server> {
    return new Server({ dataDir: this.#copy(name), log: join(REPORT, `server-${name}.log`), env }).start();
  }

  /** Two servers over one fresh copy, and the database that lives on when they do not. */
  async startTwo(name: string, env: Record<string, string> = {}) {
    const dataDir = this.#copy(name);
    const { address, stop } = await startEmbedded(dataDir);
    const { host, port, user, database } = address as { host: string; port: number; user: string; database: string };
    const place = new URLSearchParams({ host, port: String(port), user });
    const shared = { ...env, DATABASE_URL: `postgresql:///${database}?${place}` };
    const servers = ['one', 'two'].map(
      (which) => new Server({ dataDir, log: join(REPORT, `server-${name}-${which}.log`), env: shared }),
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
    // `cp` keeps who owns the database's files; root's server runs it as another user.
    execFileSync('cp', ['-a', this.#dataDir('template'), dataDir]);
    return dataDir;
  }

  #dataDir(name: string): string {
    return join(this.folder, name);
  }
}
