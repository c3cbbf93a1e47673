import { join } from 'node:path';
import type { Config } from '../../base/config.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';
import type { MediaStore } from './store.ts';

/** Opens object storage if configured, else `<dataDir>/media` (design §5). */
export function openStore({ dataDir, media }: Pick<Config, 'dataDir' | 'media'>): MediaStore {
  return media.s3 ? createS3Store(media.s3) : createFolderStore(join(dataDir, 'media'));
}
