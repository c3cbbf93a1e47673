import type { Message } from '@quintet/domain/chat/message';
import { ShareCard } from '@quintet/ui/views/social/ShareCard';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../shared/navigation/paths.ts';

/** A shared author or post inside a chat, as everybody may see it. */
export function ShareMessage({ message: { type, target_id: id, share } }: { message: Message }): ReactNode {
  const navigate = useNavigate();
  const kind = type === 'share_social_author' ? 'author' : 'post';
  const href = (kind === 'author' ? paths.author : paths.post).href({ id: id ?? '' });
  return (
    <ShareCard
      kind={kind}
      id={id ?? ''}
      title={share?.title ?? ''}
      detail={share?.author || undefined}
      image={share?.image ?? null}
      href={href}
      onOpen={() => void navigate(href)}
    />
  );
}
