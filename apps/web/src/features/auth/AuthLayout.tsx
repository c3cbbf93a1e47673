import { GuestScreenLayout } from '@quintet/ui/views/auth/GuestScreenLayout';
import type { ReactNode } from 'react';
import { BrandMark } from '../../shared/appearance/BrandMark.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';

/** The layout of the login screens, with the language picker. */
export function AuthLayout({ aside, children }: { aside?: ReactNode; children: ReactNode }): ReactNode {
  return (
    <GuestScreenLayout mark={<BrandMark />} aside={aside} corner={<LanguagePicker />}>
      {children}
    </GuestScreenLayout>
  );
}
