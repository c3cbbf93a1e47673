import { atom } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { localStorageValues } from '../storage/local-storage.ts';
import { tabAtomStore } from '../storage/tab-atom-store.ts';

export const ThemePreference = { SYSTEM: 'system', LIGHT: 'light', DARK: 'dark' } as const;
export type ThemePreference = (typeof ThemePreference)[keyof typeof ThemePreference];

function readPreference(): ThemePreference {
  const storedPreference = localStorageValues.theme.read();
  return storedPreference === ThemePreference.LIGHT || storedPreference === ThemePreference.DARK
    ? storedPreference
    : ThemePreference.SYSTEM;
}

const preferenceAtom = atom<ThemePreference>(readPreference());

export const useThemePreference = (): ThemePreference => useAtomValue(preferenceAtom, { store: tabAtomStore });

const prefersDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** Applies the current theme to the page and the browser's bars. */
function applyTheme(): void {
  const preference = tabAtomStore.get(preferenceAtom);
  const isDark =
    preference === ThemePreference.DARK || (preference === ThemePreference.SYSTEM && prefersDark().matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  const color = getComputedStyle(document.documentElement).getPropertyValue('--color-background').trim();
  if (meta && color) meta.content = color;
}

export function changeTheme(preference: ThemePreference): void {
  localStorageValues.theme.write(preference === ThemePreference.SYSTEM ? null : preference);
  tabAtomStore.set(preferenceAtom, preference);
  applyTheme();
}

/** Follows the choice of other tabs, and the system theme while the user has chosen none. */
export function syncThemeWithSystemAndOtherTabs(): void {
  prefersDark().addEventListener('change', applyTheme);
  addEventListener('storage', ({ key }) => {
    if (key !== localStorageValues.theme.key) return;
    tabAtomStore.set(preferenceAtom, readPreference());
    applyTheme();
  });
}
