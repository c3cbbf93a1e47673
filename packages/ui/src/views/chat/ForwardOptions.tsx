import { useIntl } from 'react-intl';
import { ListRow } from '../../components/ListRow.tsx';
import { Icon } from '../../icons/Icon.tsx';

interface ForwardOptionsProps {
  /** Why the messages cannot be forwarded one by one, or as one. */
  separatelyDisabledReason?: string | undefined;
  combinedDisabledReason?: string | undefined;
  onSelect: (mode: ForwardMode) => void;
}

export type ForwardMode = 'separately' | 'combined';

/** How to forward several messages. */
export function ForwardOptions({ separatelyDisabledReason, combinedDisabledReason, onSelect }: ForwardOptionsProps) {
  const intl = useIntl();
  const options = [
    { mode: 'separately', icon: 'share', disabledReason: separatelyDisabledReason },
    { mode: 'combined', icon: 'stack', disabledReason: combinedDisabledReason },
  ] as const;
  return options.map(({ mode, icon, disabledReason }) => (
    <ListRow
      key={mode}
      as="button"
      disabled={disabledReason !== undefined}
      leading={<Icon name={icon} />}
      title={intl.formatMessage({ id: `chat.forward.${mode}` })}
      detail={disabledReason}
      onClick={() => onSelect(mode)}
    />
  ));
}
