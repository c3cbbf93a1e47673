import type { Schemas } from '@quintet/api/types';

/** A fake WebSocket with the server's side for tests. */
export class TestSocket {
  static readonly OPEN = 1;
  static opened: TestSocket[] = [];
  /** Called for every hello. */
  static onHello: (socket: TestSocket, hello: Schemas['HelloFrame']) => void = () => undefined;

  /** The groups for which the page sent a typing frame. */
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

  /** Receives a frame from the page. */
  send(text: string): void {
    const frame = JSON.parse(text) as Schemas['ClientFrame'];
    if (frame.type === 'hello') TestSocket.onHello(this, frame);
    else if (frame.type === 'typing') this.typed.push(frame.group_id);
    else this.receive({ type: 'pong' });
  }

  close(): void {
    this.readyState = 3;
  }

  /** Delivers a frame from the server. */
  receive(frame: Schemas['ServerFrame']): void {
    if (this.readyState === TestSocket.OPEN) this.onmessage?.({ data: JSON.stringify(frame) });
  }

  /** Closes the connection as a network failure or the server would. */
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  get isOpen(): boolean {
    return this.readyState === TestSocket.OPEN;
  }
}
