import { delimiter, join } from 'node:path';
import { requireProgram } from './program.ts';

const folders = (process.env['PATH'] ?? '').split(delimiter);
const onPath = (name: string) => folders.map((folder) => join(folder, name));

/** What the smoke test drives beside Chromium. */
requireProgram({
  title: 'Firefox',
  debianPackage: 'firefox-esr',
  variable: 'FIREFOX',
  paths: [
    process.env['FIREFOX'],
    ...onPath('firefox-esr'),
    ...onPath('firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ],
});
requireProgram({
  title: 'WebKit’s driver',
  debianPackage: 'webkit2gtk-driver',
  variable: 'PATH',
  paths: onPath('WebKitWebDriver'),
});
requireProgram({ title: 'Xvfb', debianPackage: 'xvfb', variable: 'PATH', paths: onPath('Xvfb') });
