import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { WebSocket } from 'ws';
import { BENCH_BRAND_HOST, type BenchUser } from './users.ts';

/** Sockets that are opened concurrently. */
const MAX_CONCURRENT = 50;

/** Opens a socket for each entry: for a person the greeted event stream, for null a plain socket. */
export async function openBenchSockets(port: number, people: readonly (BenchUser | null)[]): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  const waiting = people.values();
  const open = async () => {
    for (const person of waiting) {
      const path = person ? '/api/v1/events' : '/';
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
        headers: { host: BENCH_BRAND_HOST },
        perMessageDeflate: false,
      });
      await once(socket, 'open');
      if (person) {
        socket.send(JSON.stringify({ type: 'hello', token: person.token, device_id: person.deviceId, last: null }));
        await once(socket, 'message');
      }
      sockets.push(socket);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, open));
  return sockets;
}

/** Resolves to the time at which every socket has received a matching message. */
export function waitUntilBenchSocketsReceive(
  sockets: readonly WebSocket[],
  matters: (text: string) => boolean,
): Promise<number> {
  return new Promise((resolve) => {
    let left = sockets.length;
    for (const socket of sockets) {
      const hear = (data: unknown) => {
        if (!matters(String(data))) return;
        socket.off('message', hear);
        left -= 1;
        if (left === 0) resolve(performance.now());
      };
      socket.on('message', hear);
    }
  });
}

export const closeBenchSockets = async (sockets: readonly WebSocket[]): Promise<void> => {
  const closed = sockets.map((socket) => once(socket, 'close'));
  for (const socket of sockets) socket.terminate();
  await Promise.all(closed);
};

type Answer = { status: number; text: string };

/** Posts over persistent connections. */
export function createBenchHttpClient(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const post = (person: BenchUser, path: string, body: object): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const posting = request({ agent, port, host: '127.0.0.1', method: 'POST', path }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => void (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode!, text }));
      });
      posting.on('error', reject);
      posting.setHeader('host', BENCH_BRAND_HOST);
      posting.setHeader('content-type', 'application/json');
      posting.setHeader('authorization', `Bearer ${person.token}`);
      posting.end(JSON.stringify(body));
    });
  return { post, close: () => agent.destroy() };
}

/** Sends texts over persistent connections. */
export function createBenchTextSender(port: number, connections: number) {
  const { post, close } = createBenchHttpClient(port, connections);
  let count = 0;
  const send = async (person: BenchUser, groupId: string, text: string): Promise<void> => {
    count += 1;
    const body = { type: 'text', group_id: groupId, text, cid: `bench-${process.pid}-${count}` };
    const { status } = await post(person, '/api/v1/messages', body);
    if (status !== 200) throw new Error(`sending is answered ${status}`);
  };
  return { send, close };
}
