import { delimiter, join } from 'node:path';
import { requireProgram } from './program.ts';

const pathFolders = (process.env['PATH'] ?? '').split(delimiter);

for (const program of ['ffmpeg', 'ffprobe'])
  requireProgram({
    title: program,
    debianPackage: 'ffmpeg',
    variable: program.toUpperCase(),
    paths: [process.env[program.toUpperCase()], ...pathFolders.map((folder) => join(folder, program))],
  });
