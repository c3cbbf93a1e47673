import type { ReactNode } from 'react';

/** The brand's mark. index.html holds it once as the symbol `brand-mark`; it fills its container. */
export function BrandMark(): ReactNode {
  return (
    <svg viewBox="0 0 64 64" aria-hidden>
      <use href="#brand-mark" />
    </svg>
  );
}
