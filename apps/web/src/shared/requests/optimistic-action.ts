interface OptimisticAction<Result> {
  /** Shows the change. */
  readonly apply: () => Promise<void> | void;
  /** Sends the change. @throws ApiError */
  readonly send: () => Promise<Result>;
  /** Shows what was shown before. */
  readonly undo: () => Promise<void> | void;
}

/** Shows and sends a change at once, and undoes it when the server rejects it. @throws the error of `send` */
export async function runOptimisticAction<Result>({ apply, send, undo }: OptimisticAction<Result>): Promise<Result> {
  const applied = apply();
  // Not after `applied`: the page may be closed meanwhile.
  const sent = send();
  sent.catch(() => undefined);
  await applied;
  try {
    return await sent;
  } catch (error) {
    await undo();
    throw error;
  }
}
