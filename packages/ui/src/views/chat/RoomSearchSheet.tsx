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
  /** It is too long to be sought. */
  errorText?: string | undefined;
  /** To the first message of a day: midnight there where the reader is. */
  onDay: (day: Date) => void;
  /** Of the newest message; later days hold nothing. */
  today: Date;
  onClose: () => void;
  /** SearchResults, once something was sought. */
  children: ReactNode;
}

const toIsoDate = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Finding a message of a room: by its words, or by its day. */
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
              // A year is typed digit by digit.
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
