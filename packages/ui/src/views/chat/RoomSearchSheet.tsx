import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SearchField } from '../../components/SearchField.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { TextField } from '../../components/TextField.tsx';
import styles from './RoomSearchSheet.module.css';

interface RoomSearchSheetProps {
  isOpen: boolean;
  text: string;
  onChange: (text: string) => void;
  onSearch: (text: string) => void;
  canSearch: boolean;
  /** The error of a too long query. */
  errorText?: string | undefined;
  /** Jumps to the first message of a day, given as local midnight. */
  onDay: (day: Date) => void;
  /** The day of the newest message, the latest selectable one. */
  today: Date;
  onClose: () => void;
  /** SearchResults after a search. */
  children: ReactNode;
}

const toIsoDate = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Searches a room by text or date. */
export function RoomSearchSheet(props: RoomSearchSheetProps) {
  const { isOpen, text, onChange, onSearch, canSearch, errorText, onDay, today, onClose, children } = props;
  const intl = useIntl();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      height="full"
      title={intl.formatMessage({ id: 'chat.search.in-room' })}
      header={
        <>
          <SearchField
            value={text}
            onChange={onChange}
            onSubmit={onSearch}
            canSubmit={canSearch}
            label={intl.formatMessage({ id: 'chat.search.messages' })}
            aria-invalid={errorText !== undefined}
            data-autofocus
          />
          <p className={styles.problem} role="alert">
            {errorText}
          </p>
          <TextField
            type="date"
            label={intl.formatMessage({ id: 'chat.search.day' })}
            max={toIsoDate(today)}
            onChange={({ target }) => {
              const [year, month, day] = target.value.split('-').map(Number);
              // A year is typed digit by digit, so partial dates occur.
              if (year && year > 1999 && month && day) onDay(new Date(year, month - 1, day));
            }}
          />
        </>
      }
    >
      {children}
    </Sheet>
  );
}
