import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { EventConnection } from './connection.ts';
import { buildWebSocketTextFrame } from './frame.ts';
import { SocketFrameWriter } from './frame-writer.ts';

const OPEN = 1;
const at = (number: number) => ({ number, writtenAt: number });
const large = buildWebSocketTextFrame('x'.repeat(0x90000));

function connect(highWaterMark = 10_000) {
  const rawSocket = new PassThrough({ highWaterMark });
  const seen = { isDropped: false };
  const socket = { readyState: OPEN, OPEN, terminate: () => (seen.isDropped = true) } as unknown as WebSocket;
  const connection = new EventConnection({ userId: 'u1', sessionId: 1 }, new SocketFrameWriter(socket, rawSocket));
  const begin = (from = at(0)) => connection.start({ from, greeting: { type: 'ready', last: 'x' } });
  const read = (): string => {
    while (rawSocket.writableCorked > 0) rawSocket.uncork();
    let text = '';
    for (let chunk = rawSocket.read(); chunk !== null; chunk = rawSocket.read()) text += String(chunk);
    return text.replaceAll(/[^\x20-\x7e]/g, '');
  };
  return { connection, begin, read, seen, rawSocket };
}

describe('a connection', () => {
  it('sends the replay, the greeting and then the queued events', async () => {
    const { connection, begin, read } = connect();
    connection.send(buildWebSocketTextFrame('live'), at(2));
    expect(read()).toBe('');
    expect(await connection.replay([buildWebSocketTextFrame('replayed')])).toBe(true);
    begin(at(1));
    expect(read()).toBe('replayed{"type":"ready","last":"x"}live');
  });

  it('does not resend events that the client already has', () => {
    const { connection, begin, read } = connect();
    connection.send(buildWebSocketTextFrame('old'), at(4));
    begin(at(5));
    connection.send(buildWebSocketTextFrame('known'), at(5));
    connection.send(buildWebSocketTextFrame('new'), at(6));
    expect(read()).toBe('{"type":"ready","last":"x"}new');
  });

  it('drops a socket whose client does not read', () => {
    const { connection, begin, seen } = connect(1);
    begin();
    connection.send(large, at(1));
    connection.send(large, at(2));
    expect(seen.isDropped).toBe(false);
    connection.send(large, at(3));
    expect(seen.isDropped).toBe(true);
  });

  it('drops a socket with too many queued bytes before the start', () => {
    const { connection, seen } = connect();
    connection.send(large, at(1));
    expect(seen.isDropped).toBe(false);
    connection.send(large, at(2));
    expect(seen.isDropped).toBe(true);
  });

  it('pauses a replay until the client has read, and ends it when the client disconnects', async () => {
    const { connection, read, rawSocket } = connect(1);
    let outcome: boolean | null = null;
    const first = connection.replay([large]).then((isOpen) => (outcome = isOpen));
    await new Promise(setImmediate);
    expect(outcome).toBeNull();
    read();
    expect(await first).toBe(true);
    const second = connection.replay([large]);
    rawSocket.destroy();
    expect(await second).toBe(false);
  });

  it('skips volatile frames while the client is busy', () => {
    const { connection, begin, read } = connect(1);
    begin();
    connection.sendVolatile(buildWebSocketTextFrame('typing'));
    connection.send(large, at(1));
    connection.sendVolatile(buildWebSocketTextFrame('still typing'));
    connection.send(buildWebSocketTextFrame('end'), at(2));
    expect(read().replaceAll(/x+/g, '…')).toBe('{"type":"ready","last":"…"}typing…end');
  });
});
