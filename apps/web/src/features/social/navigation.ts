import type { Author } from '@quintet/domain/social/media';
import { countHistoryStepsBack } from '@quintet/ui/use-back-to-close';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../shared/navigation/paths.ts';

export const toAuthorHref = ({ id }: Pick<Author, 'id'>): string => paths.author.href({ id });

/** The posts with a tag. */
export const toTagHref = (tag: string): string => paths.search.href({ text: `#${tag}` });

/** Navigates to an author's page. */
export function useOpenAuthor(): (author: Pick<Author, 'id'>) => void {
  const navigate = useNavigate();
  return useCallback((author) => void navigate(toAuthorHref(author)), [navigate]);
}

/** Goes back, or home when this page was the first. */
export function useBackOrHome(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const { idx } = (history.state ?? {}) as { idx?: number };
    if (idx) void navigate(-countHistoryStepsBack());
    else void navigate(paths.homeRecommend.href(), { replace: true });
  }, [navigate]);
}
