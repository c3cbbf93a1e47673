import type { ReactNode } from 'react';
import styles from './LinkedText.module.css';

interface LinkedTextProps {
  text: string;
  /** Ranges of the text, in order, and the addresses that they open. */
  links: readonly { readonly start: number; readonly end: number; readonly url: string }[];
}

/** A text with links that open in a new tab. */
export function LinkedText({ text, links }: LinkedTextProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const link of links) {
    if (!/^https?:/i.test(link.url)) continue;
    parts.push(
      text.slice(end, link.start),
      // The log is one tab stop: Tab moves on within the focused message.
      <a
        key={link.start}
        className={styles.link}
        href={link.url}
        target="_blank"
        rel="noopener noreferrer"
        tabIndex={-1}
      >
        {text.slice(link.start, link.end)}
      </a>,
    );
    end = link.end;
  }
  return [...parts, text.slice(end)];
}
