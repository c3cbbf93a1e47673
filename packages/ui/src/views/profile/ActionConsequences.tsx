import type { MessageId } from '@quintet/i18n/ids';
import { FormattedMessage } from 'react-intl';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import styles from './ActionConsequences.module.css';

export interface ActionConsequenceData {
  readonly message: MessageId;
  readonly icon: IconName;
  readonly values?: Record<string, number>;
}

/** What an action that cannot be undone deletes, and what stays. */
export function ActionConsequences({ items }: { items: readonly ActionConsequenceData[] }) {
  return (
    <ul className={styles.consequences}>
      {items.map(({ message, icon, values }) => (
        <li key={message}>
          <Icon name={icon} />
          <FormattedMessage id={message} {...(values && { values })} />
        </li>
      ))}
    </ul>
  );
}
