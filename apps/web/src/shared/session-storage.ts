/** Something that a tab keeps through a reload, in its session storage. Logging out drops it (local-data.ts). Access never throws. */
export interface SessionValue<Value> {
  read(): Value | null;
  write(value: Value | null): void;
}

export function sessionValue<Value>(key: string): SessionValue<Value> {
  return {
    read() {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null;
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        if (value === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Without storage it lives as long as the page.
      }
    },
  };
}
