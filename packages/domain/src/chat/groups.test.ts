import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  sortGroupsByActivity,
  getLastMessageDelivery,
  hasUnreadMention,
  mergeListedGroup,
  getDirectPartnerId,
  withoutRetractedMention,
  withReceivedMessage,
  withReadMarker,
} from './groups.ts';
import type { Group, Message } from './message.ts';
import { makeGroupFixture, makeMessageFixture } from './fixtures.ts';

test('a new message counts as unread once and becomes the last message', () => {
  const group = withReceivedMessage(makeGroupFixture(), makeMessageFixture(1), 'u1');
  expect(group).toMatchObject({ unread: 1, last_seq: 1, last_message: { id: 'm1' } });
  expect(withReceivedMessage(group, makeMessageFixture(1), 'u1')).toMatchObject({ unread: 1, last_seq: 1 });
});

test('own messages and system messages do not count as unread', () => {
  const group = makeGroupFixture({ unread: 2, last_seq: 5 });
  expect(withReceivedMessage(group, makeMessageFixture(6, { type: 'member_join' }), 'u1').unread).toBe(2);
  expect(withReceivedMessage(group, makeMessageFixture(6, { user_id: 'u1' }), 'u1')).toMatchObject({
    unread: 0,
    last_viewed_seq: 6,
  });
});

test('own messages have a delivery state, retracted and foreign messages have none', () => {
  const last = (given: object) =>
    makeGroupFixture({ type: 1, last_read_seq: 6, last_message: makeMessageFixture(6, given) });
  expect(getLastMessageDelivery(last({ user_id: 'u1' }), 'u1')).toBe('read');
  expect(getLastMessageDelivery({ ...last({ user_id: 'u1' }), type: 2 }, 'u1')).toBe('sent');
  expect(getLastMessageDelivery(last({ user_id: 'u1', type: 'text_retracted' }), 'u1')).toBe('none');
  expect(getLastMessageDelivery(last({ user_id: 'u2' }), 'u1')).toBe('none');
});

test('a retraction of the last message updates the preview', () => {
  const group = withReceivedMessage(makeGroupFixture(), makeMessageFixture(1), 'u1');
  expect(withReceivedMessage(group, makeMessageFixture(1, { type: 'text_retracted' }), 'u1').last_message?.type).toBe(
    'text_retracted',
  );
});

test('viewing leaves at most the later messages unread, and never moves backward', () => {
  const group = makeGroupFixture({ unread: 9, last_seq: 20, last_viewed_seq: 11 });
  const viewed = withReadMarker(group, { user_id: 'u1', msg_id: 'm18', seq: 18 }, 'u1');
  expect(viewed).toMatchObject({ unread: 2, last_viewed_seq: 18 });
  expect(withReadMarker(viewed, { user_id: 'u1', msg_id: 'm15', seq: 15 }, 'u1')).toBe(viewed);
  const counted = { user_id: 'u1', msg_id: 'm18', seq: 18, unread: 1, last_seq: 20 };
  expect(withReadMarker(viewed, counted, 'u1').unread).toBe(1);
  expect(withReadMarker(viewed, { user_id: 'u2', msg_id: 'm19', seq: 19 }, 'u1')).toMatchObject({
    last_read_seq: 19,
    unread: 2,
  });
});

test('messages after the server counted stay unread', () => {
  const viewed = withReadMarker(makeGroupFixture({ last_seq: 1 }), { user_id: 'u1', msg_id: 'm1', seq: 1 }, 'u1');
  const group = [2, 3, 4].reduce((before, seq) => withReceivedMessage(before, makeMessageFixture(seq), 'u1'), viewed);
  const answer = { user_id: 'u1', msg_id: 'm1', seq: 1, unread: 1, last_seq: 2 };
  expect(withReadMarker(group, answer, 'u1').unread).toBe(3);
});

/** The group as the server lists it after the first `count` steps. */
const listedAfter = (steps: readonly Step[], count: number): Group =>
  steps.slice(0, count).reduce(happen, makeGroupFixture());
type Step = { kind: 'message'; user: string } | { kind: 'view'; user: string };

