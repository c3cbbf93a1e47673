import { atom } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { localStorageValues } from '../storage/local-storage.ts';
import { tabAtomStore } from '../storage/tab-atom-store.ts';

export const ThemePreference = { SYSTEM: 'system', LIGHT: 'light', DARK: 'dark' } as const;
export type ThemePreference = (typeof ThemePreference)[keyof typeof ThemePreference];

function readChoice(): ThemePreference {
  const storedChoice = localStorageValues.theme.read();
  return storedChoice === ThemePreference.LIGHT || storedChoice === ThemePreference.DARK
    ? storedChoice
    : ThemePreference.SYSTEM;
}

const choiceAtom = atom<ThemePreference>(readChoice());

export const useThemePreference = (): ThemePreference => useAtomValue(choiceAtom, { store: tabAtomStore });

const prefersDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** Applies the current theme to the page and the browser's bars. */
function applyTheme(): void {
  const choice = tabAtomStore.get(choiceAtom);
  const isDark = choice === ThemePreference.DARK || (choice === ThemePreference.SYSTEM && prefersDark().matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  const color = getComputedStyle(document.documentElement).getPropertyValue('--color-background').trim();
  if (meta && color) meta.content = color;
}

export function changeTheme(choice: ThemePreference): void {
  localStorageValues.theme.write(choice === ThemePreference.SYSTEM ? null : choice);
  tabAtomStore.set(choiceAtom, choice);
  applyTheme();
}

/** Follows the choice of other tabs, and the system theme while the user has chosen none. */
export function syncTheme(): void {
  prefersDark().addEventListener('change', applyTheme);
  addEventListener('storage', ({ key }) => {
    if (key !== localStorageValues.theme.key) return;
    tabAtomStore.set(choiceAtom, readChoice());
    applyTheme();
  });
}
