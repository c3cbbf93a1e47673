import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';

/** Where a package lies that this workspace has and the ones that Storybook is started from have not. */
const here = (packageJson: string) => dirname(fileURLToPath(import.meta.resolve(packageJson)));

/** The kit, the views and the foundations (design §9: `pnpm storybook`). */
export default {
  framework: here('@storybook/react-vite/package.json') as '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx'],
  addons: [
    here('@storybook/addon-docs/package.json'),
    here('@storybook/addon-a11y/package.json'),
    here('@storybook/addon-vitest/package.json'),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // The root is this workspace, not the folder above it: that is where React and Storybook's own packages are found.
  viteFinal: (config) => mergeConfig(config, { root: import.meta.dirname, plugins: [react()] }),
} satisfies StorybookConfig;
