import { createStoredValue, type StoredValue } from './stored-value.ts';

/** A value in localStorage (spec §3). */
const localValue = (key: string): StoredValue => createStoredValue(() => localStorage, key);

export const localStorageValues = {
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
  /** The recent searches, as JSON. */
  searches: localValue('quintet.searches'),
  /** `off`: videos play without sound. */
  sound: localValue('quintet.sound'),
} as const;
