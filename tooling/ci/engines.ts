import { delimiter, join } from 'node:path';
import { requireProgram } from './program.ts';

const pathFolders = (process.env['PATH'] ?? '').split(delimiter);
const listPathsOf = (name: string) => pathFolders.map((folder) => join(folder, name));

/** The browsers of the smoke test besides Chromium. */
requireProgram({
  title: 'Firefox',
  debianPackage: 'firefox-esr',
  variable: 'FIREFOX',
  paths: [
    process.env['FIREFOX'],
    ...listPathsOf('firefox-esr'),
    ...listPathsOf('firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ],
});
requireProgram({
  title: 'WebKit’s driver',
  debianPackage: 'webkit2gtk-driver',
  variable: 'PATH',
  paths: listPathsOf('WebKitWebDriver'),
});
requireProgram({ title: 'Xvfb', debianPackage: 'xvfb', variable: 'PATH', paths: listPathsOf('Xvfb') });
