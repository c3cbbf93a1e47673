/**
 * A switch of the server's that answers the finger at once: like, collect, follow. Present only while what is wanted is
 * on its way. One request goes at a time; what is wanted meanwhile goes after it.
 */
export interface PendingToggle {
  readonly wanted: boolean;
  /** What the request on its way asks for. */
  readonly sent: boolean;
}

/** What is shown: the wish, or else what the server said last. */
export const getShown = (isOn: boolean, pending: PendingToggle | undefined): boolean => pending?.wanted ?? isOn;

/** How many there are with the wish counted in. */
export function getShownCount(count: number, isOn: boolean, pending: PendingToggle | undefined): number {
  return Math.max(0, count + Number(getShown(isOn, pending)) - Number(isOn));
}

/** Wants it the given way. A wish that was not there before is to be sent. Undefined: there is nothing to do. */
export function requestToggle(
  isOn: boolean,
  pending: PendingToggle | undefined,
  wanted: boolean,
): PendingToggle | undefined {
  if (pending) return { ...pending, wanted };
  return wanted === isOn ? undefined : { wanted, sent: wanted };
}

/** The request came through. What is left is to be sent next; undefined when all is as wanted. */
export function confirmToggle({ wanted, sent }: PendingToggle): PendingToggle | undefined {
  return wanted === sent ? undefined : { wanted, sent: wanted };
}

/** Whether somebody still waits for what the failed request asked for; otherwise nothing is to be said about it. */
export const shouldReportError = ({ wanted, sent }: PendingToggle): boolean => wanted === sent;
