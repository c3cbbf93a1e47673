import { LinkedText } from '@quintet/ui/views/chat/LinkedText';
import { type ReactNode, useMemo } from 'react';
import { useLinkFinder } from '../use-link-finder.ts';
import type { ContentProps } from './content-props.ts';

/** A text; links that the server let through can be opened. */
export function TextMessage({ row }: ContentProps): ReactNode {
  const finder = useLinkFinder();
  const text = (row.kind === 'pending' ? row.item.text : row.message.text) ?? '';
  const isSent = row.kind === 'msg';
  const links = useMemo(() => (isSent && finder?.findLinks(text)) || [], [finder, isSent, text]);
  return <LinkedText text={text} links={links} />;
}
