import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build as bundle, type ResolvedConfig } from 'vite';
import type * as drawing from '../src/app/prerender.tsx';
import { drawn } from '../src/app/route-preloads.ts';
import { brandModules } from './brand-modules.ts';
import type { Build } from './brands.ts';
import { inlineScript } from './inline-script.ts';

/**
 * Draws the first screens of guests (src/app/route-preloads.ts): the app itself, rendered here. A bundle for Node of the same modules, so names
 * of classes and files are those of the browser's.
 */
export async function makeDrawings(build: Build, { root, cacheDir }: ResolvedConfig): Promise<string[]> {
  // A folder from which Node finds the packages.
  const outDir = join(cacheDir, 'draw');
  await bundle({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react(), brandModules(build)],
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, assetsInlineLimit: 0, cssMinify: false },
  });
  const file = pathToFileURL(join(outDir, 'draw.js'));
  const { draw } = (await import(file.href)) as typeof drawing;
  const drawings = await draw(drawn.flat());
  return drawn.map(([first, ...others]) => {
    const html = drawings.get(first)!;
    const stranger = others.find((other) => drawings.get(other) !== html);
    if (stranger !== undefined) throw new Error(`A guest’s first screen at ${stranger} does not look like ${first}.`);
    return html;
  });
}

/** Runs in the page behind the drawings: puts the one that `firstPaint` has chosen in its place. */
function placeDrawing(): void {
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
export const drawingsHtml = (drawings: readonly string[]): string =>
  drawings.map((drawing, index) => `<template id="drawing-${index}">${drawing}</template>`).join('') +
  (drawings.length > 0 ? `<script>${inlineScript(placeDrawing)}</script>` : '');
