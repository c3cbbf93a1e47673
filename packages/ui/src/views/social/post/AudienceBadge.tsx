import { getAudience, getRelationship } from '@quintet/domain/social/audience';
import type { Post } from '@quintet/domain/social/media';
import { useIntl } from 'react-intl';
import { Icon } from '../../../icons/Icon.tsx';
import styles from './AudienceBadge.module.css';
import { AUDIENCE_ICONS } from './audiences.ts';

/** The audience of the user's own post; hidden for public posts. */
export function AudienceBadge({ post: { author, privacy } }: { post: Post }) {
  const intl = useIntl();
  const audience = getAudience(privacy);
  if (audience === 'everyone' || getRelationship(author) !== 'self') return null;
  return (
    <span className={styles.badge}>
      <Icon name={AUDIENCE_ICONS[audience]} size="inherit" />
      <span className={styles.words}>{intl.formatMessage({ id: `social.audience.${audience}` })}</span>
    </span>
  );
}
