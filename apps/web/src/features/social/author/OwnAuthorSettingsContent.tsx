import type { Author } from '@quintet/domain/social/media';
import { OwnAuthorSettings } from '@quintet/ui/views/social/author/OwnAuthorSettings';
import { useStore } from 'jotai/react';
import type { ReactNode } from 'react';
import { api } from '../../../shared/requests/api.ts';
import { showError } from '../../../shared/feedback/errors.ts';
import { patchAuthorAtom } from '../patch-author.ts';
import { useAuthor } from '../use-author.ts';

/** The author settings of this user; changes optimistically and reverts on error (spec §7). */
export function OwnAuthorSettingsContent({ id }: { id: string }): ReactNode {
  const store = useStore();
  const author = useAuthor(id);
  if (!author) return null;
  const path = { params: { path: { id } } };

  function change(changes: Partial<Author>, save: () => Promise<unknown>): void {
    const { likes_private = false, collects_private = true, allow_comment } = author!;
    store.set(patchAuthorAtom, id, changes);
    save().catch((error: unknown) => {
      store.set(patchAuthorAtom, id, { likes_private, collects_private, allow_comment });
      showError(error);
    });
  }

  return (
    <OwnAuthorSettings
      areLikesPrivate={author.likes_private === true}
      areSavesPrivate={author.collects_private !== false}
      allowsComments={author.allow_comment}
      onLikesChange={(is_private) =>
        change({ likes_private: is_private }, () =>
          api.PUT('/social/api/authors/{id}/permissions/liked-posts', { ...path, body: { is_private } }),
        )
      }
      onSavesChange={(is_private) =>
        change({ collects_private: is_private }, () =>
          api.PUT('/social/api/authors/{id}/permissions/collected-posts', { ...path, body: { is_private } }),
        )
      }
      onCommentsChange={(allow_comment) =>
        change({ allow_comment }, () =>
          api.PUT('/social/api/authors/{id}/permissions/comment', { ...path, body: { allow_comment } }),
        )
      }
    />
  );
}
