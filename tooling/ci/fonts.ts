import { spawnSync } from 'node:child_process';
import { tryInstallDebianPackages } from './debian.ts';

/** Without these fonts, pictures show boxes: by the pattern of fontconfig, the Debian package. */
const FONTS = { ':lang=zh-cn': 'fonts-noto-cjk', ':lang=und-zsye': 'fonts-noto-color-emoji' };

const hasFont = (pattern: string): boolean =>
  spawnSync('fc-list', [pattern], { encoding: 'utf8' }).stdout?.trim() !== '';

for (const [pattern, debianPackage] of process.platform === 'linux' ? Object.entries(FONTS) : []) {
  if (hasFont(pattern)) continue;
  tryInstallDebianPackages([debianPackage]);
  if (!hasFont(pattern)) {
    console.error(`Install them: \`sudo apt-get install ${debianPackage}\`.`);
    process.exitCode = 1;
  }
}
