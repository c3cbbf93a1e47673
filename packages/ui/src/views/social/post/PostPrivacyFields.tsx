import type { Audience } from '@quintet/domain/social/audience';
import { useIntl } from 'react-intl';
import { ListRow } from '../../../components/ListRow.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { AudienceField } from './AudienceField.tsx';
import styles from './PostPrivacyFields.module.css';

interface PostPrivacyFieldsProps {
  audience: Audience;
  allowsComments: boolean;
  /** The sheet shows the title. */
  isTitled?: boolean;
  onAudienceChange: (audience: Audience) => void;
  onCommentsChange: (isAllowed: boolean) => void;
}

/** The audience and comment settings of a post. */
export function PostPrivacyFields(props: PostPrivacyFieldsProps) {
  const { audience, allowsComments, isTitled, onAudienceChange, onCommentsChange } = props;
  const intl = useIntl();
  return (
    <div className={styles.form}>
      <div className={styles.audience}>
        <AudienceField value={audience} onChange={onAudienceChange} isLegendHidden={isTitled} />
      </div>
      <ListRow
        as="label"
        leading={<Icon name="chat" className={styles.icon} />}
        title={intl.formatMessage({ id: 'social.publish.allow-comments' })}
        end={<Switch checked={allowsComments} onChange={(event) => onCommentsChange(event.target.checked)} />}
      />
    </div>
  );
}
