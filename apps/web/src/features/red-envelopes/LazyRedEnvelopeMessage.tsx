import type { Message } from '@quintet/domain/chat/message';
import type { ReactNode } from 'react';
import { loadTranslationNamespace } from '../../shared/appearance/translations.ts';
import { LazyPagePart } from '../../shared/loading/LazyPagePart.tsx';
import styles from './LazyRedEnvelopeMessage.module.css';

async function loadMessage() {
  const [module] = await Promise.all([import('./RedEnvelopeMessage.tsx'), loadTranslationNamespace('points')]);
  return module;
}

/** A red envelope in a room. Its code loads with the first one. */
export function LazyRedEnvelopeMessage({ message }: { message: Message }): ReactNode {
  return <LazyPagePart load={loadMessage} props={{ message }} fallback={<span className={styles.placeholder} />} />;
}
