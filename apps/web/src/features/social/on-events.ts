import type { OnEvents } from '../../shared/events/on-events.ts';

export const onSocialEvents: OnEvents = (events, _client, store) => {
  events.on('post', async ({ post }) => {
    const { upsertPostsAtom } = await import('./posts.ts');
    store.set(upsertPostsAtom, [post]);
  });
};
