let lockCount = 0;

/** The page does not scroll as long as something lies over it (modal.module.css). Returns how to let go. */
export function lockScroll(): () => void {
  lockCount += 1;
  document.documentElement.toggleAttribute('data-held', true);
  return () => {
    lockCount -= 1;
    document.documentElement.toggleAttribute('data-held', lockCount > 0);
  };
}
