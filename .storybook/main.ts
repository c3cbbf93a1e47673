import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { regenerateTokensPlugin } from './token-sources.ts';

/** Where a package lies that this workspace has and the ones that Storybook is started from have not. */
const here = (packageJson: string) => dirname(fileURLToPath(import.meta.resolve(packageJson)));

const BRANDS = join(import.meta.dirname, '../brands');

/** The brands' web fonts at the URLs that the tokens name. */
const fontFolders = readdirSync(BRANDS)
  .map((slug) => ({ from: join(BRANDS, slug, 'assets/fonts'), to: `/fonts/${slug}` }))
  .filter(({ from }) => existsSync(from));

/** The start page, the foundations, the kit, the views and the screens (design §9: `pnpm storybook`). */
export default {
  framework: here('@storybook/react-vite/package.json') as '@storybook/react-vite',
  stories: ['./Start.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: [
    here('@storybook/addon-docs/package.json'),
    here('@storybook/addon-a11y/package.json'),
    here('@storybook/addon-vitest/package.json'),
  ],
  staticDirs: fontFolders,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // The root is this workspace, not the folder above it: that is where React and Storybook's own packages are found.
  viteFinal: (config) =>
    mergeConfig(config, { root: import.meta.dirname, plugins: [react(), regenerateTokensPlugin()] }),
} satisfies StorybookConfig;
