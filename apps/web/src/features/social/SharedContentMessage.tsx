import type { Message } from '@quintet/domain/chat/message';
import { SharedContentCard } from '@quintet/ui/views/social/share/SharedContentCard';
import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../shared/navigation/paths.ts';
import { remarkNicknamesAtom } from '../../shared/users/remarks.ts';

/** A recommended user, shared author or post inside a chat, as everybody may see it. */
export function SharedContentMessage({ message: { type, target_id, share } }: { message: Message }): ReactNode {
  // A recommended user is named by the user id, the card by the author id.
  const id = share?.id ?? target_id ?? '';
  const navigate = useNavigate();
  const remark = useAtomValue(remarkNicknamesAtom).get(share?.user_id ?? '');
  const kind = type === 'share_social_post' ? 'post' : 'author';
  const href = (kind === 'author' ? paths.author : paths.post).href({ id });
  return (
    <SharedContentCard
      kind={kind}
      id={id}
      title={(kind === 'author' && remark) || (share?.title ?? '')}
      detail={(share?.author && remark) || share?.author || undefined}
      image={share?.image ?? null}
      href={href}
      onOpen={() => void navigate(href)}
    />
  );
}
