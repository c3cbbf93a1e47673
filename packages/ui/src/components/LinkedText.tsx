import type { ReactNode } from 'react';
import styles from './LinkedText.module.css';
import { createPlainClickHandler } from './plain-click.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A name in the text. */
export interface MentionRange extends Range {
  /** What is shown instead: a remark. */
  readonly label?: string | undefined;
  /** The user's page; null for all members. */
  readonly href: string | null;
  readonly onOpen: () => void;
  /** This user. */
  readonly isMe?: boolean;
}

interface LinkedTextProps {
  text: string;
  /** Ranges of the text, and the addresses that they open in a new tab. */
  links?: readonly (Range & { readonly url: string })[];
  mentions?: readonly MentionRange[];
  /** -1 within a list that is one tab stop. */
  tabIndex?: number;
}

/**
 * A text with links and names.
 *
 * For what users wrote: messages, posts, comments. Not for the product's own sentences, whose links are written out (Link).
 */
export function LinkedText({ text, links = [], mentions = [], tabIndex }: LinkedTextProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  const add = (range: Range, part: ReactNode): void => {
    parts.push(text.slice(end, range.start), part);
    end = range.end;
  };
  for (const range of [...links, ...mentions].sort((a, b) => a.start - b.start)) {
    if (range.start < end) continue;
    const content = text.slice(range.start, range.end);
    if (!('url' in range)) add(range, <Mention key={range.start} mention={range} text={content} tabIndex={tabIndex} />);
    else if (/^https?:/i.test(range.url))
      add(
        range,
        <a
          key={range.start}
          className={styles.link}
          href={range.url}
          target="_blank"
          rel="noopener noreferrer"
          tabIndex={tabIndex}
        >
          {content}
        </a>,
      );
  }
  return [...parts, text.slice(end)];
}

function Mention({ mention, text, tabIndex }: { mention: MentionRange; text: string; tabIndex: number | undefined }) {
  const { label = text, href, onOpen, isMe } = mention;
  const shared = { className: styles.mention, 'data-me': isMe || undefined };
  return href === null ? (
    <b {...shared}>{label}</b>
  ) : (
    <a {...shared} href={href} onClick={createPlainClickHandler(onOpen)} tabIndex={tabIndex}>
      <bdi>{label}</bdi>
    </a>
  );
}
