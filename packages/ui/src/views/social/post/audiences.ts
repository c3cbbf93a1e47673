import type { Audience } from '@quintet/domain/social/audience';
import type { IconName } from '../../../icons/Icon.tsx';

/** The icons of the audiences. */
export const AUDIENCE_ICONS: Record<Audience, IconName> = {
  everyone: 'globe',
  followers: 'group',
  mutual: 'friends',
  self: 'lock',
};
