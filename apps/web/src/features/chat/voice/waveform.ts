/** Bars of a waveform, as many as its view shows. */
const BAR_COUNT = 36;
/** Samples a second: enough to see how loud it is. */
const SAMPLE_RATE = 8000;

/** Loudness along the way, the loudest being 1 and none quite 0. */
export function toBars(samples: Float32Array): readonly number[] {
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

/** How loud a voice message is along its way. */
export async function computeWaveform(bytes: ArrayBuffer): Promise<readonly number[]> {
  const audio = await new OfflineAudioContext(1, 1, SAMPLE_RATE).decodeAudioData(bytes);
  return toBars(audio.getChannelData(0));
}
