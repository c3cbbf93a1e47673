import { buildExpectedAnswers, EXPECTED_SUCCESS, type AccessTestRows } from './row.ts';

export const DISCOVER_ACCESS_TEST_ROWS: AccessTestRows<'discover'> = {
  // Published content is the same for all; the slice's tests check that the gallery shows visible posts only.
  hasDiscovers: { answers: buildExpectedAnswers(EXPECTED_SUCCESS) },
  listDiscovers: { answers: buildExpectedAnswers(EXPECTED_SUCCESS) },
  listGallery: { answers: buildExpectedAnswers(EXPECTED_SUCCESS) },
  listTrendCharts: { answers: buildExpectedAnswers(EXPECTED_SUCCESS) },
  listSports: {
    answers: buildExpectedAnswers(EXPECTED_SUCCESS),
    send: () => ({ query: 'from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z' }),
  },
  searchPosts: {
    answers: buildExpectedAnswers(EXPECTED_SUCCESS),
    send: ({ tag }) => ({ query: `text=${tag}` }),
    shows: {
      everyone: ['owner', 'admin', 'member', 'cleared', 'removed', 'invited', 'stranger', 'guest'],
      followers: ['owner', 'admin', 'member'],
      mutual: ['owner', 'admin'],
      self: ['owner'],
    },
  },
  // The slice's tests check that tags of hidden posts are not suggested.
  suggestTags: { answers: buildExpectedAnswers(EXPECTED_SUCCESS), send: ({ tag }) => ({ query: `text=${tag}` }) },
  searchAuthors: {
    answers: buildExpectedAnswers(EXPECTED_SUCCESS),
    send: ({ markers }) => ({ query: `text=${markers.username}` }),
  },
};
