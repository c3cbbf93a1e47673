import type { Schemas } from '@quintet/api/types';
import { api } from '../../shared/api.ts';
import type { Source } from './listings.ts';

type Answer = Promise<{ data?: { result: Schemas['PostPage'] } }>;

/** A client of the contract throws what is no success, so that there is an answer. */
const pageOf = async (answer: Answer): Promise<Schemas['PostPage']> => (await answer).data!.result;

const query = (next: string | undefined) => ({ params: { query: next === undefined ? {} : { next_id: next } } });

/** Recommended posts, for members. */
export const recommended: Source = {
  key: 'recommended',
  load: (next) => pageOf(api.GET('/social/api/recommend/public', query(next))),
};

/** Recommended posts, for guests (spec §6). */
export const guestRecommended: Source = {
  key: 'recommended',
  load: (next) => pageOf(api.GET('/social/api/guest/recommend/public', query(next))),
};

/** Posts of whom one follows. */
export const followed: Source = {
  key: 'followed',
  load: (next) => pageOf(api.GET('/social/api/recommend/follower', query(next))),
};
