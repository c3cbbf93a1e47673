/**
 * A switch of the server's that answers the finger at once: like, collect, follow. Present only while what is wanted is
 * on its way. One request goes at a time; what is wanted meanwhile goes after it.
 */
export interface Wish {
  readonly wanted: boolean;
  /** What the request on its way asks for. */
  readonly sent: boolean;
}

/** What is shown: the wish, or else what the server said last. */
export const shownOf = (isOn: boolean, wish: Wish | undefined): boolean => wish?.wanted ?? isOn;

/** How many there are with the wish counted in. */
export function shownCount(count: number, isOn: boolean, wish: Wish | undefined): number {
  return Math.max(0, count + Number(shownOf(isOn, wish)) - Number(isOn));
}

/** Wants it the given way. A wish that was not there before is to be sent. Undefined: there is nothing to do. */
export function wished(isOn: boolean, wish: Wish | undefined, wanted: boolean): Wish | undefined {
  if (wish) return { ...wish, wanted };
  return wanted === isOn ? undefined : { wanted, sent: wanted };
}

/** The request came through. What is left is to be sent next; undefined when all is as wanted. */
export function granted({ wanted, sent }: Wish): Wish | undefined {
  return wanted === sent ? undefined : { wanted, sent: wanted };
}

/** Whether somebody still waits for what the failed request asked for; otherwise nothing is to be said about it. */
export const isMissed = ({ wanted, sent }: Wish): boolean => wanted === sent;
