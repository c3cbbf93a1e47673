import type { ErrorDisplay, ResolveErrorInput } from '../src/error-catalogue.ts';
import type { OperationId } from '../src/types.ts';

/** An error of some operations (null: of any), and how it is shown in English and Chinese. */
export type ExpectedErrorCatalogueRow = [
  code: string,
  operations: (OperationId | null)[],
  mode: ResolveErrorInput['mode'],
  display: ErrorDisplay,
  en: string,
  zh: string,
];

export const PARAM_INVALID_CODE_PREFIX = 'api.body.param_invalid';
