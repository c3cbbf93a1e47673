let lockCount = 0;

/** Locks page scrolling while an overlay is open (modal.module.css). Returns a release function. */
export function lockPageScroll(): () => void {
  lockCount += 1;
  document.documentElement.toggleAttribute('data-held', true);
  return () => {
    lockCount -= 1;
    document.documentElement.toggleAttribute('data-held', lockCount > 0);
  };
}
