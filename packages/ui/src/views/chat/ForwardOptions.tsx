import { useIntl } from 'react-intl';
import { ListRow } from '../../components/ListRow.tsx';
import { Icon } from '../../icons/Icon.tsx';

interface ForwardOptionsProps {
  /** Why the messages cannot be forwarded one by one, or as one. */
  separatelyRefusal?: string | undefined;
  combinedRefusal?: string | undefined;
  onSelect: (mode: ForwardMode) => void;
}

export type ForwardMode = 'separately' | 'combined';

/** How to forward several messages. */
export function ForwardOptions({ separatelyRefusal, combinedRefusal, onSelect }: ForwardOptionsProps) {
  const intl = useIntl();
  const options = [
    { mode: 'separately', icon: 'share', refusal: separatelyRefusal },
    { mode: 'combined', icon: 'stack', refusal: combinedRefusal },
  ] as const;
  return options.map(({ mode, icon, refusal }) => (
    <ListRow
      key={mode}
      as="button"
      disabled={refusal !== undefined}
      leading={<Icon name={icon} />}
      title={intl.formatMessage({ id: `chat.share.${mode}` })}
      detail={refusal}
      onClick={() => onSelect(mode)}
    />
  ));
}
