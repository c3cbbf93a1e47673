import type { SettingsDialog } from '@quintet/ui/views/profile/SettingsView';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../shared/navigation/paths.ts';

const ADDRESSABLE_DIALOGS = [
  'account',
  'security-code',
  'blocks',
  'delete',
  'scan',
] as const satisfies readonly SettingsDialog[];

/** The URL of a settings sheet (spec §2: `changePassword`, `dialogVisible=account`; other values are ours). */
export const toSettingsHref = (dialog: SettingsDialog): string =>
  paths.profile.href(dialog === 'password' ? { changePassword: '1' } : { dialogVisible: dialog });

/** History state of a sheet opened inside the app: closing it goes back. */
export const OPENED_HERE_STATE = { isOpenedHere: true } as const;

interface OpenDialog {
  readonly dialog: SettingsDialog | null;
  readonly open: (dialog: SettingsDialog) => void;
  /** Replaces the open sheet. */
  readonly change: (dialog: SettingsDialog) => void;
  readonly close: () => void;
}

/** The URL names the open sheet, so that links open it and going back closes it. */
export function useSettingsDialog(): OpenDialog {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const isOpenedHere = typeof state === 'object' && state !== null && 'isOpenedHere' in state;
  const visible = query.get('dialogVisible');
  return {
    dialog: query.has('changePassword')
      ? 'password'
      : (ADDRESSABLE_DIALOGS.find((dialog) => dialog === visible) ?? null),
    open: (dialog) => void navigate(toSettingsHref(dialog), { state: OPENED_HERE_STATE }),
    change: (dialog) =>
      void navigate(toSettingsHref(dialog), { replace: true, state: isOpenedHere ? OPENED_HERE_STATE : null }),
    close: () => void (isOpenedHere ? navigate(-1) : navigate(paths.profile.href(), { replace: true })),
  };
}
