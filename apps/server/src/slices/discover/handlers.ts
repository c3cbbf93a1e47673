import type { SliceHandlers } from '../../platform/http/handler.ts';
import { hasDiscovers, listDiscovers, listSports, listTrendCharts } from './content.ts';
import { listGallery } from './gallery.ts';
import { searchAuthors, searchPosts } from './search.ts';
import { suggestTags } from './suggest-tags.ts';

export const discoverHandlers = {
  hasDiscovers,
  listDiscovers,
  listGallery,
  listTrendCharts,
  listSports,
  searchPosts,
  suggestTags,
  searchAuthors,
} satisfies SliceHandlers<'discover'>;
