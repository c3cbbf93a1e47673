export interface VideoMetadata {
  /** Seconds; null where the browser cannot tell. */
  readonly duration: number | null;
  readonly width: number | null;
  readonly height: number | null;
  /** A frame of the video. */
  readonly poster: Blob | null;
}

const UNKNOWN_METADATA: VideoMetadata = { duration: null, width: null, height: null, poster: null };

/** After this time the file is sent without metadata. */
const READ_TIMEOUT_MS = 10_000;

function once(video: HTMLVideoElement, event: 'loadedmetadata' | 'durationchange' | 'seeked') {
  return new Promise<void>((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(new Error('not a video')), { once: true });
    setTimeout(() => reject(new Error('nothing to see')), READ_TIMEOUT_MS);
  });
}

/** A recording made by a browser has no duration until it is seeked to its end. */
async function durationOf(video: HTMLVideoElement): Promise<number | null> {
  if (video.duration === Infinity) {
    const durationKnown = once(video, 'durationchange');
    video.currentTime = Number.MAX_SAFE_INTEGER;
    await durationKnown.catch(() => undefined);
  }
  return Number.isFinite(video.duration) ? video.duration : null;
}

/** The longer side of a poster, pixels. */
const MAX_POSTER_SIDE_PX = 960;

/** Captures the frame at this second. */
async function captureFrame(video: HTMLVideoElement, at: number): Promise<Blob> {
  const seeked = once(video, 'seeked');
  video.currentTime = at;
  await seeked;
  const { videoWidth: width, videoHeight: height } = video;
  const scale = Math.min(1, MAX_POSTER_SIDE_PX / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
}

/** Opens a video without showing it, for one callback. */
async function withVideo<Value>(file: Blob, callback: (video: HTMLVideoElement) => Promise<Value>): Promise<Value> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  try {
    video.muted = true;
    video.playsInline = true;
    video.preload = 'metadata';
    const loaded = once(video, 'loadedmetadata');
    video.src = url;
    await loaded;
    return await callback(video);
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

/** Captures the frame at this second as a poster. @throws where this browser shows no frame */
export const captureVideoPoster = (file: Blob, at: number): Promise<Blob> =>
  withVideo(file, (video) => captureFrame(video, at));

/** Reads duration, size and a poster from shortly after the start; values that this browser cannot read are null. */
export async function readVideoMetadata(file: Blob): Promise<VideoMetadata> {
  const read = withVideo(file, async (video): Promise<VideoMetadata> => {
    const duration = await durationOf(video);
    const { videoWidth: width, videoHeight: height } = video;
    if (width === 0) return { ...UNKNOWN_METADATA, duration };
    const poster = await captureFrame(video, Math.min(0.5, (duration ?? 0) / 2)).catch(() => null);
    return { duration, width, height, poster };
  });
  return read.catch(() => UNKNOWN_METADATA);
}
