import { SystemMessage } from '@quintet/ui/views/chat/SystemMessage';
import type { ReactNode } from 'react';
import { useRewriteButtonProps } from './use-rewrite-button-props.ts';

/** The line of a text that this user has just retracted. */
export default function RewritableRetractedMessage({ id, children }: { id: string; children: ReactNode }): ReactNode {
  return <SystemMessage action={useRewriteButtonProps(id)}>{children}</SystemMessage>;
}
