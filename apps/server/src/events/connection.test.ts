import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { Connection } from './connection.ts';
import { textFrame } from './frame.ts';

const OPEN = 1;
const at = (id: number) => ({ txid: 1n, id });

function connect(highWaterMark = 10_000) {
  const wire = new PassThrough({ highWaterMark });
  const seen = { isDropped: false };
  const socket = { readyState: OPEN, OPEN, terminate: () => (seen.isDropped = true) } as unknown as WebSocket;
  const connection = new Connection({ userId: 'u1', sessionId: 1 }, socket, wire);
  const begin = (from = at(0), frames: Buffer[] = []) =>
    connection.begin({ frames, from, greeting: { type: 'ready', last: 'x' } });
  const read = (): string => {
    while (wire.writableCorked > 0) wire.uncork();
    return String(wire.read() ?? '').replaceAll(/[^\x20-\x7e]/g, '');
  };
  return { connection, begin, read, seen, wire };
}

describe('a connection', () => {
  it('tells what is replayed, greets, and then tells what waited', () => {
    const { connection, begin, read } = connect();
    connection.tell(textFrame('live'), at(2));
    expect(read()).toBe('');
    begin(at(1), [textFrame('replayed')]);
    expect(read()).toBe('replayed{"type":"ready","last":"x"}live');
  });

  it('does not tell again what the client knows', () => {
    const { connection, begin, read } = connect();
    connection.tell(textFrame('old'), at(4));
    begin(at(5));
    connection.tell(textFrame('known'), at(5));
    connection.tell(textFrame('new'), at(6));
    expect(read()).toBe('{"type":"ready","last":"x"}new');
  });

  it('drops a socket that does not read, and not for a long replay', () => {
    const { connection, begin, seen, wire } = connect(1);
    wire.pause();
    const large = textFrame('x'.repeat(600_000));
    begin(at(0), [large, large, large]);
    expect(seen.isDropped).toBe(false);
    connection.tell(large, at(1));
    expect(seen.isDropped).toBe(true);
  });
});
