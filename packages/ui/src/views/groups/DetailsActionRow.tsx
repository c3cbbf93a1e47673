import type { MessageId } from '@quintet/i18n/ids';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ListRow } from '../../components/ListRow.tsx';
import { Icon, type IconName } from '../../icons/Icon.tsx';

interface DetailsActionProps {
  icon: IconName;
  label: MessageId;
  /** The value at the end of the row. */
  value?: ReactNode;
  isDanger?: boolean;
  onPress: () => void;
}

/** An action in the details of a chat or member; a dangerous one opens no page. */
export function DetailsActionRow({ icon, label, value, isDanger, onPress }: DetailsActionProps) {
  return (
    <ListRow
      as="button"
      leading={<Icon name={icon} />}
      title={<FormattedMessage id={label} />}
      end={value}
      {...(isDanger ? { tone: 'danger' } : { hasChevron: true })}
      onClick={onPress}
    />
  );
}
