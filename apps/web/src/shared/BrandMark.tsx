import type { ReactNode } from 'react';

/** The brand's mark, drawn once in index.html as the symbol `brand-mark`; as large as its place. */
export function BrandMark(): ReactNode {
  return (
    <svg viewBox="0 0 64 64" aria-hidden>
      <use href="#brand-mark" />
    </svg>
  );
}
