import { ShareCard } from '@quintet/ui/views/social/ShareCard';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/navigation/paths.ts';
import type { ContentProps } from './content-props.ts';
import { getMessage } from './bubble-row.ts';

/** A shared author or post as everybody may see it. */
export function ShareMessage({ row }: ContentProps): ReactNode {
  const navigate = useNavigate();
  const message = getMessage(row);
  if (!message) return null;
  const { type, target_id: id, share } = message;
  const kind = type === 'share_social_author' ? 'author' : 'post';
  const href = (kind === 'author' ? paths.author : paths.post).href({ id: id ?? '' });
  return (
    <ShareCard
      kind={kind}
      id={id ?? ''}
      title={share?.title ?? ''}
      author={share?.author}
      image={share?.image ?? null}
      href={href}
      onOpen={() => void navigate(href)}
    />
  );
}
