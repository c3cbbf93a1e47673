import { useEffect } from 'react';
import { useBrand } from './brand-context.ts';

/** Sets the window title to the page's name and the brand (spec §1); without a name to the brand alone. */
export function usePageTitle(name?: string): void {
  const { title } = useBrand();
  useEffect(() => {
    document.title = name ? `${name} · ${title}` : title;
  }, [name, title]);
}
