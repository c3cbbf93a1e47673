import type { RoomBubbleRow, RoomRow } from './room-row.ts';

/** As many as one selection may have (spec §5, Media). */
const ALBUM_MAX = 10;

const isBubble = (row: RoomRow | undefined): row is RoomBubbleRow => row?.kind === 'msg' || row?.kind === 'pending';

/** The album of a row; a failed message leaves it, to show its error. */
function getAlbumId(row: RoomBubbleRow): string | undefined {
  if (row.kind === 'msg') return row.message.album_id;
  return row.delivery === 'failed' ? undefined : row.item.albumId;
}

const getAlbumSender = (row: RoomBubbleRow): string => (row.isOwn || row.kind === 'pending' ? '' : row.message.user_id);

/** The messages of a row: those of its album, else its own. */
export const expandAlbumRow = <R extends RoomRow>(row: R): readonly (R | RoomBubbleRow)[] =>
  ('album' in row && row.album) || [row];

function isSameAlbum(a: RoomRow | undefined, b: RoomRow): a is RoomBubbleRow {
  if (!isBubble(a) || !isBubble(b)) return false;
  const id = getAlbumId(b);
  return id !== undefined && getAlbumId(a) === id && getAlbumSender(a) === getAlbumSender(b);
}

/** Neighbouring messages of one sender and album become one row, with the key of the first. The last is the least far. */
export function joinAlbumRows(rows: readonly RoomRow[]): RoomRow[] {
  const joined: RoomRow[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    const album = last ? expandAlbumRow(last) : [];
    if (isSameAlbum(last, row) && isBubble(row) && album.length < ALBUM_MAX)
      joined.splice(-1, 1, { ...last, delivery: row.delivery, album: [...(album as RoomBubbleRow[]), row] });
    else joined.push(row);
  }
  return joined;
}

/** The key of the row that shows a message, whose own key may be hidden in an album. */
export const findContainingRowKey = (rows: readonly RoomRow[], key: string): string =>
  rows.find((row) => expandAlbumRow(row).some((member) => member.key === key))?.key ?? key;
