import type { Author } from '@quintet/domain/social/media';
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
