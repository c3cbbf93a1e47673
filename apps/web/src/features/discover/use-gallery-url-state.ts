import { useMemo } from 'react';
import { createSearchParams, useLocation, useSearchParams } from 'react-router';
import { useUrlSheetNavigation } from '../../shared/navigation/use-url-sheet-navigation.ts';

/** The category and the open picture in the URL of the gallery, so that links open them and going back closes the picture. */
export function useGalleryUrlState() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const toHref = useMemo(
    () => (changes: { category?: string | null; item?: string | null }) => {
      const next = createSearchParams(params);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      return next.size > 0 ? `${pathname}?${next}` : pathname;
    },
    [params, pathname],
  );
  const viewer = useUrlSheetNavigation((item: string) => toHref({ item }), toHref({ item: null }));
  return { category: params.get('category'), item: params.get('item'), toHref, viewer };
}
