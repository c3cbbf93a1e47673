import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countCodePoints } from '../code-points.ts';
import { validateComment, validatePost, addPostTags } from './post-validation.ts';

test('a post needs text or media', () => {
  expect(validatePost('  \n', [], 0)).toEqual({ id: 'social.publish.empty' });
  expect(validatePost('', [], 1)).toBeNull();
  expect(validatePost('a good day', ['hiking'], 0)).toBeNull();
});

test('posts, tags and comments may not contain links', () => {
  const refused = { id: 'social.publish.link' };
  expect(validatePost('see www.example.com', [], 1)).toEqual(refused);
  expect(validatePost('see', ['example.com'], 1)).toEqual(refused);
  expect(validateComment('https://example.org/x')).toEqual({ id: 'social.comment.link' });
  expect(validateComment('done.in the morning')).toBeNull();
});

test('excess characters are counted', () => {
  expect(validatePost('x'.repeat(2003), [], 0)).toEqual({
    id: 'social.publish.too-long',
    values: { max: 2000, over: 3 },
  });
  expect(validateComment('🙂'.repeat(500))).toBeNull();
  expect(validateComment('🙂'.repeat(501))?.values).toEqual({ max: 500, over: 1 });
});

test('tags lose their separators and duplicates', () => {
  expect(addPostTags(['sea'], '#hill, ＃sea 山 #walks').tags).toEqual(['sea', 'hill', '山', 'walks']);
  expect(addPostTags([], '   ').tags).toEqual([]);
});

test('an invalid tag is reported, and existing tags stay', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 25 }), { maxLength: 15 }), (typed) => {
      let tags: readonly string[] = [];
      for (const each of typed) {
        const next = addPostTags(tags, each);
        expect(next.tags.slice(0, tags.length)).toEqual(tags);
        expect(next.tags.length).toBeLessThanOrEqual(10);
        for (const tag of next.tags) expect(countCodePoints(tag)).toBeLessThanOrEqual(20);
        tags = next.tags;
      }
    }),
  );
  expect(addPostTags(['sea'], 'hill www.example.com')).toEqual({
    tags: ['sea'],
    problem: { id: 'social.publish.link' },
  });
  expect(addPostTags([], 'x'.repeat(21)).problem?.id).toBe('social.publish.tag-too-long');
  expect(addPostTags(['1', '2', '3', '4', '5', '6', '7', '8', '9'], 'ten eleven').problem?.id).toBe(
    'social.publish.tags-full',
  );
});
