import { randomBytes } from 'node:crypto';
import { runFuzz } from '@quintet/server/fuzz/fuzz';
import { createFuzzWorld, type FuzzUser } from '@quintet/server/fuzz/world';
import { type TestAccount, getDemoAccount, registerTestAccount } from '../accounts.ts';
import { DemoDataSnapshot } from '../demo-data-snapshot.ts';

/** Maximum growth of the server's memory, and time to shut down. */
const MAX_GROWTH_BYTES = 200 * 2 ** 20;
const MAX_SHUTDOWN_MS = 10_000;
/** Indexes of demo users: the first two share every group. */
const USER_INDEXES = { owner: 0, other: 1, stranger: 20 };
/** Longer than a run. */
const TOKEN_LIFETIME_SECONDS = '86400';

/** Sends fuzzed requests to a server with demo data. Prints problems; resolves to true without any. */
export async function fuzzServer({ seed, amount }: { seed: number; amount: number }): Promise<boolean> {
  console.log('Making the demo data …');
  const snapshot = await DemoDataSnapshot.create();
  const env = { GUEST_ALLOWANCE: '1000000', ACCESS_TOKEN_LIFETIME: TOKEN_LIFETIME_SECONDS, LOG_LEVEL: 'error' };
  const server = await snapshot.startServer('fuzz', env);
  const { port } = server;
  try {
    const users = [
      await signIn(port, 'owner', getDemoAccount(USER_INDEXES.owner)),
      await signIn(port, 'other', getDemoAccount(USER_INDEXES.other)),
      await signIn(port, 'stranger', getDemoAccount(USER_INDEXES.stranger)),
    ] as const;
    const groupIds = await listGroups(port, users[1]);
    const before = await readMemory(port);
    const report = await runFuzz({
      port,
      seed,
      amount,
      fillWorld: async () => {
        const leaver = await signIn(port, 'leaver', await registerTestAccount(port));
        return createFuzzWorld(port, users, leaver, groupIds);
      },
    });
    const grown = (await readMemory(port)) - before;
    const begun = Date.now();
    await server.stop();
    const ended = Date.now() - begun;
    for (const line of [...report.failed, ...report.stranded.map((name) => `stranded ${name}`)]) console.log(line);
    console.log(
      JSON.stringify({ ...report, failed: report.failed.length, stranded: report.stranded.length, grown, ended }),
    );
    return report.failed.length + report.stranded.length === 0 && grown <= MAX_GROWTH_BYTES && ended <= MAX_SHUTDOWN_MS;
  } finally {
    await server.stop();
    snapshot.remove();
  }
}

async function signIn(port: number, name: string, { email, password }: TestAccount): Promise<FuzzUser> {
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

/** Some groups of a user who is a member of all. */
async function listGroups(port: number, { token }: FuzzUser): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/users/groups`, { headers });
  const { result } = (await response.json()) as { result: { id: string; type: number }[] };
  return result
    .filter(({ type }) => type === 2)
    .slice(0, 3)
    .map(({ id }) => id);
}

async function readMemory(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^quintet_memory_bytes (\d+)$/m.exec(text)![1]);
}
