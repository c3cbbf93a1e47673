import { searchCountries, type Country } from '@quintet/domain/auth/countries';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../icons/Icon.tsx';
import { ListRow } from './ListRow.tsx';
import { moveRovingFocus } from './roving-focus.ts';
import { SearchField } from './SearchField.tsx';
import { Sheet } from './Sheet.tsx';
import styles from './CountryPicker.module.css';

interface CountryPickerProps {
  isOpen: boolean;
  /** Code of the country chosen now. */
  value: string;
  onSelect: (country: Country) => void;
  onClose: () => void;
}

/**
 * The country picker: 24 countries, filtered by name or dial code (spec §2, global elements).
 *
 * For the dial code of a phone number. Not for short lists (Select).
 */
export function CountryPicker({ isOpen, value, onSelect, onClose }: CountryPickerProps) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setText('');
  }
  const nameOf = (country: Country) => intl.formatMessage({ id: country.nameKey });
  const found = searchCountries(text, nameOf);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={intl.formatMessage({ id: 'kit.country-picker.title' })}
      height="full"
      header={
        <SearchField
          data-autofocus="to-type"
          value={text}
          onChange={setText}
          onSubmit={() => found[0] && onSelect(found[0])}
          label={intl.formatMessage({ id: 'kit.country-picker.search' })}
        />
      }
    >
      <ul className={styles.list} onKeyDown={(event) => moveRovingFocus(event, 'button')}>
        {found.map((country) => (
          <li key={country.code}>
            <ListRow
              as="button"
              ref={country.code === value ? scrollToMiddle : undefined}
              title={nameOf(country)}
              end={
                <>
                  <span className={styles.dial}>+{country.dialCode}</span>
                  <Icon name="check" className={styles.check} />
                </>
              }
              isSelected={country.code === value}
              onClick={() => onSelect(country)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.none} role="status">
        {found.length === 0 && <FormattedMessage id="kit.country-picker.empty" values={{ query: text }} />}
      </p>
    </Sheet>
  );
}

/** Runs once the sheet is open, because the row mounts before it. */
function scrollToMiddle(row: HTMLElement | null) {
  const frame = requestAnimationFrame(() => row?.scrollIntoView({ block: 'center' }));
  return () => cancelAnimationFrame(frame);
}
