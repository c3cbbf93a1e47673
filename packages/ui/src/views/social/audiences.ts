import type { Audience } from '@quintet/domain/social/audience';
import type { IconName } from '../../icons/Icon.tsx';

/** The signs of who may see a post. */
export const AUDIENCE_ICONS: Record<Audience, IconName> = {
  everyone: 'globe',
  followers: 'group',
  mutual: 'friends',
  self: 'lock',
};
