import type { Renderer } from '../../platform/events/render.ts';

/** Notifies the user who scanned a code that the other device has signed in. */
export const renderLoginQrcodeEvents: Renderer<'login_qrcode'> = async (_db, events) =>
  events.map(({ ref }) => {
    const event = { type: 'login_qrcode', qrcode_id: ref.qrcode_id } as const;
    return () => event;
  });
