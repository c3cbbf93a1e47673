import { open } from 'node:fs/promises';
import { createFile, Log, MP4BoxBuffer } from 'mp4box';
import { parseFile } from 'music-metadata';

/** Metadata of a media container, in seconds and pixels. */
export type ContainerMetadata = { duration: number | null; width: number | null; height: number | null };

/** Reads the metadata of a container; missing values are null. */
export async function readContainerMetadata(path: string): Promise<ContainerMetadata> {
  return { duration: null, width: null, height: null, ...(await readContainer(path)), ...(await readMp4(path)) };
}

/** Duration of a recording in seconds; null if unknown. */
export async function readAudioDuration(path: string): Promise<number | null> {
  const { format } = await parseFile(path, { duration: true, skipCovers: true }).catch(() => ({ format: null }));
  return toPositiveOrNull(format?.duration);
}

/** Width and height as displayed: swapped if the picture is stored turned by 90°. */
export const toDisplayedSize = (width: number, height: number, isTurned: boolean) =>
  isTurned ? { width: height, height: width } : { width, height };

export const toPositiveOrNull = (value: number | undefined | null): number | null =>
  value && Number.isFinite(value) && value > 0 ? value : null;

/** Silence the parser: errors in uploaded files do not belong on our terminal. */
Log.setLogLevel(() => {});

/** Reads the boxes of an MP4 and skips its media data. */
async function readMp4(path: string): Promise<Partial<ContainerMetadata>> {
  const parser = createFile();
  let measured: Partial<ContainerMetadata> = {};
  let isDone = false;
  parser.onReady = ({ duration, fragment_duration, timescale, videoTracks }) => {
    const track = videoTracks[0];
    isDone = true;
    if (!track) return;
    const isTurned = Array.from(track.matrix)[0] === 0;
    const pieces = fragment_duration && fragment_duration.num / fragment_duration.den;
    const seconds =
      toPositiveOrNull(duration / timescale) ??
      toPositiveOrNull(pieces) ??
      toPositiveOrNull(track.duration / track.timescale);
    measured = {
      ...(seconds !== null && { duration: seconds }),
      ...toDisplayedSize(Math.round(track.track_width), Math.round(track.track_height), isTurned),
    };
  };
  parser.onError = () => {
    isDone = true;
  };
  await feed(parser, path, () => isDone).catch(() => {});
  return measured;
}

const CHUNK_BYTES = 256 * 1024;
/** Metadata boxes are small; no camera writes more than this. */
const MAX_READ_BYTES = 32 * 2 ** 20;

async function feed(parser: ReturnType<typeof createFile>, path: string, isDone: () => boolean): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    for (let position = 0, read = 0; position < size && read < MAX_READ_BYTES && !isDone(); read += CHUNK_BYTES) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(CHUNK_BYTES), 0, CHUNK_BYTES, position);
      const bytes = buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + bytesRead);
      const next = parser.appendBuffer(MP4BoxBuffer.fromArrayBuffer(bytes, position));
      position = next !== undefined && next > position ? next : position + bytesRead;
    }
  } finally {
    await file.close();
  }
}

async function readContainer(path: string): Promise<Partial<ContainerMetadata>> {
  const { format } = await parseFile(path, { duration: true, skipCovers: true }).catch(() => ({ format: null }));
  const video = format?.trackInfo.find((track) => track.video)?.video;
  const duration = toPositiveOrNull(format?.duration);
  return {
    ...(duration !== null && { duration }),
    ...(video?.pixelWidth && video.pixelHeight && { width: video.pixelWidth, height: video.pixelHeight }),
  };
}
