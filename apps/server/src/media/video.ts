import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { createFile, Log, MP4BoxBuffer } from 'mp4box';
import { parseFile } from 'music-metadata';
import type { MediaConfig } from './config.ts';

const run = promisify(execFile);

/** What is known of a video; seconds and pixels. */
export type Measured = {
  duration: number | null;
  width: number | null;
  height: number | null;
  /** As ffprobe calls it; null where it is not installed. */
  codec: string | null;
};

type Programs = Pick<MediaConfig, 'ffmpeg' | 'ffprobe'> & {
  /** Ends what runs. */
  signal?: AbortSignal;
};
/** Milliseconds. */
const PATIENCE = 60_000;
/** The same for making a video anew. */
const LONG_PATIENCE = 30 * 60_000;
const UNKNOWN: Measured = { duration: null, width: null, height: null, codec: null };

/** By ffprobe where it is installed, else by what the container says. */
export async function measureVideo(path: string, programs: Programs): Promise<Measured> {
  return (await probe(programs, path)) ?? { ...UNKNOWN, ...(await readContainer(path)), ...(await readMp4(path)) };
}

/** Seconds that a recording lasts; null where it does not say. */
export async function measureAudio(path: string): Promise<number | null> {
  const { format } = await parseFile(path, { duration: true, skipCovers: true }).catch(() => ({ format: null }));
  return positive(format?.duration);
}

/** A frame near the beginning, as a JPEG; null where ffmpeg is not installed or finds none. */
export async function takePoster(path: string, { ffmpeg, signal }: Programs): Promise<Buffer | null> {
  const one = ['-frames:v', '1', '-f', 'image2pipe', '-c:v', 'mjpeg', '-q:v', '3', 'pipe:1'];
  const options = { timeout: PATIENCE, signal, maxBuffer: 64 * 2 ** 20, encoding: 'buffer' } as const;
  // The most telling of the first hundred frames: the very first is often black.
  const { stdout } = await run(
    ffmpeg,
    ['-v', 'error', '-i', `file:${path}`, '-vf', 'thumbnail', ...one],
    options,
  ).catch(() => ({ stdout: null }));
  return stdout && stdout.length > 0 ? stdout : null;
}

/**
 * The same pictures and sounds in an MP4 that plays before all of it is there, without the place and the device that a
 * phone writes into it. Gives whether there is one: not without ffmpeg, and not of codecs that an MP4 cannot hold.
 */
export async function copyIntoMp4(path: string, target: string, programs: Programs): Promise<boolean> {
  const copying = ['-map', '0:v:0', '-map', '0:a:0?', '-c', 'copy', '-map_metadata', '-1', '-map_chapters', '-1'];
  return writeMp4(programs, path, target, copying, PATIENCE);
}

/** A codec that every browser plays. */
const PLAYED = 'h264';

/** An MP4 that every browser plays, made anew where it must be. Gives whether there is one: not without ffmpeg. */
export async function makeMp4(path: string, target: string, { codec }: Measured, programs: Programs): Promise<boolean> {
  if (codec === PLAYED && (await copyIntoMp4(path, target, programs))) return true;
  const picture = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-pix_fmt', 'yuv420p'];
  const within = ['-vf', "scale='trunc(min(1920,iw)/2)*2':-2", ...picture, '-c:a', 'aac', '-b:a', '128k'];
  const parts = ['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-map_chapters', '-1', ...within];
  return writeMp4(programs, path, target, parts, LONG_PATIENCE);
}

function writeMp4(
  { ffmpeg, signal }: Programs,
  path: string,
  target: string,
  how: string[],
  timeout: number,
): Promise<boolean> {
  const shape = ['-movflags', '+faststart', '-f', 'mp4', `file:${target}`];
  return run(ffmpeg, ['-v', 'error', '-y', '-i', `file:${path}`, ...how, ...shape], { timeout, signal }).then(
    () => true,
    () => false,
  );
}

type Probed = { format?: { duration?: string }; streams?: Stream[] };
type Stream = {
  codec_name?: string;
  width?: number;
  height?: number;
  side_data_list?: { rotation?: number }[];
  tags?: { rotate?: string };
};

async function probe({ ffprobe, signal }: Programs, path: string): Promise<Measured | null> {
  const shown = 'format=duration:stream=codec_name,width,height:stream_side_data=rotation:stream_tags=rotate';
  const parameters = ['-v', 'error', '-select_streams', 'v:0', '-show_entries', shown, '-of', 'json', `file:${path}`];
  try {
    const { stdout } = await run(ffprobe, parameters, { timeout: PATIENCE, signal });
    const { format, streams } = JSON.parse(stdout) as Probed;
    const stream = streams?.[0];
    if (!stream?.width || !stream.height) return null;
    const turned = Number(
      stream.side_data_list?.find(({ rotation }) => rotation)?.rotation ?? stream.tags?.rotate ?? 0,
    );
    return {
      codec: stream.codec_name ?? null,
      duration: positive(Number(format?.duration)),
      ...upright(stream.width, stream.height, turned % 180 !== 0),
    };
  } catch {
    return null;
  }
}

const upright = (width: number, height: number, isTurned: boolean) =>
  isTurned ? { width: height, height: width } : { width, height };

const positive = (value: number | undefined | null): number | null =>
  value && Number.isFinite(value) && value > 0 ? value : null;

/** What a stranger's file gets wrong is nothing for our terminal. */
Log.setLogLevel(() => {});

/** Reads the boxes of an MP4 and steps over what is shown and heard. */
async function readMp4(path: string): Promise<Partial<Measured>> {
  const parser = createFile();
  let measured: Partial<Measured> = {};
  let isDone = false;
  parser.onReady = ({ duration, fragment_duration, timescale, videoTracks }) => {
    const track = videoTracks[0];
    isDone = true;
    if (!track) return;
    const isTurned = Array.from(track.matrix)[0] === 0;
    const pieces = fragment_duration && fragment_duration.num / fragment_duration.den;
    const seconds = positive(duration / timescale) ?? positive(pieces) ?? positive(track.duration / track.timescale);
    measured = {
      ...(seconds !== null && { duration: seconds }),
      ...upright(Math.round(track.track_width), Math.round(track.track_height), isTurned),
    };
  };
  parser.onError = () => {
    isDone = true;
  };
  await feed(parser, path, () => isDone).catch(() => {});
  return measured;
}

const PIECE = 256 * 1024;
/** Boxes before the pictures are small; a file that has more of them is none of a camera. */
const MOST_READ = 32 * 2 ** 20;

async function feed(parser: ReturnType<typeof createFile>, path: string, isDone: () => boolean): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    for (let position = 0, read = 0; position < size && read < MOST_READ && !isDone(); read += PIECE) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(PIECE), 0, PIECE, position);
      const bytes = buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + bytesRead);
      const next = parser.appendBuffer(MP4BoxBuffer.fromArrayBuffer(bytes, position));
      position = next !== undefined && next > position ? next : position + bytesRead;
    }
  } finally {
    await file.close();
  }
}

async function readContainer(path: string): Promise<Partial<Measured>> {
  const { format } = await parseFile(path, { duration: true, skipCovers: true }).catch(() => ({ format: null }));
  const video = format?.trackInfo.find((track) => track.video)?.video;
  const duration = positive(format?.duration);
  return {
    ...(duration !== null && { duration }),
    ...(video?.pixelWidth && video.pixelHeight && { width: video.pixelWidth, height: video.pixelHeight }),
  };
}
