import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build as bundle, type ResolvedConfig } from 'vite';
import type * as drawing from '../src/app/prerender.tsx';
import { prerenderedPaths } from '../src/app/route-preloads.ts';
import { brandModules } from './brand-modules.ts';
import type { Build } from './brands.ts';
import { inlineScript } from './inline-script.ts';

/**
 * Draws the first screens of guests (src/app/route-preloads.ts): the app itself, rendered here. A bundle for Node of the same modules, so names
 * of classes and files are those of the browser's.
 */
export async function prerenderScreens(build: Build, { root, cacheDir }: ResolvedConfig): Promise<string[]> {
  // A folder from which Node finds the packages.
  const outDir = join(cacheDir, 'prerender');
  await bundle({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react(), brandModules(build)],
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

/** Runs in the page behind the drawings: puts the one that `firstPaint` has chosen in its place. */
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
  // Laid out here, in this task, so that what paints it is a short one.
  root.getBoundingClientRect();
}

/** The drawings as they stand in the page, behind the place where one of them goes. */
export const toTemplates = (pages: readonly string[]): string =>
  pages.map((html, index) => `<template id="drawing-${index}">${html}</template>`).join('') +
  (pages.length > 0 ? `<script>${inlineScript(insertPrerendered)}</script>` : '');
