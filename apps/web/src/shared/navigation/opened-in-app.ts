/** History state of a sheet opened inside the app: closing it goes back. */
export const OPENED_IN_APP_STATE = { isOpenedHere: true } as const;

export const isOpenedInApp = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOpenedHere' in state;
