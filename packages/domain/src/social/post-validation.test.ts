import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lengthOf } from '../chat/text.ts';
import { checkComment, checkPost, withTags } from './post-validation.ts';

test('a post needs words or a picture', () => {
  expect(checkPost('  \n', [], 0)).toEqual({ id: 'social.publish.empty' });
  expect(checkPost('', [], 1)).toBeNull();
  expect(checkPost('a good day', ['hiking'], 0)).toBeNull();
});

test('neither posts, tags nor comments hold links', () => {
  const refused = { id: 'social.publish.link' };
  expect(checkPost('see www.example.com', [], 1)).toEqual(refused);
  expect(checkPost('see', ['example.com'], 1)).toEqual(refused);
  expect(checkComment('https://example.org/x')).toEqual({ id: 'social.comment.link' });
  expect(checkComment('done.in the morning')).toBeNull();
});

test('too many characters are counted', () => {
  expect(checkPost('x'.repeat(2003), [], 0)).toEqual({ id: 'social.publish.too-long', values: { max: 2000, over: 3 } });
  expect(checkComment('🙂'.repeat(500))).toBeNull();
  expect(checkComment('🙂'.repeat(501))?.values).toEqual({ max: 500, over: 1 });
});

test('tags lose their signs and repetitions', () => {
  expect(withTags(['sea'], '#hill, ＃sea 山 #walks').tags).toEqual(['sea', 'hill', '山', 'walks']);
  expect(withTags([], '   ').tags).toEqual([]);
});

test('tags that do not fit are told, and the ones there stay', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 25 }), { maxLength: 15 }), (typed) => {
      let tags: readonly string[] = [];
      for (const each of typed) {
        const next = withTags(tags, each);
        expect(next.tags.slice(0, tags.length)).toEqual(tags);
        expect(next.tags.length).toBeLessThanOrEqual(10);
        for (const tag of next.tags) expect(lengthOf(tag)).toBeLessThanOrEqual(20);
        tags = next.tags;
      }
    }),
  );
  expect(withTags(['sea'], 'hill www.example.com')).toEqual({ tags: ['sea'], problem: { id: 'social.publish.link' } });
  expect(withTags([], 'x'.repeat(21)).problem?.id).toBe('social.publish.tag-too-long');
  expect(withTags(['1', '2', '3', '4', '5', '6', '7', '8', '9'], 'ten eleven').problem?.id).toBe(
    'social.publish.tags-full',
  );
});
