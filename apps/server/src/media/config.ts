import { StartError } from '../start-error.ts';

type Environment = Record<string, string | undefined>;

/** Object storage that speaks S3; addresses carry the bucket in their path. */
export type S3Config = {
  endpoint: string;
  /** What browsers reach it by. */
  publicEndpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type MediaConfig = {
  /** Null: media lie in a folder. */
  s3: S3Config | null;
  /** Programs that look into videos; where they are not installed, a video has no poster. */
  ffmpeg: string;
  ffprobe: string;
};

/** @throws StartError naming the variable that is wrong or missing. */
export function readMediaConfig(env: Environment): MediaConfig {
  return { s3: readS3(env), ffmpeg: env.FFMPEG || 'ffmpeg', ffprobe: env.FFPROBE || 'ffprobe' };
}

function readS3(env: Environment): S3Config | null {
  if (!env.S3_BUCKET && !env.S3_ENDPOINT) return null;
  const endpoint = address('S3_ENDPOINT', needed(env, 'S3_ENDPOINT'));
  return {
    endpoint,
    publicEndpoint: address('S3_PUBLIC_ENDPOINT', env.S3_PUBLIC_ENDPOINT || endpoint),
    region: env.S3_REGION || 'us-east-1',
    bucket: needed(env, 'S3_BUCKET'),
    accessKeyId: needed(env, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: needed(env, 'S3_SECRET_ACCESS_KEY'),
  };
}

function needed(env: Environment, name: string): string {
  const text = env[name];
  if (!text)
    throw new StartError(
      `${name} is missing: object storage wants S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
    );
  return text;
}

function address(name: string, text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/+$/, '');
  throw new StartError(`${name} is no address that begins with http:// or https://`);
}
