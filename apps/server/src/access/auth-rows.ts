import { forAll, FORBIDDEN, OK, type AccessRows, SIGN_IN } from './row.ts';
import type { TestUser } from '../slices/test-world.ts';
import type { Scene } from './scene.ts';

const device = (caller: TestUser) => ({ device_id: caller.deviceId });
const web = (caller: TestUser) => ({ device_type: 'web', ...device(caller) });
const email = ({ tag }: Scene, { id }: TestUser) => ({ mode: 'email', email: `${id}.${tag}@nobody.example` });

/** Operations that lead to a session ignore the token (recovery reads an optional one): the body decides. */
export const AUTH_ROWS: AccessRows<'auth'> = {
  sendVerification: {
    answers: forAll('api.body.param_invalid.phone'),
    send: (_, caller) => ({ body: { mode: 'phone', country: 'CN', phone: '1234', ...device(caller) } }),
  },
  getVerificationStatus: { answers: forAll(OK) },
  checkVerification: {
    answers: forAll('api.data_invalid'),
    send: (scene, caller) => ({ body: { ...email(scene, caller), code: '000000', ...web(caller) } }),
  },
  getRegistrationOptions: { answers: forAll(OK) },
  registerUser: {
    answers: forAll('api.data_invalid'),
    send: (scene, caller) => {
      const account = { username: 'newcomer1', nickname: 'Newcomer', password: 'quintet5' };
      return { body: { ...email(scene, caller), ...account, ...device(caller) } };
    },
  },
  loginUser: {
    answers: forAll(SIGN_IN),
    send: (scene, caller) => ({
      body: { ...email(scene, caller), password: 'wrong123', grant_type: 'password', ...web(caller) },
    }),
  },
  refreshTokens: {
    answers: forAll(SIGN_IN),
    send: (_, caller) => ({ body: { refresh_token: 'x'.repeat(43), ...device(caller) } }),
  },
  recoverPassword: {
    answers: forAll('api.data_invalid'),
    send: (scene, caller) => ({
      body: { ...email(scene, caller), code: '000000', password: 'quintet6', ...device(caller) },
    }),
  },
  logoutUser: { answers: forAll(OK) },
  listSessions: { answers: forAll(OK) },
  // Ids of other users' sessions do nothing.
  endSession: { answers: forAll(OK), send: () => ({ path: { id: 's1' } }) },
  endOtherSessions: { answers: forAll(OK) },
  getGoogleSignIn: { answers: forAll(FORBIDDEN) },
  loginWithGoogle: {
    answers: forAll(FORBIDDEN),
    send: (_, caller) => ({ body: { token: 'a.b.c', ...web(caller) } }),
  },
  createLoginQrcode: { answers: forAll(OK), send: (_, caller) => ({ body: web(caller) }) },
  scanLoginQrcode: {
    answers: forAll(OK),
    send: async ({ server }, caller) => {
      const body = { device_type: 'web', device_id: 'device-of-the-screen' };
      const { json } = await server.call('POST', '/api/v1/login/qrcode', { host: 'gu.localhost', body });
      return { body: { data: json.result.data, ...device(caller) } };
    },
  },
  validateLoginQrcode: {
    answers: forAll('api.body.param_invalid.data'),
    send: (_, caller) => ({ body: { data: 'x'.repeat(43), passcode: '000000', ...device(caller) } }),
  },
  loginWithQrcode: {
    answers: forAll('api.body.param_invalid.data'),
    send: (_, caller) => ({ body: { data: 'x'.repeat(43), ...web(caller) } }),
  },
};

export const SITE_ROWS: AccessRows<'site'> = {
  getBrandConfig: { answers: forAll(OK) },
  getMaintenance: { answers: forAll(OK) },
  openEventStream: { answers: forAll('api.upgrade_required') },
};
