import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian's, which `npm test` installs (tooling/ci/programs.ts). */
export const TEST_FFMPEG_CONFIG = {
  s3: null,
  ffmpeg: process.env.FFMPEG || 'ffmpeg',
  ffprobe: process.env.FFPROBE || 'ffprobe',
};

type TestVideoOptions = {
  /** `width×height` as ffmpeg writes it. */
  size?: string;
  seconds?: number;
  /** Frames a second. */
  rate?: number | string;
  /** Null for no video stream. */
  codec?: 'libx264' | 'libx265' | 'libvpx' | 'mjpeg' | null;
  isSilent?: boolean;
  /** Degrees by which a player rotates the video. */
  rotation?: number;
  extension?: 'mp4' | 'mov' | 'webm';
  /** Container metadata, as a phone writes it. */
  tags?: Record<string, string>;
};

/** A video of a test card that ffmpeg makes. */
export function createTestVideo(video: TestVideoOptions = {}): Buffer {
  const { size = '320x240', seconds = 2, rate = 25, codec = 'libx264', extension = 'mp4', tags = {} } = video;
  const card = ['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=${rate}:duration=${seconds}`];
  const sound = video.isSilent ? [] : ['-f', 'lavfi', '-i', `sine=duration=${seconds}`];
  const quick = codec === 'libx264' || codec === 'libx265' ? ['-preset', 'ultrafast'] : [];
  const quiet = codec === 'libx265' ? ['-x265-params', 'log-level=none'] : [];
  const picture = ['-c:v', `${codec}`, '-pix_fmt', codec === 'mjpeg' ? 'yuvj420p' : 'yuv420p', ...quick, ...quiet];
  const notes = Object.entries(tags).flatMap(([name, value]) => ['-metadata', `${name}=${value}`]);
  return inFolder((folder) => {
    const [made, turned] = ['made', 'turned'].map((name) => join(folder, `${name}.${extension}`)) as [string, string];
    run([...(codec ? card : []), ...sound, ...(codec ? picture : []), ...notes, made]);
    if (video.rotation === undefined) return readFileSync(made);
    run(['-i', made, '-c', 'copy', '-metadata:s:v', `rotate=${video.rotation}`, turned]);
    return readFileSync(turned);
  });
}

type Probed = {
  streams: { codec_name: string; codec_type: string; width?: number; height?: number; side_data_list?: object[] }[];
  format: { tags: Record<string, string> };
};

/** The streams and metadata of a video, from ffprobe. */
export const probeTestVideo = (video: Buffer): Probed =>
  inFolder((folder) => {
    const path = join(folder, 'video');
    writeFileSync(path, video);
    const shown = 'format_tags:stream=codec_name,codec_type,width,height:stream_side_data=rotation';
    const printed = execFileSync(TEST_FFMPEG_CONFIG.ffprobe, [
      '-v',
      'error',
      '-show_entries',
      shown,
      '-of',
      'json',
      path,
    ]);
    return JSON.parse(printed.toString()) as Probed;
  });

const run = (parameters: string[]) =>
  execFileSync(TEST_FFMPEG_CONFIG.ffmpeg, ['-nostdin', '-v', 'error', '-y', ...parameters], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-video-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
