import type { Country } from '@quintet/domain/auth/countries';
import { useState, type ReactNode } from 'react';
import { loadTranslationNamespace } from '../appearance/translations.ts';
import { useLazyDialog } from '../loading/use-lazy-component.ts';

async function loadPicker() {
  const [{ CountryPicker }] = await Promise.all([
    import('@quintet/ui/CountryPicker'),
    loadTranslationNamespace('countries'),
  ]);
  return { default: CountryPicker };
}

/** The country picker, loaded when first opened. */
export function useCountryPicker(
  country: Country,
  onSelect: (country: Country) => void,
): { open: () => void; picker: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const Picker = useLazyDialog(isOpen, loadPicker, close);
  const picker = Picker && (
    <Picker
      isOpen={isOpen}
      value={country.code}
      onSelect={(selected) => {
        onSelect(selected);
        close();
      }}
      onClose={close}
    />
  );
  return { open: () => setIsOpen(true), picker };
}
