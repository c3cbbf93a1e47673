import type { Schemas } from '@quintet/api/types';

/** The other side of a fake WebSocket, for tests: what the page says, and a hand to answer with. */
export class TestSocket {
  static readonly OPEN = 1;
  static opened: TestSocket[] = [];
  /** Called for every hello. */
  static onHello: (socket: TestSocket, hello: Schemas['HelloFrame']) => void = () => undefined;

  /** The groups that the page says are typed in. */
  readonly typed: string[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    TestSocket.opened.push(this);
    queueMicrotask(() => {
      if (this.readyState !== 0) return;
      this.readyState = TestSocket.OPEN;
      this.onopen?.();
    });
  }

  /** What the page sends. */
  send(text: string): void {
    const frame = JSON.parse(text) as Schemas['ClientFrame'];
    if (frame.type === 'hello') TestSocket.onHello(this, frame);
    else if (frame.type === 'typing') this.typed.push(frame.group_id);
    else this.receive({ type: 'pong' });
  }

  close(): void {
    this.readyState = 3;
  }

  /** What the server sends. */
  receive(frame: Schemas['ServerFrame']): void {
    if (this.readyState === TestSocket.OPEN) this.onmessage?.({ data: JSON.stringify(frame) });
  }

  /** The line breaks, or the server closes it. */
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  get isOpen(): boolean {
    return this.readyState === TestSocket.OPEN;
  }
}
