import { requireProgram } from './program.ts';

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
