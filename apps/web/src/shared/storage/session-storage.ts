import { createStoredJsonValue, type StoredJsonValue } from './stored-json-value.ts';
import { createStoredValue } from './stored-value.ts';

/** A JSON value in sessionStorage: survives a reload, is cleared on logout (local-data.ts). */
export const createSessionStorageValue = <Value>(key: string): StoredJsonValue<Value> =>
  createStoredJsonValue(createStoredValue(() => sessionStorage, key));
