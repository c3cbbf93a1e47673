import { getRelationship } from '@quintet/domain/social/audience';
import type { Post } from '@quintet/domain/social/media';
import type { MenuItemData } from '@quintet/ui/MenuItems';
import { useIntl } from 'react-intl';
import { openPostPageSheet } from './post-sheet.ts';

interface PostActions {
  readonly menu: readonly MenuItemData[];
  readonly showLikers: () => void;
  /** Only the author may see the viewers. */
  readonly showViewers: (() => void) | undefined;
}

/** The menu of a post, without like, collect and share. */
export function usePostMenu({ id, author }: Post): PostActions {
  const intl = useIntl();
  const isOwn = getRelationship(author) === 'self';
  const item = (name: 'edit' | 'permissions' | 'delete' | 'report', icon: MenuItemData['icon']): MenuItemData => ({
    id: name,
    ...(icon && { icon }),
    ...(name === 'delete' && { tone: 'danger' }),
    label: intl.formatMessage({ id: `social.post.${name}` }),
    onSelect: () => openPostPageSheet(id, name),
  });
  const blocking: MenuItemData = {
    id: 'block',
    icon: 'block',
    tone: 'danger',
    label: intl.formatMessage({ id: 'social.post.block' }, { name: author.nickname }),
    onSelect: () => openPostPageSheet(id, 'block'),
  };
  return {
    menu: isOwn
      ? [item('edit', 'edit'), item('permissions', 'lock'), item('delete', 'trash')]
      : [item('report', 'flag'), blocking],
    showLikers: () => openPostPageSheet(id, 'likers'),
    showViewers: isOwn ? () => openPostPageSheet(id, 'viewers') : undefined,
  };
}
