import { useAtomValue, useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { useLazyDialog } from '../../../shared/loading/use-lazy-component.ts';
import { editedRemarkUserIdAtom } from './remark-state.ts';

const loadRemarkSheet = () => import('./RemarkSheet.tsx');

/** The remark sheet; it loads when it first opens. */
export function LazyRemarkSheet(): ReactNode {
  const setEdited = useSetAtom(editedRemarkUserIdAtom);
  const RemarkSheet = useLazyDialog(useAtomValue(editedRemarkUserIdAtom) !== null, loadRemarkSheet, () =>
    setEdited(null),
  );
  return RemarkSheet && <RemarkSheet />;
}
