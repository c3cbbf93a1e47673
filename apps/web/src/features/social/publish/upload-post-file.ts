import { api } from '../../../shared/requests/api.ts';
import { uploadBytes } from '../../../shared/files/upload-bytes.ts';
import { uploadFile, type UploadOptions } from '../../../shared/files/resumable-upload.ts';
import type { PostDraftFile } from './draft-types.ts';

type PostUploadOptions = Pick<UploadOptions, 'previousTarget' | 'signal' | 'onProgress' | 'onTarget'>;

/** Uploads a picture or video of a post; resolves to its file path. @throws ApiError */
export function uploadPostFile(file: PostDraftFile, options: PostUploadOptions): Promise<string> {
  const { kind, extension, bytes, duration } = file;
  const query = { kind, extension, size: bytes.size, ...(duration !== null && { duration }) };
  return uploadFile({
    ...options,
    api,
    uploadBytes,
    bytes,
    requestTarget: async () =>
      (await api.GET('/social/api/posts/upload-info', { params: { query }, signal: options.signal })).data!.result,
  });
}
