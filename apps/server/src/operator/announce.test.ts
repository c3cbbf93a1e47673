import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNotificationTestClient } from '../slices/notifications/test-notifications.ts';
import { createTestUser } from '../slices/test-world.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { announceCommand } from './announce.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const TEXTS = ['--zh-title', '公告', '--zh', '今晚维护', '--en-title', 'Notice', '--en', 'Maintenance tonight'];

describe('announce', () => {
  it('notifies every user once in both languages, also when it is repeated', async () => {
    const { config, db, events, clock } = server.services;
    const people = [await createTestUser(server.services), await createTestUser(server.services)];
    const args = [...TEXTS, '--reference', 'night', '--reason', 'maintenance'];
    for (let run = 0; run < 2; run += 1) await announceCommand.prepare(args)({ config, db, events, clock });
    const { page } = createNotificationTestClient(server);
    for (const person of people)
      expect((await page(person, '&filter=system')).list).toMatchObject([
        {
          type: 'system',
          count: 1,
          announcement: {
            zh_cn: { title: '公告', text: '今晚维护' },
            en: { title: 'Notice', text: 'Maintenance tonight' },
          },
        },
      ]);
  });

  it('is refused without a reason, and without a text in each language', () => {
    expect(() => announceCommand.prepare(TEXTS)).toThrow('--reason is required');
    expect(() => announceCommand.prepare([...TEXTS.slice(0, 6), '--reason', 'x'])).toThrow('1 to 500 characters');
  });
});
