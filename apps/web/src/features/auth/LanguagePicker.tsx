import { LanguageSwitch } from '@quintet/ui/views/auth/LanguageSwitch';
import type { ReactNode } from 'react';
import { useBrand } from '../../shared/appearance/brand-context.ts';
import { showToast } from '../../shared/feedback/toasts.ts';
import { changeLocale, useLoadedTranslations } from '../../shared/appearance/translations.ts';

/** Picks the language when the brand offers several; the device remembers it (spec §1). */
export function LanguagePicker(): ReactNode {
  const { languages } = useBrand();
  const { locale } = useLoadedTranslations();
  return (
    <LanguageSwitch
      languages={languages}
      current={locale}
      onChange={(next) => void changeLocale(next).catch(() => showToast('errors.connection.failed'))}
    />
  );
}
