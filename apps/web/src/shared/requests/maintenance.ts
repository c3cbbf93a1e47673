import { Toggle } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { atom } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { clearPreloadedResponses } from './preloaded-requests.ts';
import { tabAtomStore } from '../storage/tab-atom-store.ts';

/** The maintenance state last received from the server (spec §3, §4). */
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

export const useMaintenance = (): Maintenance | null => useAtomValue(maintenanceAtom, { store: tabAtomStore });
/** @public Used by tests. */
export const getMaintenance = (): Maintenance | null => tabAtomStore.get(maintenanceAtom);
export const useIsUnderMaintenance = (): boolean => useAtomValue(isUnderMaintenanceAtom, { store: tabAtomStore });
export const isUnderMaintenance = (): boolean => tabAtomStore.get(isUnderMaintenanceAtom);

/** Sets the state from GET /api/v1/maintenance. While enabled, every route leads to the maintenance screen. */
export function setMaintenance(state: Maintenance): void {
  if (state.enabled) clearPreloadedResponses();
  tabAtomStore.set(maintenanceAtom, state);
}

/** Handles a 503 response, whose result may lack maintenance fields. */
export function startMaintenance(result: unknown): void {
  const fields = typeof result === 'object' && result !== null ? (result as Partial<Maintenance>) : {};
  setMaintenance({ ...EMPTY_MAINTENANCE, ...fields, enabled: true });
}

/** Ends maintenance after a successful call, unless the state itself is being fetched: then its response decides. */
export function endMaintenanceAfterSuccess(): void {
  if (isUnderMaintenance() && runningChecks === 0) tabAtomStore.set(maintenanceAtom, null);
}

let runningChecks = 0;

/** Fetches the state, e.g. `refreshMaintenance(() => api.GET(…))`; an error changes nothing. */
export async function refreshMaintenance(fetchState: () => Promise<Maintenance | undefined>): Promise<void> {
  runningChecks++;
  try {
    const state = await fetchState();
    if (state) setMaintenance(state);
  } catch {
    // The transport has handled a 503 already; offline the state stays unknown.
  } finally {
    runningChecks--;
  }
}
