/** The browser interface of the smoke test: operations that each engine's protocol offers. */
export interface EngineBrowser {
  /** Loads a page; resolves after its `load` event. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a self-contained function in the page and awaits its promise. */
  run<Result, Args extends readonly unknown[]>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Presses and releases the pointer at a point of the window, CSS pixels. */
  pressAt(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  pressEscape(): Promise<void>;
  /** Selects a local file in an `input[type=file]`. */
  chooseFile(selector: string, path: string): Promise<void>;
  /** A PNG of the window. */
  takeScreenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A phone's window. */
export const PHONE_WINDOW_SIZE = { width: 390, height: 844 } as const;
