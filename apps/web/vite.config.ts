import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { readBrandBuildConfig } from './build/brands.ts';
import { brandModulesPlugin } from './build/brand-modules.ts';
import { sizeBudgetPlugin } from './build/budget.ts';
import { createChunkGroups } from './build/chunks.ts';
import { compressAssetsAndWriteHeadersPlugin } from './build/compress-assets-and-write-headers.ts';
import { OLDEST_BROWSERS } from './build/old-browsers.ts';
import { bundleFileNameOptions } from './build/bundle-file-names.ts';
import { createStyleInliner } from './build/inline-styles.ts';
import { minifyPlugin } from './build/minify.ts';
import { annotatePureCallsPlugin } from './build/annotate-pure-calls.ts';
import { reloadOnSourcesPlugin } from './build/reload-on-sources.ts';
import { retryableImportsPlugin } from './build/retryable-imports.ts';
import { serviceWorkerPlugin } from './build/service-worker.ts';
import { indexHtmlPlugin } from './build/index-html.ts';
import { brandFilesPlugin } from './build/brand-files.ts';

/** Where `pnpm dev` finds the server. */
const SERVER = process.env['QUINTET_SERVER'] ?? 'http://localhost:4000';

export default defineConfig(({ command }) => {
  const build = readBrandBuildConfig(process.env['BRAND'] ?? 'universal');
  const split = createChunkGroups(build);
  const inline = createStyleInliner(build);
  return {
    // One each, for `pnpm dev` runs several at once.
    cacheDir: `node_modules/.vite/${build.slug}`,
    define: { 'process.env.NODE_ENV': JSON.stringify(command === 'build' ? 'production' : 'development') },
    resolve: {
      // Only the part of it that views use (src/app/create-intl.ts).
      alias: [{ find: /^react-intl$/, replacement: join(import.meta.dirname, 'src/app/react-intl.ts') }],
    },
    plugins: [
      react(),
      annotatePureCallsPlugin(),
      retryableImportsPlugin(),
      brandModulesPlugin(build),
      inline.plugin,
      indexHtmlPlugin(build, inline),
      ...split.plugins,
      minifyPlugin(),
      brandFilesPlugin(build),
      serviceWorkerPlugin(),
      reloadOnSourcesPlugin(),
      sizeBudgetPlugin(build),
      compressAssetsAndWriteHeadersPlugin(),
    ],
    build: {
      target: OLDEST_BROWSERS,
      outDir: '.bundle',
      emptyOutDir: true,
      manifest: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          ...bundleFileNameOptions,
          codeSplitting: {
            groups: split.groups,
          },
        },
      },
    },
    server: {
      proxy: Object.fromEntries(
        ['/api', '/v1', '/social', '/brand', '/media', '/dev'].map((path) => [path, { target: SERVER, ws: true }]),
      ),
    },
  };
});
