import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../components/FormAlert.tsx';
import styles from './GroupPreview.module.css';

interface GroupPreviewProps {
  group: {
    readonly id: string;
    readonly name: string;
    readonly src: string | null;
    readonly introduction: string;
    readonly memberCount: number;
    readonly memberLimit: number;
    readonly isMember: boolean;
  };
  errorText?: string | undefined;
  isBusy: boolean;
  /** Joins the group, or opens it for a member. */
  onEnter: () => void;
}

/** A group as a user with its code sees it, with the button to join. */
export function GroupPreview({ group, errorText, isBusy, onEnter }: GroupPreviewProps) {
  const intl = useIntl();
  const { id, name, src, introduction, memberCount, memberLimit, isMember } = group;
  return (
    <div className={styles.preview}>
      <Avatar size="xxl" id={id} name={name} src={src} kind="group" />
      <h3 className={styles.name}>
        <bdi>{name}</bdi>
      </h3>
      <p className={styles.count}>
        <FormattedMessage
          id="groups.join.members"
          values={{ count: intl.formatNumber(memberCount), limit: intl.formatNumber(memberLimit) }}
        />
      </p>
      {introduction && <p className={styles.introduction}>{introduction}</p>}
      <FormAlert>{errorText}</FormAlert>
      <Button isBlock isBusy={isBusy} onClick={onEnter}>
        <FormattedMessage id={isMember ? 'groups.join.open' : 'groups.join.join'} />
      </Button>
    </div>
  );
}
