import { lazy, Suspense, type ReactNode } from 'react';
import { useIsWide } from '../../shared/use-is-wide.ts';
import { loadNamespace } from '../../shared/translations.ts';

const QrLogin = lazy(() =>
  Promise.all([import('./QrLogin.tsx'), loadNamespace('qrLogin')]).then(
    ([module]) => module,
    // One way in less; the others are there.
    () => ({ default: () => null }),
  ),
);

/** Logging in with a phone, where there is room beside the other ways: nobody scans a phone with itself. */
export function QrLoginAside(): ReactNode {
  if (!useIsWide()) return null;
  return (
    <Suspense>
      <QrLogin />
    </Suspense>
  );
}
