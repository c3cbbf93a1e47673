export interface VideoFacts {
  /** Seconds; null where the browser cannot tell. */
  readonly duration: number | null;
  readonly width: number | null;
  readonly height: number | null;
}

const UNKNOWN: VideoFacts = { duration: null, width: null, height: null };

/** Milliseconds after which a file is sent without our having looked into it. */
const PATIENCE = 10_000;

function once(video: HTMLVideoElement, event: 'loadedmetadata' | 'durationchange') {
  return new Promise<void>((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(new Error('not a video')), { once: true });
    setTimeout(() => reject(new Error('nothing to see')), PATIENCE);
  });
}

/** What a recording by a browser leaves open is found by going to its end. */
async function durationOf(video: HTMLVideoElement): Promise<number | null> {
  if (video.duration === Infinity) {
    const told = once(video, 'durationchange');
    video.currentTime = Number.MAX_SAFE_INTEGER;
    await told.catch(() => undefined);
  }
  return Number.isFinite(video.duration) ? video.duration : null;
}

/** How long a video is, how large, and what it looks like; what this browser cannot play stays unknown. */
export async function readVideo(file: Blob): Promise<VideoFacts> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  try {
    video.muted = true;
    video.playsInline = true;
    video.preload = 'metadata';
    const loaded = once(video, 'loadedmetadata');
    video.src = url;
    await loaded;
    const duration = await durationOf(video);
    const { videoWidth: width, videoHeight: height } = video;
    return width === 0 ? { ...UNKNOWN, duration } : { duration, width, height };
  } catch {
    return UNKNOWN;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}
