import { createStoredValue } from './stored-value.ts';

/** A value in sessionStorage: survives a reload, is cleared on logout (local-data.ts). Access never throws. */
export interface SessionStorageValue<Value> {
  read(): Value | null;
  write(value: Value | null): void;
}

export function createSessionStorageValue<Value>(key: string): SessionStorageValue<Value> {
  const stored = createStoredValue(() => sessionStorage, key);
  return {
    read() {
      try {
        return JSON.parse(stored.read() ?? 'null') as Value | null;
      } catch {
        return null;
      }
    },
    write: (value) => stored.write(value === null ? null : JSON.stringify(value)),
  };
}
