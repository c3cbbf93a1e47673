/** The list with the item at `from` moved to `to`. */
export function moveListItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const next = [...items];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
