import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build as bundle, type ResolvedConfig } from 'vite';
import type * as drawing from '../src/app/prerender.tsx';
import { prerenderedPaths } from '../src/app/route-preloads.ts';
import { brandModulesPlugin } from './brand-modules.ts';
import type { BrandBuildConfig } from './brands.ts';
import { toInlineScript } from './inline-script.ts';

/**
 * Prerenders the first screens of guests (src/app/route-preloads.ts) by rendering the app in Node. The bundle has the same modules as the
 * browser's, so class and file names match.
 */
export async function prerenderScreens(build: BrandBuildConfig, { root, cacheDir }: ResolvedConfig): Promise<string[]> {
  // Node resolves packages from this folder.
  const outDir = join(cacheDir, 'prerender');
  await bundle({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react(), brandModulesPlugin(build)],
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, assetsInlineLimit: 0, cssMinify: false },
  });
  const file = pathToFileURL(join(outDir, 'prerender.js'));
  const { prerenderPaths } = (await import(file.href)) as typeof drawing;
  const pages = await prerenderPaths(prerenderedPaths.flat());
  return prerenderedPaths.map(([first, ...others]) => {
    const html = pages.get(first)!;
    const different = others.find((other) => pages.get(other) !== html);
    if (different !== undefined) throw new Error(`A guest’s first screen at ${different} does not look like ${first}.`);
    return html;
  });
}

/** Runs in the page behind the templates: inserts the screen that `firstPaint` has chosen. */
function insertPrerendered(): void {
  const root = document.getElementById('root')!;
  const template = document.querySelector<HTMLTemplateElement>(
    `#drawing-${document.documentElement.dataset['drawing']}`,
  );
  if (!template) return;
  root.replaceChildren(template.content);
  root.dataset['drawn'] = '';
  root.onclick = ({ target }) => {
    window.quintetPressedButton = (target as Element).closest('button');
  };
  // Forces layout in this task, so that the painting task stays short.
  root.getBoundingClientRect();
}

/** The prerendered screens as templates, with the script that inserts one. */
export const toPrerenderTemplates = (pages: readonly string[]): string =>
  pages.map((html, index) => `<template id="drawing-${index}">${html}</template>`).join('') +
  (pages.length > 0 ? `<script>${toInlineScript(insertPrerendered)}</script>` : '');
