import { useSearchParams } from 'react-router';

/** The key of an operator's link to drafts, in the URL. */
export const useDiscoverPreviewKey = (): string | undefined => useSearchParams()[0].get('preview') ?? undefined;
