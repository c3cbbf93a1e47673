/** Holds values until the page closes when the browser forbids storage. */
const memoryValues = new Map<string, string>();

/** A value in localStorage (spec §3). Access never throws. */
interface LocalValue {
  read(): string | null;
  write(value: string | null): void;
  readonly key: string;
}

function localValue(key: string): LocalValue {
  return {
    key,
    read() {
      try {
        return localStorage.getItem(key);
      } catch {
        return memoryValues.get(key) ?? null;
      }
    },
    write(value) {
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      } catch {
        if (value === null) memoryValues.delete(key);
        else memoryValues.set(key, value);
      }
    },
  };
}

export const localValues = {
  token: localValue('quintet.token'),
  refresh: localValue('quintet.refresh'),
  /** The id of the running token refresh; null once its response has been saved. */
  refreshAttempt: localValue('quintet.renewal'),
  /** Set while an account is being removed from this device. */
  loggingOut: localValue('quintet.leaving'),
  remember: localValue('quintet.remember'),
  email: localValue('quintet.email'),
  phone: localValue('quintet.phone'),
  device: localValue('quintet.device'),
  locale: localValue('quintet.locale'),
  theme: localValue('quintet.theme'),
  /** The recently used emojis, separated by spaces. */
  emojis: localValue('quintet.emojis'),
  /** The skin tone of emojis. */
  skinTone: localValue('quintet.skin-tone'),
  /** `off`: videos play without sound. */
  sound: localValue('quintet.sound'),
} as const;
