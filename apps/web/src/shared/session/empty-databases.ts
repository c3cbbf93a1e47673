/** Deletes all records of a database. Other connections, such as those of a frozen tab, block its deletion, but not this. */
function emptyDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name);
    request.onerror = request.onblocked = () => resolve();
    request.onsuccess = () => {
      const db = request.result;
      const finish = (): void => {
        db.close();
        resolve();
      };
      const stores = [...db.objectStoreNames];
      if (stores.length === 0) return finish();
      const tx = db.transaction(stores, 'readwrite');
      for (const store of stores) tx.objectStore(store).clear();
      tx.oncomplete = tx.onabort = finish;
    };
  });
}

/** Deletes the records of all databases of this origin. */
export async function emptyDatabases(): Promise<void> {
  if (!('databases' in indexedDB)) return;
  const databases = await indexedDB.databases().catch(() => []);
  await Promise.all(databases.flatMap(({ name }) => (name ? [emptyDatabase(name)] : [])));
}
