/** Runs the last `work` once no other has been requested for `delayMs`. */
export function createDebouncer(delayMs: number): { run: (work: () => void) => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    run: (work) => {
      clearTimeout(timer);
      timer = setTimeout(work, delayMs);
    },
    cancel: () => clearTimeout(timer),
  };
}
