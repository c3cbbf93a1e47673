/** A browser that the smoke test drives: the few things that every engine's protocol offers. */
export interface EngineBrowser {
  /** Loads a page; resolves after its `load` event. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function that stands alone in the page; a promise is awaited. */
  run<Result, Args extends readonly unknown[]>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Presses and releases the pointer at a point of the window, CSS pixels. */
  pressAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  pressEscape(): Promise<void>;
  /** Gives a file of this machine to an `input[type=file]`. */
  chooseFile(selector: string, path: string): Promise<void>;
  /** A PNG of the window. */
  takeScreenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** The window of a phone. */
export const WINDOW = { width: 390, height: 844 } as const;
