import type { Schemas } from '@quintet/api/types';
import type { Remarks } from '../../shared/users/remarks.ts';

type Picture = Schemas['GalleryItem'];

/** A picture with the name that this user sees of its author. */
export function toShownPicture(picture: Picture, remarks: Remarks): Picture {
  const nickname = remarks.get(picture.author.user_id);
  return nickname === undefined ? picture : { ...picture, author: { ...picture.author, nickname } };
}
