import type { SettingsDialogName } from '@quintet/ui/views/profile/SettingsView';
import { useSearchParams } from 'react-router';
import { paths } from '../../shared/navigation/paths.ts';
import { useUrlSheetNavigation } from '../../shared/navigation/use-url-sheet-navigation.ts';

const ADDRESSABLE_DIALOGS = [
  'account',
  'security-code',
  'devices',
  'blocks',
  'minefield',
  'clear-data',
  'delete',
  'scan',
] as const satisfies readonly SettingsDialogName[];

/** The URL of a settings sheet (spec §2: `changePassword`, `dialogVisible=account`; other values are ours). */
export const toSettingsHref = (dialog: SettingsDialogName): string =>
  paths.profile.href(dialog === 'password' ? { changePassword: '1' } : { dialogVisible: dialog });

interface OpenDialog extends ReturnType<typeof useUrlSheetNavigation<SettingsDialogName>> {
  readonly dialog: SettingsDialogName | null;
}

/** The sheet of the settings that the URL names. */
export function useSettingsDialog(): OpenDialog {
  const [query] = useSearchParams();
  const visible = query.get('dialogVisible');
  const named = ADDRESSABLE_DIALOGS.find((dialog) => dialog === visible) ?? null;
  return {
    dialog: query.has('changePassword') ? 'password' : named,
    ...useUrlSheetNavigation(toSettingsHref, paths.profile.href()),
  };
}
