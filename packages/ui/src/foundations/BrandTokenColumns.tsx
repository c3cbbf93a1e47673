import type { ReactNode } from 'react';
import type { StoryBrandTokens, TokenTheme } from './brand-tokens.ts';
import styles from './foundations.module.css';

interface BrandColumnsProps {
  brands: readonly StoryBrandTokens[];
  theme?: TokenTheme;
  children: (brand: StoryBrandTokens) => ReactNode;
}

/** Brands side by side, each with its own tokens. */
export function BrandTokenColumns({ brands, theme = 'light', children }: BrandColumnsProps) {
  return (
    <div className={styles.columns}>
      {brands.map((brand) => (
        <section
          key={brand.slug}
          className={`brand-${brand.slug} ${styles.column}`}
          data-theme={theme}
          aria-label={`${brand.title}, ${theme}`}
        >
          <h2>{brand.title}</h2>
          {children(brand)}
        </section>
      ))}
    </div>
  );
}
