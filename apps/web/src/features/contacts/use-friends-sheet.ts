import { useSearchParams } from 'react-router';
import { paths } from '../../shared/navigation/paths.ts';
import { useUrlSheetNavigation } from '../../shared/navigation/use-url-sheet-navigation.ts';

const SHEETS = ['add', 'scan', 'qr', 'invite'] as const;
export type FriendsSheetName = (typeof SHEETS)[number];

type Target = { readonly sheet: FriendsSheetName } | { readonly href: string };

const toHref = (target: Target): string =>
  'href' in target ? target.href : paths.friends.href({ dialogVisible: target.sheet });

export interface FriendsSheetControls {
  readonly sheet: FriendsSheetName | null;
  /** The account ID that a link or QR code names. */
  readonly contact: string | null;
  readonly open: (sheet: FriendsSheetName) => void;
  /** Opens a sheet instead of the open one. */
  readonly change: (sheet: FriendsSheetName) => void;
  readonly close: () => void;
  /** Shows the user or group of a scanned code instead of the scanner. */
  readonly showScanned: (href: string) => void;
}

/** The sheet of the friends' screen that the URL names. */
export function useFriendsSheet(): FriendsSheetControls {
  const [query] = useSearchParams();
  const visible = query.get('dialogVisible');
  const { open, change, close } = useUrlSheetNavigation(toHref, paths.friends.href());
  return {
    sheet: SHEETS.find((name) => name === visible) ?? null,
    contact: query.get('contact'),
    open: (sheet) => open({ sheet }),
    change: (sheet) => change({ sheet }),
    close,
    showScanned: (href) => change({ href }),
  };
}
