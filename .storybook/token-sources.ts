import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['brands', 'packages/tokens/tokens'].map((folder) => join(ROOT, folder));
const GENERATE = join(ROOT, 'packages/tokens/scripts/generate.ts');

const isSource = (file: string): boolean =>
  FOLDERS.some((folder) => file.startsWith(folder)) && /[\\/](tokens|base|semantic|component)\.json$/.test(file);

/** Regenerates the tokens when their sources change; the page shows the error of the generator. */
export function regenerateTokensPlugin(): Plugin {
  return {
    name: 'quintet:token-sources',
    configureServer({ watcher, environments, config }) {
      watcher.add(FOLDERS);
      watcher.on('all', (_event, file) => {
        if (!isSource(file)) return;
        execFile(process.execPath, [GENERATE], (error, _stdout, stderr) => {
          if (!error) return;
          const message = stripVTControlCharacters(stderr).trim();
          config.logger.error(message);
          environments['client']?.hot.send({ type: 'error', err: { message, stack: '' } });
        });
      });
    },
  };
}
