import { answersForAll, FORBIDDEN_CODE, OK_CODE, type AccessRows, UNAUTHORIZED_CODE } from './row.ts';
import type { TestUser } from '../slices/test-world.ts';
import type { AccessScene } from './scene.ts';

const device = (caller: TestUser) => ({ device_id: caller.deviceId });
const web = (caller: TestUser) => ({ device_type: 'web', ...device(caller) });
const email = ({ tag }: AccessScene, { id }: TestUser) => ({ mode: 'email', email: `${id}.${tag}@nobody.example` });

/** Operations that lead to a session ignore the token (recovery reads an optional one): the body decides. */
export const AUTH_ACCESS_ROWS: AccessRows<'auth'> = {
  sendVerification: {
    answers: answersForAll('api.body.param_invalid.phone'),
    send: (_, caller) => ({ body: { mode: 'phone', country: 'CN', phone: '1234', ...device(caller) } }),
  },
  getVerificationStatus: { answers: answersForAll(OK_CODE) },
  checkVerification: {
    answers: answersForAll('api.data_invalid'),
    send: (scene, caller) => ({ body: { ...email(scene, caller), code: '000000', ...web(caller) } }),
  },
  getRegistrationOptions: { answers: answersForAll(OK_CODE) },
  registerUser: {
    answers: answersForAll('api.data_invalid'),
    send: (scene, caller) => {
      const account = { username: 'newcomer1', nickname: 'Newcomer', password: 'quintet5' };
      return { body: { ...email(scene, caller), ...account, ...device(caller) } };
    },
  },
  loginUser: {
    answers: answersForAll(UNAUTHORIZED_CODE),
    send: (scene, caller) => ({
      body: { ...email(scene, caller), password: 'wrong123', grant_type: 'password', ...web(caller) },
    }),
  },
  refreshTokens: {
    answers: answersForAll(UNAUTHORIZED_CODE),
    send: (_, caller) => ({ body: { refresh_token: 'x'.repeat(43), ...device(caller) } }),
  },
  recoverPassword: {
    answers: answersForAll('api.data_invalid'),
    send: (scene, caller) => ({
      body: { ...email(scene, caller), code: '000000', password: 'quintet6', ...device(caller) },
    }),
  },
  logoutUser: { answers: answersForAll(OK_CODE) },
  listSessions: { answers: answersForAll(OK_CODE) },
  // Ids of other users' sessions do nothing.
  endSession: { answers: answersForAll(OK_CODE), send: () => ({ path: { id: 's1' } }) },
  endOtherSessions: { answers: answersForAll(OK_CODE) },
  getGoogleSignIn: { answers: answersForAll(FORBIDDEN_CODE) },
  loginWithGoogle: {
    answers: answersForAll(FORBIDDEN_CODE),
    send: (_, caller) => ({ body: { token: 'a.b.c', ...web(caller) } }),
  },
  createLoginQrcode: { answers: answersForAll(OK_CODE), send: (_, caller) => ({ body: web(caller) }) },
  scanLoginQrcode: {
    answers: answersForAll(OK_CODE),
    send: async ({ server }, caller) => {
      const body = { device_type: 'web', device_id: 'device-of-the-screen' };
      const { json } = await server.call('POST', '/api/v1/login/qrcode', { host: 'gu.localhost', body });
      return { body: { data: json.result.data, ...device(caller) } };
    },
  },
  validateLoginQrcode: {
    answers: answersForAll('api.body.param_invalid.data'),
    send: (_, caller) => ({ body: { data: 'x'.repeat(43), passcode: '000000', ...device(caller) } }),
  },
  loginWithQrcode: {
    answers: answersForAll('api.body.param_invalid.data'),
    send: (_, caller) => ({ body: { data: 'x'.repeat(43), ...web(caller) } }),
  },
};

export const SITE_ACCESS_ROWS: AccessRows<'site'> = {
  getBrandConfig: { answers: answersForAll(OK_CODE) },
  getMaintenance: { answers: answersForAll(OK_CODE) },
  openEventStream: { answers: answersForAll('api.upgrade_required') },
};
