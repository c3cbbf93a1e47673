import type { Plugin, Rolldown } from 'vite';
import { findPreloadFiles } from './preload-files.ts';
import type { BrandBuildConfig } from './brands.ts';

/** Vite removes this marker itself only from files that it writes. */
const VITE_MARKER = /\/\*\$vite\$:\d+\*\//g;

const textOf = ({ source }: Rolldown.OutputAsset): string =>
  (typeof source === 'string' ? source : new TextDecoder().decode(source)).replace(VITE_MARKER, '');

/** Moves the styles of prerendered screens from their files into the page, so that the first paint waits for no request. */
export function createStyleInliner(build: BrandBuildConfig): { plugin: Plugin; styles: () => string } {
  let styles = '';
  const plugin: Plugin = {
    name: 'quintet:inline-styles',
    apply: 'build',
    // Runs before Vite records which chunk needs which file.
    generateBundle(_, bundle) {
      const { prerendered } = findPreloadFiles(bundle, build);
      const files = new Set(prerendered.filter((file) => file.endsWith('.css')));
      styles = [...files].map((file) => textOf(bundle[file] as Rolldown.OutputAsset)).join('');
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') for (const file of files) output.viteMetadata?.importedCss.delete(file);
      }
      for (const file of files) delete bundle[file];
    },
  };
  return { plugin, styles: () => styles };
}
