import { existsSync } from 'node:fs';
import { installPackage, requireProgram } from './program.ts';

requireProgram({
  title: 'Chromium',
  debianPackage: 'chromium',
  variable: 'CHROME',
  // Default paths of Debian, Ubuntu and macOS.
  paths: [
    process.env['CHROME'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
});

// Most tests run in the smaller build; without it, they run in the whole browser.
if (!process.env['CHROME'] && !existsSync('/usr/bin/chromium-headless-shell'))
  installPackage('chromium-headless-shell');
