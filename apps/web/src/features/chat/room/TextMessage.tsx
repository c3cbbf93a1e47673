import { LinkedText } from '@quintet/ui/LinkedText';
import { type ReactNode, useMemo } from 'react';
import { useMentionLinks } from '../../../shared/users/use-mention-links.ts';
import { useLazyLinkFinder } from '../use-lazy-link-finder.ts';
import type { BubbleContentProps } from './content-props.ts';

/** A text with its mentions; links that the server let through can be opened. */
export function TextMessage({ row }: BubbleContentProps): ReactNode {
  const finder = useLazyLinkFinder();
  const source = row.kind === 'pending' ? row.item : row.message;
  const text = source.text ?? '';
  const isSent = row.kind === 'msg';
  const links = useMemo(() => (isSent && finder?.findLinks(text)) || [], [finder, isSent, text]);
  // The log is one tab stop: Tab moves on within the focused message.
  return <LinkedText text={text} links={links} mentions={useMentionLinks(source.mentions)} tabIndex={-1} />;
}
