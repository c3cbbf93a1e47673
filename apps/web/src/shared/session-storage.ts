/** A value in sessionStorage: survives a reload, is cleared on logout (local-data.ts). Access never throws. */
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
        // Storage is forbidden: the value is lost with the page.
      }
    },
  };
}
