import type { OnEvents } from '../../shared/events/on-events.ts';
import { blockedAtom } from '../../shared/users/blocks.ts';

export const onSocialEvents: OnEvents = (events, _client, store) => {
  store.sub(blockedAtom, async () => {
    const { hideBlockedAuthors } = await import('./actions/blocks.ts');
    hideBlockedAuthors(store);
  });
  events.on('post', async ({ post }) => {
    const { upsertPostsAtom } = await import('./posts.ts');
    store.set(upsertPostsAtom, [post]);
  });
};
