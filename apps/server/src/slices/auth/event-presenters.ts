import type { PresentEventBatch } from '../../platform/events/present.ts';

/** Notifies the user who scanned a code that the other device has signed in. */
export const presentLoginQrcodeEvents: PresentEventBatch<'login_qrcode'> = async (_db, events) =>
  events.map(({ ref }) => {
    const event = { type: 'login_qrcode', qrcode_id: ref.qrcode_id } as const;
    return () => event;
  });

/** The user's devices changed: clients that show them load them again. */
export const presentSessionsChangedEvents: PresentEventBatch<'sessions'> = async (_db, events) =>
  events.map(() => () => SESSIONS);

const SESSIONS = { type: 'sessions' } as const;
