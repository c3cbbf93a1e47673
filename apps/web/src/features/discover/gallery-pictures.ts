import type { Schemas } from '@quintet/api/types';
import type { RemarkNicknames } from '../../shared/users/remarks.ts';

type Picture = Schemas['GalleryItem'];

/** A picture with the name that this user sees of its author. */
export function applyRemarkToPicture(picture: Picture, remarks: RemarkNicknames): Picture {
  const nickname = remarks.get(picture.author.user_id);
  return nickname === undefined ? picture : { ...picture, author: { ...picture.author, nickname } };
}
