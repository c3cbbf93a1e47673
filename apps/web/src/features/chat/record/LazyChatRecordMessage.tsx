import type { CSSProperties, ReactNode } from 'react';
import { LazyPagePart } from '../../../shared/loading/LazyPagePart.tsx';
import { getRowChatRecordCard } from '../room/bubble-row.ts';
import type { BubbleContentProps } from '../room/content-props.ts';
import styles from './LazyChatRecordMessage.module.css';

const loadMessage = () => import('./ChatRecordMessage.tsx');

/** Messages forwarded as one, in a room. The code loads with the first record. */
export function LazyChatRecordMessage(props: BubbleContentProps): ReactNode {
  const style = { '--lines': getRowChatRecordCard(props.row)?.lines.length } as CSSProperties;
  return (
    <LazyPagePart load={loadMessage} props={props} fallback={<span className={styles.placeholder} style={style} />} />
  );
}
