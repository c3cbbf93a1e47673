import type { Schemas } from '@quintet/api/types';
import { api } from '../../../shared/api.ts';
import { putBytes } from '../../../shared/files/put-bytes.ts';
import type { KeptFile } from './kept.ts';

function bodyOf({ method, fields = {} }: Schemas['UploadTarget'], bytes: Blob): Blob | FormData {
  if (method === 'PUT') return bytes;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', bytes);
  return form;
}

/** Brings a file's bytes to where they belong; resolves to the path that the post then names. @throws ApiError */
export async function upload(file: KeptFile, signal: AbortSignal, onProgress: (sent: number) => void): Promise<string> {
  const { kind, extension, bytes, duration } = file;
  const query = { kind, extension, size: bytes.size, ...(duration !== null && { duration }) };
  const { data } = await api.GET('/social/api/posts/upload-info', { params: { query }, signal });
  const target = data!.result;
  const { method, url } = target;
  const isOurs = method === 'PUT' && url.startsWith('/');
  const address = isOurs ? `${url}${url.includes('?') ? '&' : '?'}offset=0` : url;
  const operation = method === 'PUT' ? 'putUpload' : 'postUpload';
  await putBytes({ method, url: address, body: bodyOf(target, bytes), operation, onProgress, signal });
  return target.file_path;
}
