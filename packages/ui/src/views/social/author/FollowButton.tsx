import { getRelationship } from '@quintet/domain/social/audience';
import type { Author } from '@quintet/domain/social/media';
import { useIntl } from 'react-intl';
import { Button } from '../../../components/Button.tsx';

interface FollowButtonProps {
  /** With a pending follow applied. */
  author: Author;
  size?: 's' | 'm';
  isBlock?: boolean;
  onFollow: (author: Author, isFollowing: boolean) => void;
}

const LABELS = {
  mutual: 'social.follow.mutual',
  following: 'social.follow.following',
  'follows-me': 'social.follow.back',
  stranger: 'social.follow.follow',
} as const;

/** The follow button; hidden for the own and deleted authors. */
export function FollowButton({ author, size = 's', isBlock, onFollow }: FollowButtonProps) {
  const intl = useIntl();
  const standing = getRelationship(author);
  if (standing === 'self' || standing === 'gone') return null;
  const { is_followed: isFollowed, nickname } = author;
  const words = intl.formatMessage({ id: LABELS[standing] });
  return (
    <Button
      size={size}
      isBlock={isBlock}
      variant={isFollowed ? 'outline' : 'primary'}
      aria-pressed={isFollowed}
      aria-label={intl.formatMessage({ id: 'social.follow.label' }, { words, name: nickname })}
      onClick={() => onFollow(author, !isFollowed)}
    >
      {words}
    </Button>
  );
}
