import { existsSync } from 'node:fs';
import { CHROMIUM_CANDIDATE_PATHS, HEADLESS_SHELL_PATH } from '@quintet/chromium';
import { installDebianPackage, ensureProgramInstalled } from './program.ts';

ensureProgramInstalled({
  title: 'Chromium',
  debianPackage: 'chromium',
  variable: 'CHROME',
  paths: CHROMIUM_CANDIDATE_PATHS,
});

// Most tests run in the smaller build; without it, they run in the whole browser.
if (!process.env['CHROME'] && !existsSync(HEADLESS_SHELL_PATH)) installDebianPackage('chromium-headless-shell');
