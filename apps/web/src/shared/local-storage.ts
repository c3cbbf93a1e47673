/** Where a browser forbids storage, values live as long as the page. */
const unstored = new Map<string, string>();

/** What the device keeps in local storage (spec §3). Access never throws. */
interface Stored {
  read(): string | null;
  write(value: string | null): void;
  readonly key: string;
}

function item(key: string): Stored {
  return {
    key,
    read() {
      try {
        return localStorage.getItem(key);
      } catch {
        return unstored.get(key) ?? null;
      }
    },
    write(value) {
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      } catch {
        if (value === null) unstored.delete(key);
        else unstored.set(key, value);
      }
    },
  };
}

export const stored = {
  token: item('quintet.token'),
  refresh: item('quintet.refresh'),
  /** Names the renewal that is under way, until its answer has come. */
  renewal: item('quintet.renewal'),
  /** An account is being cleared off this device. */
  leaving: item('quintet.leaving'),
  remember: item('quintet.remember'),
  email: item('quintet.email'),
  phone: item('quintet.phone'),
  device: item('quintet.device'),
  locale: item('quintet.locale'),
  theme: item('quintet.theme'),
  /** Those used last in chats, apart by spaces. */
  emojis: item('quintet.emojis'),
  /** What emojis of hands and people are shown in. */
  skinTone: item('quintet.skin-tone'),
  /** `off`: videos play without sound. */
  sound: item('quintet.sound'),
} as const;
