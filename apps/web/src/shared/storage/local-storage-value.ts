import { createStoredJsonValue, type StoredJsonValue } from './stored-json-value.ts';
import { createStoredValue } from './stored-value.ts';

/** A JSON value in localStorage: outlives the tab, and all tabs share it. Another version of the app may have written it, so it is validated. */
export const createLocalStorageValue = <Value>(
  key: string,
  isValid: (value: unknown) => value is Value,
): StoredJsonValue<Value> =>
  createStoredJsonValue(
    createStoredValue(() => localStorage, key),
    isValid,
  );

export const isString = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Creates a type guard: whether a value is a list of valid items. */
export const createListGuard =
  <Item>(isItem: (value: unknown) => value is Item) =>
  (value: unknown): value is readonly Item[] =>
    Array.isArray(value) && value.every(isItem);

/** Creates a type guard: whether a value is an object with these fields, each valid. */
export const createObjectGuard =
  <Value extends object>(fields: { readonly [Key in keyof Value]-?: (value: unknown) => boolean }) =>
  (value: unknown): value is Value =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<(field: unknown) => boolean>(fields).every(([key, isValid]) =>
      isValid((value as Record<string, unknown>)[key]),
    );
