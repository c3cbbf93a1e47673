import { createTestSharpImage } from '../../platform/media/test-files.ts';
import type { TestServer } from '../../test-server.ts';
import type { SocialTestUser } from './test-social.ts';

/** A server without ffmpeg takes videos as they are. */
export const TEST_NO_FFMPEG_CONFIG = { s3: null, ffmpeg: '/nowhere/ffmpeg', ffprobe: '/nowhere/ffprobe' };

export const encodeTestPhotoJpeg = (width = 1800, height = 1200) =>
  createTestSharpImage(width, height).jpeg().withMetadata({ orientation: 6 }).toBuffer();

export const requestTestUploadInfo = (who: SocialTestUser, kind: string, extension: string, more = '') =>
  who.ask('GET', `posts/upload-info?kind=${kind}&extension=${extension}${more}`);

export const putTestUpload = (server: TestServer, url: string, body: Buffer) =>
  server.call('PUT', url, { body, headers: { 'content-type': 'application/octet-stream' } });

/** Uploads a file of a post. Returns its path. */
export async function uploadTestPostFile(
  server: TestServer,
  who: SocialTestUser,
  kind: string,
  extension: string,
  body: Buffer,
): Promise<string> {
  const { url, file_path } = (await requestTestUploadInfo(who, kind, extension, `&size=${body.length}`)).json.result;
  const { status, json } = await putTestUpload(server, url, body);
  if (!json.result?.is_complete) throw new Error(`${status} ${json.error}`);
  return file_path;
}

/** Publishes files of a user. */
export const publishTestPost = (who: SocialTestUser, file_paths: string[], more: object = {}) =>
  who.ask('POST', 'posts', { text: '', file_paths, ...more });

export const readTestPost = async (who: SocialTestUser, id: string) =>
  (await who.ask('GET', `posts/${id}`)).json.result;

/** Replaces an accepted upload by bytes that cannot be processed. Returns the file's id. */
export async function corruptTestUpload({ services }: TestServer, path: string): Promise<string> {
  const id = path.slice('files/'.length).split('.')[0]!;
  await services.store.put(`accepted/${id}`, Buffer.from('not a picture any more'), 'image/jpeg');
  return id;
}
