/** The number of bars that the view shows. */
const BAR_COUNT = 36;
/** Samples per second, enough to measure loudness. */
const SAMPLE_RATE = 8000;

/** Loudness per bar, from 0.12 to 1. */
export function computeWaveformBars(samples: Float32Array): readonly number[] {
  const step = Math.max(1, Math.floor(samples.length / BAR_COUNT));
  const loudness = Array.from({ length: BAR_COUNT }, (_, bar) => {
    let sum = 0;
    const end = Math.min(samples.length, (bar + 1) * step);
    for (let at = bar * step; at < end; at += 1) sum += samples[at]! ** 2;
    return Math.sqrt(sum / step);
  });
  const maximum = Math.max(...loudness, 1e-4);
  return loudness.map((level) => Math.max(0.12, level / maximum));
}

/** Computes the waveform of a voice message. */
export async function computeWaveformFromAudio(bytes: ArrayBuffer): Promise<readonly number[]> {
  const audio = await new OfflineAudioContext(1, 1, SAMPLE_RATE).decodeAudioData(bytes);
  return computeWaveformBars(audio.getChannelData(0));
}
