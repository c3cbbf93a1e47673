import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '../../shared/session/session.ts';
import { refreshDiscoverKinds } from './kinds.ts';
import { isDiscoverQuery } from './queries.ts';

/** The operator published or withdrew content: loads what is shown again. */
export async function refreshDiscoverContent(client: QueryClient, store: Session['store']): Promise<void> {
  await Promise.all([refreshDiscoverKinds({ store }), client.invalidateQueries({ predicate: isDiscoverQuery })]);
}
