import { Permission } from '@quintet/api/enums';
import type { Group } from '@quintet/domain/chat/message';
import type { SendError } from '@quintet/domain/chat/outbox';
import { useLazyLinkFinder } from './use-lazy-link-finder.ts';

export const LINK_NOT_ALLOWED_ERROR: SendError = { code: 'api.comment.has_hyperlink', operation: null };

/** The error of a text with a link from a user who may not send links to the group (spec §5, Links). */
export function useLinkNotAllowedError(text: string, { user_auth }: Pick<Group, 'user_auth'>): SendError | null {
  const hasLink = useLazyLinkFinder()?.containsLink(text) ?? false;
  return hasLink && user_auth.permissions.send_hyperlink !== Permission.GRANTED ? LINK_NOT_ALLOWED_ERROR : null;
}
