import type { ReactNode } from 'react';
import { loadTranslationNamespace } from '../../shared/appearance/translations.ts';
import { useIsWide } from '../../shared/appearance/use-is-wide.ts';
import { useLazyComponent } from '../../shared/loading/use-lazy-component.ts';

async function loadQrLogin() {
  const [module] = await Promise.all([import('./QrLogin.tsx'), loadTranslationNamespace('qrLogin')]);
  return module;
}

/** Login by QR code, on wide windows only: a phone cannot scan itself. Until it has loaded, the other login methods are there. */
export function QrLoginAside(): ReactNode {
  const isWide = useIsWide();
  const QrLogin = useLazyComponent(isWide, loadQrLogin);
  return isWide && QrLogin && <QrLogin />;
}
