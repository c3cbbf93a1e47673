import { createRandomHex } from '../storage/random-hex.ts';
import { localStorageValues } from '../storage/local-storage.ts';

/** FNV-1a, 32 bits, as 8 hex digits. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}

function getFingerprint(): string {
  const { userAgent, language, hardwareConcurrency, maxTouchPoints } = navigator;
  const { width, height, colorDepth } = screen;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return [userAgent, language, hardwareConcurrency, maxTouchPoints, width, height, colorDepth, timeZone].join('|');
}

/**
 * The id of this device, created once and stored (spec §3): 16 hex digits of a browser fingerprint and 16 random digits, because phones
 * of one model have the same fingerprint.
 */
export function getOrCreateDeviceId(): string {
  const storedId = localStorageValues.device.read();
  if (storedId) return storedId;
  const fingerprintText = getFingerprint();
  const newId = hash(fingerprintText, 0x811c9dc5) + hash(fingerprintText, 0x1b873593) + createRandomHex(2);
  localStorageValues.device.write(newId);
  return newId;
}
