import type { ReactNode } from 'react';
import type { StoryBrand, TokenTheme } from './story-brands.ts';
import styles from './foundations.module.css';

interface StoryBrandColumnsProps {
  brands: readonly StoryBrand[];
  theme?: TokenTheme;
  children: (brand: StoryBrand) => ReactNode;
}

/** Brands side by side, each with its own tokens. */
export function StoryBrandColumns({ brands, theme = 'light', children }: StoryBrandColumnsProps) {
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
