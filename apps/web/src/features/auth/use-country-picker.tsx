import type { Country } from '@quintet/domain/auth/countries';
import type { CountryPicker } from '@quintet/ui/CountryPicker';
import { useState, type ReactNode } from 'react';
import { ApiError, NO_CONNECTION } from '@quintet/api/error';
import { showError } from '../../shared/feedback/errors.ts';
import { loadNamespace } from '../../shared/appearance/translations.ts';

type Picker = typeof CountryPicker;

/** The country picker, loaded when first opened. */
export function useCountryPicker(
  country: Country,
  onSelect: (country: Country) => void,
): { open: () => void; picker: ReactNode } {
  const [Picker, setPicker] = useState<Picker>();
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => {
    setIsOpen(true);
    if (Picker) return;
    Promise.all([import('@quintet/ui/CountryPicker'), loadNamespace('countries')]).then(
      ([{ CountryPicker: Loaded }]) => setPicker(() => Loaded),
      () => {
        setIsOpen(false);
        showError(new ApiError({ code: NO_CONNECTION, status: 0, operation: null }));
      },
    );
  };
  const picker = Picker && (
    <Picker
      isOpen={isOpen}
      value={country.code}
      onSelect={(selected) => {
        onSelect(selected);
        setIsOpen(false);
      }}
      onClose={() => setIsOpen(false)}
    />
  );
  return { open, picker };
}
