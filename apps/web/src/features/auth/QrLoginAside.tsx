import { lazy, Suspense, type ReactNode } from 'react';
import { useIsWide } from '../../shared/use-is-wide.ts';
import { loadNamespace } from '../../shared/translations.ts';

const QrLogin = lazy(() =>
  Promise.all([import('./QrLogin.tsx'), loadNamespace('qrLogin')]).then(
    ([module]) => module,
    // Without it the other login methods remain.
    () => ({ default: () => null }),
  ),
);

/** Login by QR code, on wide windows only: a phone cannot scan itself. */
export function QrLoginAside(): ReactNode {
  if (!useIsWide()) return null;
  return (
    <Suspense>
      <QrLogin />
    </Suspense>
  );
}
