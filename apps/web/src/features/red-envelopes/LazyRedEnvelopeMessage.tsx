import type { Message } from '@quintet/domain/chat/message';
import type { ReactNode } from 'react';
import { loadNamespace } from '../../shared/appearance/translations.ts';
import { LazyPart } from '../../shared/loading/LazyPart.tsx';
import styles from './LazyRedEnvelopeMessage.module.css';

async function loadMessage() {
  const [module] = await Promise.all([import('./RedEnvelopeMessage.tsx'), loadNamespace('points')]);
  return module;
}

/** A red envelope in a room. Its code loads with the first one. */
export function LazyRedEnvelopeMessage({ message }: { message: Message }): ReactNode {
  return <LazyPart load={loadMessage} props={{ message }} fallback={<span className={styles.placeholder} />} />;
}
