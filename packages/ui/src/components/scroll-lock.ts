let held = 0;

/** The page does not scroll as long as something lies over it (modal.module.css). Returns how to let go. */
export function holdPage(): () => void {
  held += 1;
  document.documentElement.toggleAttribute('data-held', true);
  return () => {
    held -= 1;
    document.documentElement.toggleAttribute('data-held', held > 0);
  };
}
