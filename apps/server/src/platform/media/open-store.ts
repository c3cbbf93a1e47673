import { join } from 'node:path';
import type { ServerConfig } from '../../base/config.ts';
import { createFolderMediaStore } from './folder-store.ts';
import { createS3MediaStore } from './s3-store.ts';
import type { MediaStore } from './store.ts';

/** Opens the media store of the configuration: object storage, or a folder. */
export const openMediaStore = ({ media, dataDir }: Pick<ServerConfig, 'media' | 'dataDir'>): MediaStore =>
  media.s3 ? createS3MediaStore(media.s3) : createFolderMediaStore(join(dataDir, 'media'));
