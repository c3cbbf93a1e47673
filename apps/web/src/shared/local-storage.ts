/** Where a browser forbids storage, values live as long as the page. */
const memoryValues = new Map<string, string>();

/** What the device keeps in local storage (spec §3). Access never throws. */
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
  /** Names the renewal that is under way, until its answer has come. */
  refreshAttempt: localValue('quintet.renewal'),
  /** An account is being cleared off this device. */
  loggingOut: localValue('quintet.leaving'),
  remember: localValue('quintet.remember'),
  email: localValue('quintet.email'),
  phone: localValue('quintet.phone'),
  device: localValue('quintet.device'),
  locale: localValue('quintet.locale'),
  theme: localValue('quintet.theme'),
  /** Those used last in chats, apart by spaces. */
  emojis: localValue('quintet.emojis'),
  /** What emojis of hands and people are shown in. */
  skinTone: localValue('quintet.skin-tone'),
  /** `off`: videos play without sound. */
  sound: localValue('quintet.sound'),
} as const;
