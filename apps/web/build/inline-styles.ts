import type { Plugin, Rolldown } from 'vite';
import { findPreloadFiles } from './preload-files.ts';
import type { Build } from './brands.ts';

/** Vite's own mark, which it would take out itself had the file stayed one. */
const VITE_MARKER = /\/\*\$vite\$:\d+\*\//g;

const textOf = ({ source }: Rolldown.OutputAsset): string =>
  (typeof source === 'string' ? source : new TextDecoder().decode(source)).replace(VITE_MARKER, '');

/** Takes the styles of drawn first screens out of their files and into the page, where nothing has to wait for them. */
export function inlineStyles(build: Build): { plugin: Plugin; styles: () => string } {
  let styles = '';
  const plugin: Plugin = {
    name: 'quintet:inline-styles',
    apply: 'build',
    // Before Vite notes which chunk needs which file.
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
