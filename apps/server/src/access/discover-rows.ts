import { answersForAll, OK_CODE, type AccessRows } from './row.ts';

export const DISCOVER_ACCESS_ROWS: AccessRows<'discover'> = {
  // Published content is the same for all; the slice's tests check that the gallery shows visible posts only.
  hasDiscovers: { answers: answersForAll(OK_CODE) },
  listDiscovers: { answers: answersForAll(OK_CODE) },
  listGallery: { answers: answersForAll(OK_CODE) },
  listTrendCharts: { answers: answersForAll(OK_CODE) },
  listSports: {
    answers: answersForAll(OK_CODE),
    send: () => ({ query: 'from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z' }),
  },
  searchPosts: {
    answers: answersForAll(OK_CODE),
    send: ({ tag }) => ({ query: `text=${tag}` }),
    shows: {
      everyone: ['owner', 'admin', 'member', 'cleared', 'removed', 'invited', 'stranger', 'guest'],
      followers: ['owner', 'admin', 'member'],
      mutual: ['owner', 'admin'],
      self: ['owner'],
    },
  },
  // The slice's tests check that tags of hidden posts are not suggested.
  suggestTags: { answers: answersForAll(OK_CODE), send: ({ tag }) => ({ query: `text=${tag}` }) },
  searchAuthors: { answers: answersForAll(OK_CODE), send: ({ markers }) => ({ query: `text=${markers.username}` }) },
};
