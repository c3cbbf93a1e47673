/** Delays work until no more has come for so long; then only the last of it runs. */
export function createDebounce(delayMs: number): { run: (work: () => void) => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    run: (work) => {
      clearTimeout(timer);
      timer = setTimeout(work, delayMs);
    },
    cancel: () => clearTimeout(timer),
  };
}
