import { delimiter, join } from 'node:path';
import { ensureProgramInstalled } from './program.ts';

const pathFolders = (process.env['PATH'] ?? '').split(delimiter);

for (const program of ['ffmpeg', 'ffprobe'])
  ensureProgramInstalled({
    title: program,
    debianPackage: 'ffmpeg',
    variable: program.toUpperCase(),
    paths: [process.env[program.toUpperCase()], ...pathFolders.map((folder) => join(folder, program))],
  });
