import { toCountTranslationValues } from '@quintet/domain/counters';
import { getAudience } from '@quintet/domain/social/audience';
import type { Post } from '@quintet/domain/social/media';
import { useIntl } from 'react-intl';
import { createPlainClickHandler } from '../../../components/plain-click.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { AUDIENCE_ICONS } from './audiences.ts';
import styles from './PostDetails.module.css';
import { RelativeTime } from '../RelativeTime.tsx';

interface PostDetailsProps {
  post: Post;
  /** Milliseconds. */
  now: number;
  toTagHref: (tag: string) => string;
  onTag: (tag: string) => void;
  onLikers: () => void;
  /** Only the author may see the viewers. */
  onViewers?: (() => void) | undefined;
}

/** A post's text, tags, time, audience, views and likes. */
export function PostDetails({ post, now, toTagHref, onTag, onLikers, onViewers }: PostDetailsProps) {
  const intl = useIntl();
  const { text, tags, like_count: likes, view_count: views } = post;
  const audience = getAudience(post.privacy);
  const viewed = intl.formatMessage({ id: 'social.post.views' }, toCountTranslationValues(views));
  return (
    <div className={styles.text}>
      {text && (
        <p className={styles.words} dir="auto">
          {text}
        </p>
      )}
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={intl.formatMessage({ id: 'social.post.tags' })}>
          {tags.map((tag) => (
            <li key={tag}>
              <a href={toTagHref(tag)} onClick={createPlainClickHandler(() => onTag(tag))}>
                <bdi>#{tag}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.facts}>
        <RelativeTime at={post.create_at} now={now} />
        {audience !== 'everyone' && (
          <span className={styles.privacy}>
            <Icon name={AUDIENCE_ICONS[audience]} size="s" />
            {intl.formatMessage({ id: `social.audience.${audience}` })}
          </span>
        )}
        {onViewers ? (
          <button type="button" onClick={onViewers}>
            {viewed}
          </button>
        ) : (
          <span>{viewed}</span>
        )}
        {likes > 0 && (
          <button type="button" onClick={onLikers}>
            {intl.formatMessage({ id: 'social.post.likes' }, toCountTranslationValues(likes))}
          </button>
        )}
      </p>
    </div>
  );
}
