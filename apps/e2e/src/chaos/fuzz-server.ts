import { randomBytes } from 'node:crypto';
import { fuzz } from '@quintet/server/fuzz/fuzz';
import { fillWorld, type FuzzPerson } from '@quintet/server/fuzz/world';
import { type Account, accountAt, newAccount } from '../accounts.ts';
import { World } from '../data-snapshot.ts';

/** Bytes that a server may hold beyond what it held before, and milliseconds in which it ends. */
const MOST_BYTES = 200 * 2 ** 20;
const END_MS = 10_000;
/** Places in the demo world: the first two share every group. */
const PLACES = { owner: 0, other: 1, stranger: 20 };
/** Longer than any run. */
const TOKEN_LIFETIME = '86400';

/** Sends so many fuzzed requests to a server of the demo world. Says what it finds; true: nothing. */
export async function fuzzServer({ seed, amount }: { seed: number; amount: number }): Promise<boolean> {
  console.log('Making the demo world …');
  const world = await World.make();
  const env = { GUEST_ALLOWANCE: '1000000', ACCESS_TOKEN_LIFETIME: TOKEN_LIFETIME, LOG_LEVEL: 'error' };
  const server = await world.startServer('fuzz', env);
  const { port } = server;
  try {
    const people = [
      await signIn(port, 'owner', accountAt(PLACES.owner)),
      await signIn(port, 'other', accountAt(PLACES.other)),
      await signIn(port, 'stranger', accountAt(PLACES.stranger)),
    ] as const;
    const groupIds = await listGroups(port, people[1]);
    const before = await memoryOf(port);
    const report = await fuzz({
      port,
      seed,
      amount,
      fillWorld: async () => {
        const leaver = await signIn(port, 'leaver', await newAccount(port));
        return fillWorld(port, people, leaver, groupIds);
      },
    });
    const grown = (await memoryOf(port)) - before;
    const begun = Date.now();
    await server.stop();
    const ended = Date.now() - begun;
    for (const line of [...report.failed, ...report.stranded.map((name) => `stranded ${name}`)]) console.log(line);
    console.log(
      JSON.stringify({ ...report, failed: report.failed.length, stranded: report.stranded.length, grown, ended }),
    );
    return report.failed.length + report.stranded.length === 0 && grown <= MOST_BYTES && ended <= END_MS;
  } finally {
    await server.stop();
    world.remove();
  }
}

async function signIn(port: number, name: string, { email, password }: Account): Promise<FuzzPerson> {
  const deviceId = randomBytes(16).toString('hex');
  const device = { device_type: 'web', device_id: deviceId, grant_type: 'password' };
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'email', email, password, ...device }),
  });
  if (!response.ok) throw new Error(`${email}: ${response.status} ${await response.text()}`);
  const { result } = (await response.json()) as { result: { token: string; user_id: string } };
  return { name, id: result.user_id, token: result.token, deviceId };
}

/** Some groups of somebody who is in all. */
async function listGroups(port: number, { token }: FuzzPerson): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/users/groups`, { headers });
  const { result } = (await response.json()) as { result: { id: string; type: number }[] };
  return result
    .filter(({ type }) => type === 2)
    .slice(0, 3)
    .map(({ id }) => id);
}

async function memoryOf(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^quintet_memory_bytes (\d+)$/m.exec(text)![1]);
}
