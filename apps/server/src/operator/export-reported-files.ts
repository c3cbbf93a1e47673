import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { openMediaStore } from '../platform/media/open-store.ts';
import { findRetainedFilesOfReport, getReportedFileKeyAndPath } from '../platform/media/report-files.ts';
import type { OperatorCommandDeps } from './command.ts';
import type { ReportId } from './report-kinds.ts';

/** Copies the kept files of an open report into a folder, which is created if it is missing. Returns their paths. */
export async function exportReportedFiles(
  { config, db }: Pick<OperatorCommandDeps, 'config' | 'db'>,
  { kind, number }: ReportId,
  folder: string,
): Promise<string> {
  const files = await findRetainedFilesOfReport(db, kind, number);
  if (files.length === 0) return 'The report keeps no files.';
  const store = openMediaStore(config);
  await mkdir(folder, { recursive: true });
  const paths: string[] = [];
  for (const file of files) {
    const { key, path } = getReportedFileKeyAndPath(file, folder);
    // Never overwrites.
    await pipeline(await store.get(key), createWriteStream(path, { flags: 'wx' }));
    paths.push(path);
  }
  return paths.join('\n');
}
