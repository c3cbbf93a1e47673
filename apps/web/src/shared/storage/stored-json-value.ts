import type { StoredValue } from './stored-value.ts';

/** A value in the browser's storage, as JSON. Access never throws. */
export interface StoredJsonValue<Value> {
  read(): Value | null;
  write(value: Value | null): void;
}

/** What is stored but is not valid reads as null. */
export const createStoredJsonValue = <Value>(
  stored: StoredValue,
  isValid: (value: unknown) => boolean = () => true,
): StoredJsonValue<Value> => ({
  read() {
    try {
      const value: unknown = JSON.parse(stored.read() ?? 'null');
      return isValid(value) ? (value as Value) : null;
    } catch {
      return null;
    }
  },
  write: (value) => stored.write(value === null ? null : JSON.stringify(value)),
});
