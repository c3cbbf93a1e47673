import type { ChatDatabase, Person } from './schema.ts';

/** Names and pictures of those who are asked for, as far as they are kept. */
export async function readPeople(db: ChatDatabase, ids: readonly string[]): Promise<Person[]> {
  const tx = db.transaction('people');
  const found = await Promise.all(ids.map((id) => tx.store.get(id)));
  return found.filter((person) => person !== undefined);
}

export async function keepPeople(db: ChatDatabase, people: readonly Person[]): Promise<void> {
  const tx = db.transaction('people', 'readwrite');
  await Promise.all([...people.map((person) => tx.store.put(person)), tx.done]);
}
