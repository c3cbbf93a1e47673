import type { Locale } from '@quintet/i18n/locales';
import { useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';

interface LanguageSwitchProps {
  languages: readonly Locale[];
  current: Locale;
  onChange: (locale: Locale) => void;
}

/** Switches to the brand's next language; hidden with a single language (spec §1). */
export function LanguageSwitch({ languages, current, onChange }: LanguageSwitchProps) {
  const intl = useIntl();
  const next = languages[(languages.indexOf(current) + 1) % languages.length];
  if (!next || next === current) return null;
  return (
    <Button variant="quiet" size="s" icon="globe" onClick={() => onChange(next)}>
      {intl.formatMessage({ id: `shell.language.${next}` })}
    </Button>
  );
}
