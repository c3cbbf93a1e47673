import type { Schemas } from '@quintet/api/types';
import { expect, test } from 'vitest';
import { applyRemarkToPicture } from './gallery-pictures.ts';

const picture = { id: 'd1', author: { user_id: 'u2', nickname: 'Moss' } } as Schemas['GalleryItem'];

test('picture of the gallery: names its author by the remark of this user', () => {
  const shown = applyRemarkToPicture(picture, new Map([['u2', 'Landlady']]));
  expect(shown).toEqual({ id: 'd1', author: { user_id: 'u2', nickname: 'Landlady' } });
  expect(applyRemarkToPicture(picture, new Map([['u3', 'Landlady']]))).toBe(picture);
});
