/** Whether the user asks sites to load less; browsers without the setting say no. */
export const isDataSaverOn = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
