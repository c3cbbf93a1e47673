import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BRANDS_FOLDER, REPOSITORY_ROOT } from './brands.ts';

const MESSAGES = join(REPOSITORY_ROOT, 'packages/i18n/messages');
/** `pnpm dev` writes them when the tokens change (apps/server/src/dev). */
const TOKENS = join(REPOSITORY_ROOT, 'packages/tokens/src/generated');

/** In development: shows changed messages, tokens and assets in the page at once, and restarts with a changed brand.json. */
export function reloadOnSourcesPlugin(): Plugin {
  const folders = [BRANDS_FOLDER, MESSAGES, TOKENS];
  return {
    name: 'quintet:reload-on-sources',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(folders);
      server.watcher.on('all', (_event, file) => {
        if (!folders.some((folder) => file.startsWith(folder))) return;
        if (file.endsWith('brand.json')) return void server.restart();
        // Virtual modules and the page hold their content.
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
