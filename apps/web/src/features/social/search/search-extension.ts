import type { MessageId } from '@quintet/i18n/ids';
import type { LazyComponentLoader } from '../../../shared/loading/use-lazy-component.ts';

/** Reports the number of results of a tab. */
export type OnResultCount = (id: string, count: number, hasMore: boolean) => void;

/** The props of the results of another slice; another text remounts them. */
export interface SearchTabProps {
  /** The tab. */
  readonly id: string;
  readonly text: string;
  readonly onCount: OnResultCount;
}

/** A tab with results of another slice, for signed-in users (README, Registries). */
export interface SearchExtension {
  readonly id: string;
  readonly label: MessageId;
  readonly load: LazyComponentLoader<SearchTabProps>;
}
