import { Toggle } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { atom } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { clearPreloads } from './preloaded-requests.ts';
import { tabStore } from './tab-store.ts';

/** The site's maintenance state as the server last told it (spec §3, §4). */
export type Maintenance = Schemas['Maintenance'];

const EMPTY_MAINTENANCE: Maintenance = {
  status: Toggle.OPEN,
  announcement: '',
  maintain_start: null,
  maintain_end: null,
  update_at: null,
  enabled: true,
};

const maintenanceAtom = atom<Maintenance | null>(null);
const isUnderMaintenanceAtom = atom((get) => get(maintenanceAtom)?.enabled === true);

export const useMaintenance = (): Maintenance | null => useAtomValue(maintenanceAtom, { store: tabStore });
/** @public What the tests of the transport rules ask. */
export const currentMaintenance = (): Maintenance | null => tabStore.get(maintenanceAtom);
export const useIsUnderMaintenance = (): boolean => useAtomValue(isUnderMaintenanceAtom, { store: tabStore });
export const isUnderMaintenance = (): boolean => tabStore.get(isUnderMaintenanceAtom);

/** Takes what GET /api/v1/maintenance said. While enabled, every route leads to the maintenance screen. */
export function setMaintenance(state: Maintenance): void {
  if (state.enabled) clearPreloads();
  tabStore.set(maintenanceAtom, state);
}

/** A 503 came; its result holds the maintenance fields, as far as the one who answered knew them. */
export function enterMaintenance(result: unknown): void {
  const fields = typeof result === 'object' && result !== null ? (result as Partial<Maintenance>) : {};
  setMaintenance({ ...EMPTY_MAINTENANCE, ...fields, enabled: true });
}

/** A call succeeded, so maintenance is over. While the state itself is being asked for, that answer decides. */
export function leaveMaintenance(): void {
  if (isUnderMaintenance() && runningChecks === 0) tabStore.set(maintenanceAtom, null);
}

let runningChecks = 0;

/** Asks the server for the state anew, e.g. `checkMaintenance(() => api.GET(…))`; a failure changes nothing by itself. */
export async function checkMaintenance(fetchState: () => Promise<Maintenance | undefined>): Promise<void> {
  runningChecks++;
  try {
    const state = await fetchState();
    if (state) setMaintenance(state);
  } catch {
    // A 503 has been taken in by the transport already; without a connection nothing is known.
  } finally {
    runningChecks--;
  }
}
