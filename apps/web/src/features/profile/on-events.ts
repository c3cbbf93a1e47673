import type { OnEvents } from '../../shared/events/on-events.ts';
import { setMe } from './queries.ts';
import { setApprovedLoginAtom } from './scan/approved-login.ts';

export const onProfileEvents: OnEvents = (events, client, store) => {
  events.on('user', ({ user }) => setMe(client, user));
  events.on('login_qrcode', ({ qrcode_id }) => store.set(setApprovedLoginAtom, qrcode_id));
};
