import { all, FORBIDDEN, OK, type Rows, SIGN_IN } from './row.ts';
import type { Person } from '../slices/test-world.ts';
import type { Scene } from './scene.ts';

const device = (caller: Person) => ({ device_id: caller.deviceId });
const web = (caller: Person) => ({ device_type: 'web', ...device(caller) });
const email = ({ tag }: Scene, { id }: Person) => ({ mode: 'email', email: `${id}.${tag}@nobody.example` });

/** Operations that lead to a session ignore the token (recovery reads an optional one): the body decides. */
export const AUTH: Rows<'auth'> = {
  sendVerification: {
    answers: all('api.body.param_invalid.phone'),
    send: (_, caller) => ({ body: { mode: 'phone', country: 'CN', phone: '1234', ...device(caller) } }),
  },
  getVerificationStatus: { answers: all(OK) },
  checkVerification: {
    answers: all('api.data_invalid'),
    send: (scene, caller) => ({ body: { ...email(scene, caller), code: '000000', ...web(caller) } }),
  },
  getRegistrationOptions: { answers: all(OK) },
  registerUser: {
    answers: all('api.data_invalid'),
    send: (scene, caller) => {
      const account = { username: 'newcomer1', nickname: 'Newcomer', password: 'quintet5' };
      return { body: { ...email(scene, caller), ...account, ...device(caller) } };
    },
  },
  loginUser: {
    answers: all(SIGN_IN),
    send: (scene, caller) => ({
      body: { ...email(scene, caller), password: 'wrong123', grant_type: 'password', ...web(caller) },
    }),
  },
  refreshTokens: {
    answers: all(SIGN_IN),
    send: (_, caller) => ({ body: { refresh_token: 'x'.repeat(43), ...device(caller) } }),
  },
  recoverPassword: {
    answers: all('api.data_invalid'),
    send: (scene, caller) => ({
      body: { ...email(scene, caller), code: '000000', password: 'quintet6', ...device(caller) },
    }),
  },
  logoutUser: { answers: all(OK) },
  listSessions: { answers: all(OK) },
  // Ids of other users' sessions do nothing.
  endSession: { answers: all(OK), send: () => ({ path: { id: 's1' } }) },
  endOtherSessions: { answers: all(OK) },
  getGoogleSignIn: { answers: all(FORBIDDEN) },
  loginWithGoogle: {
    answers: all(FORBIDDEN),
    send: (_, caller) => ({ body: { token: 'a.b.c', ...web(caller) } }),
  },
  createLoginQrcode: { answers: all(OK), send: (_, caller) => ({ body: web(caller) }) },
  scanLoginQrcode: {
    answers: all(OK),
    send: async ({ server }, caller) => {
      const body = { device_type: 'web', device_id: 'device-of-the-screen' };
      const { json } = await server.call('POST', '/api/v1/login/qrcode', { host: 'gu.localhost', body });
      return { body: { data: json.result.data, ...device(caller) } };
    },
  },
  validateLoginQrcode: {
    answers: all('api.body.param_invalid.data'),
    send: (_, caller) => ({ body: { data: 'x'.repeat(43), passcode: '000000', ...device(caller) } }),
  },
  loginWithQrcode: {
    answers: all('api.body.param_invalid.data'),
    send: (_, caller) => ({ body: { data: 'x'.repeat(43), ...web(caller) } }),
  },
};

export const SITE: Rows<'site'> = {
  getBrandConfig: { answers: all(OK) },
  getMaintenance: { answers: all(OK) },
  openEventStream: { answers: all('api.upgrade_required') },
};
