import { VIDEO_MAX_SECONDS } from '@quintet/domain/limits';
import { HttpError } from '../http/http-error.ts';
import type { MediaConfig } from '../../base/media-config.ts';
import {
  type ContainerMetadata,
  toPositiveOrNull,
  readContainerMetadata,
  toDisplayedSize,
} from './read-container-metadata.ts';
import { runProgram } from './run-program.ts';

/** The measured properties of a video. */
export type VideoProperties = ContainerMetadata & {
  /** The codec name from ffprobe; null if ffprobe is not installed. */
  codec: string | null;
};

type Programs = Pick<MediaConfig, 'ffmpeg' | 'ffprobe'> & {
  /** Stops the running program. */
  signal?: AbortSignal;
};

/** Milliseconds: for probing and copying a video, and for encoding one. */
const COPY_TIMEOUT_MS = 60_000;
const ENCODE_TIMEOUT_MS = 2 * 3600_000;
/** Per frame, slightly above 8K. Limits the memory of the decoder. */
const MAX_FRAME_PIXELS = 8192 * 4608;
/** Input options: ffmpeg may open only this file, in the allowed formats, with bounded frames. */
const toInputOptions = (path: string): string[] => {
  const formats = ['-protocol_whitelist', 'file', '-format_whitelist', 'mov,matroska,webm'];
  return ['-max_pixels', String(MAX_FRAME_PIXELS), ...formats, '-i', `file:${path}`];
};
const GLOBAL_OPTIONS = ['-nostdin', '-v', 'error', '-y', '-threads', '2'];

/**
 * Measures a video with ffprobe, or from its container if ffprobe is not installed.
 * @throws HttpError api.file.not_allowed for a file without a video stream, or with frames too large to decode
 */
export async function measureVideo(path: string, programs: Programs): Promise<VideoProperties> {
  const measured = (await probe(programs, path)) ?? { codec: null, ...(await readContainerMetadata(path)) };
  if ((measured.width ?? 0) * (measured.height ?? 0) > MAX_FRAME_PIXELS) throw new HttpError('api.file.not_allowed');
  return measured;
}

/** Picks a representative frame near the beginning, as the first is often black. Scales the frames down before comparing them. */
const THUMBNAIL_FILTER = "select='not(mod(n,6))',scale='min(1440,iw)':-2,thumbnail=16";

/** One frame as a JPEG; null if ffmpeg is not installed or finds none. @throws the abort reason of the signal */
export async function extractPoster(path: string, { ffmpeg, signal }: Programs): Promise<Buffer | null> {
  const outputOptions = ['-frames:v', '1', '-f', 'image2pipe', '-c:v', 'mjpeg', '-q:v', '3', 'pipe:1'];
  const parameters = [...GLOBAL_OPTIONS, ...toInputOptions(path), '-vf', THUMBNAIL_FILTER, ...outputOptions];
  const frame = await runProgram(ffmpeg, parameters, { timeout: COPY_TIMEOUT_MS, signal }).catch(() => null);
  signal?.throwIfAborted();
  return frame && frame.length > 0 ? frame : null;
}

const STREAM_OPTIONS = [
  '-map',
  '0:v:0',
  '-map',
  '0:a:0?',
  '-map_metadata',
  '-1',
  '-map_chapters',
  '-1',
  '-t',
  String(VIDEO_MAX_SECONDS),
];

/**
 * Copies the video and audio streams into an MP4 that plays while it loads, without metadata such as location and device.
 * Returns false if ffmpeg is not installed or MP4 does not support the codecs.
 * @throws the abort reason of the signal
 */
export async function tryRemuxToMp4(path: string, target: string, programs: Programs): Promise<boolean> {
  const isWritten = await writeMp4(programs, path, target, ['-c', 'copy'], COPY_TIMEOUT_MS).catch(() => false);
  programs.signal?.throwIfAborted();
  return isWritten;
}

/** A codec that every browser plays. */
export const BROWSER_PLAYABLE_VIDEO_CODEC = 'h264';

/** Writes an MP4 that every browser plays, encoding it if needed. False if ffmpeg is not installed. @throws Error when ffmpeg fails */
export async function encodeToMp4IfFfmpegExists(
  path: string,
  target: string,
  { codec }: VideoProperties,
  programs: Programs,
): Promise<boolean> {
  if (codec === BROWSER_PLAYABLE_VIDEO_CODEC && (await tryRemuxToMp4(path, target, programs))) return true;
  const videoOptions = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-pix_fmt', 'yuv420p', '-threads', '2'];
  const encodingOptions = ['-vf', "scale='trunc(min(1920,iw)/2)*2':-2", ...videoOptions, '-c:a', 'aac', '-b:a', '128k'];
  return writeMp4(programs, path, target, encodingOptions, ENCODE_TIMEOUT_MS);
}

async function writeMp4(
  { ffmpeg, signal }: Programs,
  path: string,
  target: string,
  codecOptions: string[],
  timeout: number,
): Promise<boolean> {
  const outputOptions = ['-movflags', '+faststart', '-f', 'mp4', `file:${target}`];
  const output = await runProgram(
    ffmpeg,
    [...GLOBAL_OPTIONS, ...toInputOptions(path), ...STREAM_OPTIONS, ...codecOptions, ...outputOptions],
    {
      timeout,
      signal,
    },
  );
  return output !== null;
}

type ProbeOutput = { format?: { duration?: string }; streams?: Stream[] };
type Stream = {
  codec_name?: string;
  width?: number;
  height?: number;
  side_data_list?: { rotation?: number }[];
  tags?: { rotate?: string };
};

/** Null if ffprobe is not installed. @throws HttpError api.file.not_allowed for a file without a video stream */
async function probe({ ffprobe, signal }: Programs, path: string): Promise<VideoProperties | null> {
  const entries = 'format=duration:stream=codec_name,width,height:stream_side_data=rotation:stream_tags=rotate';
  const parameters = [
    '-v',
    'error',
    '-select_streams',
    'v:0',
    '-show_entries',
    entries,
    '-of',
    'json',
    ...toInputOptions(path),
  ];
  const output = await runProgram(ffprobe, parameters, { timeout: COPY_TIMEOUT_MS, signal }).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new HttpError('api.file.not_allowed', { cause });
  });
  if (output === null) return null;
  const { format, streams } = JSON.parse(output.toString()) as ProbeOutput;
  const stream = streams?.[0];
  if (!stream?.width || !stream.height) throw new HttpError('api.file.not_allowed');
  const turned = Number(stream.side_data_list?.find(({ rotation }) => rotation)?.rotation ?? stream.tags?.rotate ?? 0);
  return {
    codec: stream.codec_name ?? null,
    duration: toPositiveOrNull(Number(format?.duration)),
    ...toDisplayedSize(stream.width, stream.height, turned % 180 !== 0),
  };
}
