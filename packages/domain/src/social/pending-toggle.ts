/**
 * The optimistic state of a toggle: like, collect, follow. It exists only while a request is pending. One request runs at a
 * time; a change in the meantime is sent after it.
 */
export interface PendingToggle {
  readonly wanted: boolean;
  /** The value in the pending request. */
  readonly sent: boolean;
}

/** The shown value: the wanted one while pending, else the server's. */
export const getShownToggleValue = (isOn: boolean, pending: PendingToggle | undefined): boolean =>
  pending?.wanted ?? isOn;

/** The server's count, adjusted by the pending change. */
export function getShownToggleCount(count: number, isOn: boolean, pending: PendingToggle | undefined): number {
  return Math.max(0, count + Number(getShownToggleValue(isOn, pending)) - Number(isOn));
}

/** Records the wanted value. Send a request if `pending` was undefined and the result is not. Undefined: nothing to do. */
export function recordWantedToggle(
  isOn: boolean,
  pending: PendingToggle | undefined,
  wanted: boolean,
): PendingToggle | undefined {
  if (pending) return { ...pending, wanted };
  return wanted === isOn ? undefined : { wanted, sent: wanted };
}

/** The state after a successful request: the next request to send, or undefined when the server has the wanted value. */
export function settleSentToggle({ wanted, sent }: PendingToggle): PendingToggle | undefined {
  return wanted === sent ? undefined : { wanted, sent: wanted };
}

/** Whether to report a failed request: only if the user still wants its value. */
export const shouldReportToggleError = ({ wanted, sent }: PendingToggle): boolean => wanted === sent;
