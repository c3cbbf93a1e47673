import { SystemMessage } from '@quintet/ui/views/chat/SystemMessage';
import type { ReactNode } from 'react';
import { useRewriteRetractedText } from './use-rewrite-retracted-text.ts';

/** The line of a text that this user has just retracted. */
export default function RewritableMessage({ id, children }: { id: string; children: ReactNode }): ReactNode {
  return <SystemMessage action={useRewriteRetractedText(id)}>{children}</SystemMessage>;
}
