import { useIntl } from 'react-intl';
import { ListRow } from '../../../components/ListRow.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { Icon } from '../../../icons/Icon.tsx';

interface OwnAuthorSettingsProps {
  areLikesPrivate: boolean;
  areSavesPrivate: boolean;
  allowsComments: boolean;
  onLikesChange: (arePrivate: boolean) => void;
  onSavesChange: (arePrivate: boolean) => void;
  onCommentsChange: (areAllowed: boolean) => void;
}

/** The settings of an author for all posts. */
export function OwnAuthorSettings(props: OwnAuthorSettingsProps) {
  const { areLikesPrivate, areSavesPrivate, allowsComments, onLikesChange, onSavesChange, onCommentsChange } = props;
  const intl = useIntl();
  return (
    <>
      <ListRow
        as="label"
        leading={<Icon name="lock" />}
        title={intl.formatMessage({ id: 'social.author.likes-private' })}
        detail={intl.formatMessage({ id: 'social.author.likes-private-detail' })}
        end={<Switch checked={areLikesPrivate} onChange={(event) => onLikesChange(event.target.checked)} />}
      />
      <ListRow
        as="label"
        leading={<Icon name="bookmark" />}
        title={intl.formatMessage({ id: 'social.author.saves-private' })}
        detail={intl.formatMessage({ id: 'social.author.saves-private-detail' })}
        end={<Switch checked={areSavesPrivate} onChange={(event) => onSavesChange(event.target.checked)} />}
      />
      <ListRow
        as="label"
        leading={<Icon name="chat" />}
        title={intl.formatMessage({ id: 'social.publish.allow-comments' })}
        detail={intl.formatMessage({ id: 'social.author.comments-detail' })}
        end={<Switch checked={allowsComments} onChange={(event) => onCommentsChange(event.target.checked)} />}
      />
    </>
  );
}
