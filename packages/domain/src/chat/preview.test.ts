import { expect, test } from 'vitest';
import { MessageType } from '@quintet/api/enums';
import { isEmptyMessageDraft, getLaterMessageDraft } from './drafts.ts';
import { isRetractedMessageType, isSystemMessageType } from './message.ts';
import { getMessagePreview, getMessageTargetUserIds, getPreviewTranslationId } from './preview.ts';
import { makeMessageFixture } from './fixtures.ts';

test('text preview is a single line', () => {
  expect(getMessagePreview(makeMessageFixture(1, { text: ' two\n lines ' }))).toEqual({
    kind: 'text',
    text: 'two lines',
  });
});

test.each(Object.values(MessageType).filter((type) => type !== 'text'))('%s has its own preview id', (type) => {
  expect(getPreviewTranslationId(type)).not.toBe('chat.kind.unknown');
  expect(getPreviewTranslationId(type).startsWith(isSystemMessageType(type) ? 'chat.system.' : 'chat.kind.')).toBe(
    true,
  );
  expect(isRetractedMessageType(type)).toBe(getPreviewTranslationId(type) === 'chat.system.retracted');
});

test('an unknown type has a fallback preview', () => {
  expect(getPreviewTranslationId('hologram' as never)).toBe('chat.kind.unknown');
});

test('a preview may name several members', () => {
  const message = makeMessageFixture(1, { type: 'invite_member', target_id: 'u3', target_ids: ['u3', 'u4'] });
  expect(getMessagePreview(message)).toMatchObject({
    id: 'chat.system.invite-member',
    actor: 'u2',
    targets: ['u3', 'u4'],
  });
});

test.each(['message_pin', 'share_social_post'] as const)('%s has no member as its target', (type) => {
  expect(getMessageTargetUserIds(makeMessageFixture(1, { type, target_id: 'm7' }))).toEqual([]);
});

test('a pin quotes the pinned message unless it was retracted or its sender is blocked', () => {
  const thread = { id: 'm7', user_id: 'u3', type: 'text' as const, text: ' The 7:05\nfrom platform 3', filename: null };
  const pinned = makeMessageFixture(1, { type: 'message_pin', target_id: 'm7', thread });
  expect(getMessagePreview(pinned)).toMatchObject({
    id: 'chat.system.message-pin-of',
    quoted: { kind: 'text', text: 'The 7:05 from platform 3' },
  });
  const retracted = { ...thread, type: 'text_retracted' as const, text: null };
  expect(getMessagePreview({ ...pinned, thread: retracted })).toMatchObject({ id: 'chat.system.message-pin' });
  const folded = { ...thread, block_user_ids: ['u1'] };
  expect(getMessagePreview({ ...pinned, thread: folded })).toMatchObject({ id: 'chat.system.message-pin' });
});

test('the later of two drafts wins, and an empty draft is not saved', () => {
  const draft = { groupId: 'g1', text: 'a', reply: null, updatedAt: 1 };
  const later = { ...draft, text: ' ', updatedAt: 2 };
  expect(getLaterMessageDraft(draft, later)).toBe(later);
  expect(getLaterMessageDraft(later, draft)).toBe(later);
  expect([isEmptyMessageDraft(draft), isEmptyMessageDraft(later)]).toEqual([false, true]);
});

test('a message retracted by an admin names its original sender', () => {
  const own = makeMessageFixture(1, { type: 'image_retracted', user_id: 'u2', target_id: 'u2', text: null });
  expect(getMessagePreview(own)).toMatchObject({ id: 'chat.system.retracted', actor: 'u2', type: 'image' });
  expect(getMessagePreview({ ...own, user_id: 'u3' })).toMatchObject({
    id: 'chat.system.retracted-of',
    actor: 'u3',
    targets: ['u2'],
  });
});
