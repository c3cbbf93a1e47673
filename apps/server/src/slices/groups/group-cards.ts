import type { Schemas } from '@quintet/api/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { getGroupCodeOrMakerEndError, queryGroupCodeDetails } from './group-code-state.ts';
import type { GetReaderIds } from './visible-messages.ts';

type Card = Schemas['SharedContent'];

/** Loads the cards of shared groups by code. A card has only its code if the code has ended or the reader is on the blacklist. */
export async function querySharedGroupCardLookup(
  db: Kysely<Database>,
  codes: readonly string[],
  readers: GetReaderIds,
): Promise<(code: string, reader: string) => Card> {
  const now = new Date();
  const valid = (await queryGroupCodeDetails(db, codes)).filter(
    (code) => getGroupCodeOrMakerEndError(code, now) === null,
  );
  const groupIds = [...new Set(valid.map(({ group_id }) => group_id))];
  const names = groupIds.length > 0 ? await readers() : [];
  const { rows } = await sql<{ group_id: string; user_id: string }>`
    select group_id, user_id from group_blocks
    where group_id = any(${groupIds}) and user_id = any(${[...names]})`.execute(db);
  const isBlocked = new Set(rows.map(({ group_id, user_id }) => `${group_id} ${user_id}`));
  const cards = new Map(
    valid.map((shared): [string, Card] => [
      shared.code,
      {
        id: shared.code,
        group_id: shared.group_id,
        title: shared.display_name,
        image: shared.icon_thumbnail,
        member_count: shared.member_count,
      },
    ]),
  );
  const ended = new Map(codes.map((code): [string, Card] => [code, { id: code, title: '', image: null }]));
  return (code, reader) => {
    const card = cards.get(code);
    return card && !isBlocked.has(`${card.group_id} ${reader}`) ? card : ended.get(code)!;
  };
}
