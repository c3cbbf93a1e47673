import { Toggle } from '@quintet/api/enums';
import type { NotifySettings } from '@quintet/ui/NotifySwitches';

type Toggles<Key extends string> = Readonly<Record<Key, Toggle>>;

const NOTIFY_KEYS = [
  'notify',
  'notify_detail',
  'sound',
  'vibration',
] as const satisfies readonly (keyof NotifySettings)[];

/** Reads toggles of the wire as booleans; one that is missing is on. */
export const parseWireToggles = <Key extends string>(
  source: Partial<Toggles<Key>>,
  keys: readonly Key[],
): Record<Key, boolean> =>
  Object.fromEntries(keys.map((key) => [key, source[key] !== Toggle.CLOSE])) as Record<Key, boolean>;

/** The notification settings of the user or of one chat. */
export const toNotifySettings = (source: Partial<Toggles<keyof NotifySettings>>): NotifySettings =>
  parseWireToggles(source, NOTIFY_KEYS);

/** Writes booleans as toggles of the wire; inverted to undo a change. */
export const toWireToggles = <Key extends string>(
  settings: Partial<Record<Key, boolean>>,
  isInverted = false,
): Partial<Toggles<Key>> =>
  Object.fromEntries(
    Object.entries(settings).map(([key, isOn]) => [key, isOn !== isInverted ? Toggle.OPEN : Toggle.CLOSE]),
  ) as Partial<Toggles<Key>>;
