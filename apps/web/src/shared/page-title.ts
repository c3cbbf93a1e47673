import { useEffect } from 'react';
import { useBrand } from './brand-context.ts';

/** Names the page in the window's title, before the brand (spec §1); without a name the brand stands alone. */
export function usePageTitle(name?: string): void {
  const { title } = useBrand();
  useEffect(() => {
    document.title = name ? `${name} · ${title}` : title;
  }, [name, title]);
}
