import type { SliceHandlers } from '../../platform/http/handler.ts';
import { countDiscoverItemsByKind, hasPublishedDiscoverItems, listSportsMatches, listTrendCharts } from './content.ts';
import { listGallery } from './gallery.ts';
import { searchAuthors, searchPosts } from './search.ts';
import { suggestTags } from './suggest-tags.ts';

export const discoverHandlers = {
  hasDiscovers: hasPublishedDiscoverItems,
  listDiscovers: countDiscoverItemsByKind,
  listGallery,
  listTrendCharts,
  listSports: listSportsMatches,
  searchPosts,
  suggestTags,
  searchAuthors,
} satisfies SliceHandlers<'discover'>;
