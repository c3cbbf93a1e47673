import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    const dataDir = this.#dataDir(name);
    rmSync(dataDir, { recursive: true, force: true });
    // `cp` keeps who owns the database's files; root's server runs it as another user.
    execFileSync('cp', ['-a', this.#dataDir('template'), dataDir]);
    return new Server({ dataDir, log: join(REPORT, `server-${name}.log`), env }).start();
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #dataDir(name: string): string {
    return join(this.folder, name);
  }
}
