import type { Schemas } from '@quintet/api/types';
import { getAudience, PRIVACY_BY_AUDIENCE } from '@quintet/domain/social/audience';
import type { Post } from '@quintet/domain/social/media';
import { PostPrivacyFields } from '@quintet/ui/views/social/post/PostPrivacyFields';
import { useStore } from 'jotai/react';
import type { ReactNode } from 'react';
import { api } from '../../../shared/requests/api.ts';
import { showError } from '../../../shared/feedback/errors.ts';
import { patchPostAtom } from '../change-posts.ts';

/** Edits who may see and comment on a post; changes optimistically and reverts on error (spec §7). */
export function PostPermissions({ post }: { post: Post }): ReactNode {
  const store = useStore();
  const { id, privacy, allow_comment } = post;

  function change(body: Schemas['PostPermissionsRequest']): void {
    store.set(patchPostAtom, id, body);
    api.PUT('/social/api/posts/{id}/permissions', { params: { path: { id } }, body }).then(
      // Its media have other addresses when others may see it.
      ({ data }) => store.set(patchPostAtom, id, { media: data!.result.media }),
      (error: unknown) => {
        store.set(patchPostAtom, id, { privacy, allow_comment });
        showError(error);
      },
    );
  }

  return (
    <PostPrivacyFields
      isTitled
      audience={getAudience(privacy)}
      allowsComments={allow_comment}
      onAudienceChange={(audience) => change({ privacy: PRIVACY_BY_AUDIENCE[audience] })}
      onCommentsChange={(isAllowed) => change({ allow_comment: isAllowed })}
    />
  );
}