function happen(group: Group, step: Step): Group {
  if (step.kind === 'message')
    return withReceivedMessage(group, makeMessageFixture(group.last_seq + 1, { user_id: step.user }), 'u1');
  return withReadMarker(group, { user_id: step.user, msg_id: `m${group.last_seq}`, seq: group.last_seq }, 'u1');
}

test('a list older than the events changes nothing, a newer list updates everything', () => {
  const step = fc.record({
    kind: fc.constantFrom('message' as const, 'view' as const),
    user: fc.constantFrom('u1', 'u2'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), fc.nat(30), fc.nat(30), (steps, a, b) => {
      const [early, late] = [Math.min(a, b), Math.max(a, b)];
      const counts = ['unread', 'last_seq', 'last_viewed_seq', 'last_read_seq', 'last_message'] as const;
      const truth = listedAfter(steps, late);
      const merged = [
        mergeListedGroup(truth, listedAfter(steps, early)),
        mergeListedGroup(listedAfter(steps, early), truth),
        mergeListedGroup(undefined, truth),
      ];
      for (const group of merged) for (const key of counts) expect(group[key]).toEqual(truth[key]);
    }),
  );
});

test('the chat list is ordered by last activity, including pending messages', () => {
  const groups = ['2026-01-01', '2026-01-03', '2026-01-02'].map((day, index) =>
    makeGroupFixture({ id: `g${index}`, update_at: `${day}T00:00:00Z` }),
  );
  const order = (waitingSince = new Map<string, number>()) =>
    sortGroupsByActivity(groups, waitingSince).map(({ id }) => id);
  expect(order()).toEqual(['g1', 'g2', 'g0']);
  expect(order(new Map([['g0', Date.UTC(2026, 0, 4)]]))).toEqual(['g0', 'g1', 'g2']);
});

test('the partner of a direct message is read from its name', () => {
  expect(getDirectPartnerId({ type: 1, name: 'u1_u2' }, 'u1')).toBe('u2');
  expect(getDirectPartnerId({ type: 1, name: 'u3_u1' }, 'u1')).toBe('u3');
  expect(getDirectPartnerId({ type: 2, name: 'u3_u1' }, 'u1')).toBeNull();
});

describe('unread mention', () => {
  const at = (user_id: string | null) => ({ mentions: [{ user_id, start: 0, end: 3 }] });
  const receive = (...messages: Message[]) =>
    messages.reduce((group, message) => withReceivedMessage(group, message, 'u1'), makeGroupFixture());

  it('is a message that names this user or all, until it is read or retracted', () => {
    const group = receive(makeMessageFixture(1, at('u1')), makeMessageFixture(2));
    expect(hasUnreadMention(group)).toBe(true);
    expect(hasUnreadMention(receive(makeMessageFixture(1, at(null))))).toBe(true);
    expect(hasUnreadMention(withoutRetractedMention(group, 1))).toBe(false);
    expect(hasUnreadMention(withReadMarker(group, { user_id: 'u1', msg_id: 'm1', seq: 1 }, 'u1'))).toBe(false);
  });

  it('is no message of this user, of a blocked user, or that names others', () => {
    const messages = [
      makeMessageFixture(1, at('u3')),
      makeMessageFixture(1, { ...at('u1'), block_user_ids: ['u1'] }),
      makeMessageFixture(1, { ...at(null), user_id: 'u1' }),
    ];
    for (const message of messages) expect(hasUnreadMention(receive(message))).toBe(false);
  });

  it('is taken from a list unless messages arrived since', () => {
    const known = receive(makeMessageFixture(1), makeMessageFixture(2, at('u1')));
    expect(hasUnreadMention(mergeListedGroup(known, makeGroupFixture({ last_seq: 1 })))).toBe(true);
    expect(hasUnreadMention(mergeListedGroup(known, makeGroupFixture({ last_seq: 2 })))).toBe(false);
    expect(hasUnreadMention(mergeListedGroup(known, makeGroupFixture({ last_seq: 3, mentioned_seq: 2 })))).toBe(true);
  });
});
