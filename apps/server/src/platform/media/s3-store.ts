import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../../base/media-config.ts';
import type { MediaStore } from './store.ts';

/** Stores media in object storage. Browsers download and upload by presigned URLs. */
export function createS3MediaStore(config: S3Config): MediaStore {
  const { endpoint, publicEndpoint, region, bucket, accessKeyId, secretAccessKey } = config;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const urlOf = (key: string, base = endpoint) => new URL(`${base}/${bucket}/${key}`);

  async function ask(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const response = await client.fetch(urlOf(key), { method, ...init });
    if (response.ok || response.status === 404) return response;
    throw new Error(`object storage answers ${response.status} to ${method} ${key}: ${await response.text()}`);
  }

  /** Returns the same URL for the same expiry, so that caches can reuse it. */
  async function presign(method: string, url: URL, until: Date, headers: Record<string, string> = {}): Promise<string> {
    const from = new Date(until.getTime() - START_MARGIN_MS);
    const seconds = Math.floor(START_MARGIN_MS / 1000);
    url.searchParams.set('X-Amz-Expires', String(seconds));
    const datetime = from.toISOString().replace(/[:-]|\.\d{3}/g, '');
    const signed = await client.sign(url, { method, headers, aws: { signQuery: true, allHeaders: true, datetime } });
    return signed.url;
  }

  return {
    put: async (key, content, contentType) => {
      const isFile = !(content instanceof Uint8Array);
      const body = isFile ? await openAsBlob(content.file) : new Blob([content]);
      const response = await ask('PUT', key, { body, headers: { 'content-type': contentType } });
      if (!response.ok) throw new Error(`object storage has no bucket ${bucket}`);
      if (isFile) await rm(content.file, { force: true });
    },
    copy: async (from, to) => {
      const response = await ask('PUT', to, { headers: { 'x-amz-copy-source': `/${bucket}/${from}` } });
      // The copy may still fail after the status 200; the body then contains an error.
      if (!response.ok || (await response.text()).includes('<Error>'))
        throw new Error(`object storage has no ${from} to copy`);
    },
    head: async (key) => {
      const response = await ask('HEAD', key);
      return response.ok ? Number(response.headers.get('content-length')) : null;
    },
    get: async (key, range) => {
      const response = await ask('GET', key, range && { headers: { range: `bytes=${range.first}-${range.last}` } });
      if (!response.ok || !response.body) throw new Error(`object storage has no ${key}`);
      return Readable.fromWeb(response.body);
    },
    delete: async (key) => {
      await ask('DELETE', key);
    },
    direct: {
      downloadUrl: (key, { until, contentType, disposition }) => {
        const url = urlOf(key, publicEndpoint);
        url.searchParams.set('response-content-type', contentType);
        url.searchParams.set('response-content-disposition', disposition);
        url.searchParams.set('response-cache-control', 'private, max-age=86400, immutable');
        return presign('GET', url, until);
      },
      uploadUrl: (key, { until, size }) =>
        presign('PUT', urlOf(key, publicEndpoint), until, { 'content-length': String(size) }),
    },
  };
}

/** Milliseconds; a URL is signed as valid from this long before its expiry. */
const START_MARGIN_MS = 24 * 60 * 60 * 1000;
