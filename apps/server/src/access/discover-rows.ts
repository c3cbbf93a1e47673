import { forAll, OK, type AccessRows } from './row.ts';

export const DISCOVER_ROWS: AccessRows<'discover'> = {
  // Published content is the same for all; the slice's tests check that the gallery shows visible posts only.
  hasDiscovers: { answers: forAll(OK) },
  listDiscovers: { answers: forAll(OK) },
  listGallery: { answers: forAll(OK) },
  listTrendCharts: { answers: forAll(OK) },
  listSports: {
    answers: forAll(OK),
    send: () => ({ query: 'from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z' }),
  },
  searchPosts: {
    answers: forAll(OK),
    send: ({ tag }) => ({ query: `text=${tag}` }),
    shows: {
      everyone: ['owner', 'admin', 'member', 'cleared', 'removed', 'invited', 'stranger', 'guest'],
      followers: ['owner', 'admin', 'member'],
      mutual: ['owner', 'admin'],
      self: ['owner'],
    },
  },
  // The slice's tests check that tags of hidden posts are not suggested.
  suggestTags: { answers: forAll(OK), send: ({ tag }) => ({ query: `text=${tag}` }) },
  searchAuthors: { answers: forAll(OK), send: ({ markers }) => ({ query: `text=${markers.username}` }) },
};
