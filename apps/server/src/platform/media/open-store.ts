import { join } from 'node:path';
import type { ServerConfig } from '../../base/config.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';
import type { MediaStore } from './store.ts';

/** Opens the media store of the configuration: object storage, or a folder. */
export const openMediaStore = ({ media, dataDir }: Pick<ServerConfig, 'media' | 'dataDir'>): MediaStore =>
  media.s3 ? createS3Store(media.s3) : createFolderStore(join(dataDir, 'media'));
