import type { CSSProperties, ReactNode } from 'react';
import { LazyPart } from '../../../shared/loading/LazyPart.tsx';
import { getRecordCard } from '../room/bubble-row.ts';
import type { ContentProps } from '../room/content-props.ts';
import styles from './LazyRecordMessage.module.css';

const loadMessage = () => import('./RecordMessage.tsx');

/** Messages forwarded as one, in a room. The code loads with the first record. */
export function LazyRecordMessage(props: ContentProps): ReactNode {
  const style = { '--lines': getRecordCard(props.row)?.lines.length } as CSSProperties;
  return <LazyPart load={loadMessage} props={props} fallback={<span className={styles.placeholder} style={style} />} />;
}
