import type { EnvironmentReader } from './environment.ts';

/** Object storage with the S3 protocol and path-style URLs. */
export type S3Config = {
  endpoint: string;
  /** The endpoint for browsers. */
  publicEndpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type MediaConfig = {
  /** Null: media are stored in a folder. */
  s3: S3Config | null;
  /** Programs for videos; without ffmpeg, a video has no extracted poster. */
  ffmpeg: string;
  ffprobe: string;
};

export function readMediaConfig(env: EnvironmentReader): MediaConfig {
  return { s3: readS3(env), ffmpeg: env.text('FFMPEG') ?? 'ffmpeg', ffprobe: env.text('FFPROBE') ?? 'ffprobe' };
}

function readS3(env: EnvironmentReader): S3Config | null {
  if (!env.text('S3_BUCKET') && !env.text('S3_ENDPOINT')) return null;
  const endpoint = address(env, 'S3_ENDPOINT', needed(env, 'S3_ENDPOINT'));
  return {
    endpoint,
    publicEndpoint: address(env, 'S3_PUBLIC_ENDPOINT', endpoint),
    region: env.text('S3_REGION') ?? 'us-east-1',
    bucket: needed(env, 'S3_BUCKET'),
    accessKeyId: needed(env, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: needed(env, 'S3_SECRET_ACCESS_KEY'),
  };
}

function needed(env: EnvironmentReader, name: string): string {
  const text = env.text(name);
  if (text === null)
    env.report(
      `${name} is missing: object storage needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
    );
  return text ?? '';
}

const address = (env: EnvironmentReader, name: string, standard: string): string =>
  (env.url(name, ['http:', 'https:']) ?? standard).replace(/\/+$/, '');
