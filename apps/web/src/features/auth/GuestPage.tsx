import { LanguageSwitch } from '@quintet/ui/views/auth/LanguageSwitch';
import { Welcome } from '@quintet/ui/views/auth/Welcome';
import type { ReactNode } from 'react';
import { useBrand } from '../../shared/dress.ts';
import { Mark } from '../../shared/Mark.tsx';
import { changeLocale, useWords } from '../../shared/words.ts';

/** The ground of the guest's screens, with the choice of language. */
export function GuestPage({ aside, children }: { aside?: ReactNode; children: ReactNode }): ReactNode {
  const { languages } = useBrand();
  const { locale } = useWords();
  return (
    <Welcome
      mark={<Mark />}
      aside={aside}
      corner={<LanguageSwitch languages={languages} current={locale} onChange={(next) => void changeLocale(next)} />}
    >
      {children}
    </Welcome>
  );
}
