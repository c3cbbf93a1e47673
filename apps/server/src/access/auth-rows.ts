import {
  buildExpectedAnswers,
  EXPECTED_FORBIDDEN_ERROR_CODE,
  EXPECTED_SUCCESS,
  type AccessTestRows,
  EXPECTED_UNAUTHORIZED_ERROR_CODE,
} from './row.ts';
import type { TestUser } from '../slices/test-world.ts';
import type { AccessTestScene } from './scene.ts';

const device = (caller: TestUser) => ({ device_id: caller.deviceId });
const web = (caller: TestUser) => ({ device_type: 'web', ...device(caller) });
const email = ({ tag }: AccessTestScene, { id }: TestUser) => ({ mode: 'email', email: `${id}.${tag}@nobody.example` });

/** Operations that lead to a session ignore the token (recovery reads an optional one): the body decides. */
export const AUTH_ACCESS_TEST_ROWS: AccessTestRows<'auth'> = {
  sendVerification: {
    answers: buildExpectedAnswers('api.body.param_invalid.phone'),
    send: (_, caller) => ({ body: { mode: 'phone', country: 'CN', phone: '1234', ...device(caller) } }),
  },
  getVerificationStatus: { answers: buildExpectedAnswers(EXPECTED_SUCCESS) },
  checkVerification: {
    answers: buildExpectedAnswers('api.data_invalid'),
    send: (scene, caller) => ({ body: { ...email(scene, caller), code: '000000', ...web(caller) } }),
  },
  getRegistrationOptions: { answers: buildExpectedAnswers(EXPECTED_SUCCESS) },
  registerUser: {
    answers: buildExpectedAnswers('api.data_invalid'),
    send: (scene, caller) => {
      const account = { username: 'newcomer1', nickname: 'Newcomer', password: 'quintet5' };
      return { body: { ...email(scene, caller), ...account, ...device(caller) } };
    },
  },
  loginUser: {
    answers: buildExpectedAnswers(EXPECTED_UNAUTHORIZED_ERROR_CODE),
    send: (scene, caller) => ({
      body: { ...email(scene, caller), password: 'wrong123', grant_type: 'password', ...web(caller) },
    }),
  },
  refreshTokens: {
    answers: buildExpectedAnswers(EXPECTED_UNAUTHORIZED_ERROR_CODE),
    send: (_, caller) => ({ body: { refresh_token: 'x'.repeat(43), ...device(caller) } }),
  },
  recoverPassword: {
    answers: buildExpectedAnswers('api.data_invalid'),
    send: (scene, caller) => ({
      body: { ...email(scene, caller), code: '000000', password: 'quintet6', ...device(caller) },
    }),
  },
  logoutUser: { answers: buildExpectedAnswers(EXPECTED_SUCCESS) },
  listSessions: { answers: buildExpectedAnswers(EXPECTED_SUCCESS) },
  // Ids of other users' sessions do nothing.
  endSession: { answers: buildExpectedAnswers(EXPECTED_SUCCESS), send: () => ({ path: { id: 's1' } }) },
  endOtherSessions: { answers: buildExpectedAnswers(EXPECTED_SUCCESS) },
  getGoogleSignIn: { answers: buildExpectedAnswers(EXPECTED_FORBIDDEN_ERROR_CODE) },
  loginWithGoogle: {
    answers: buildExpectedAnswers(EXPECTED_FORBIDDEN_ERROR_CODE),
    send: (_, caller) => ({ body: { token: 'a.b.c', ...web(caller) } }),
  },
  createLoginQrcode: { answers: buildExpectedAnswers(EXPECTED_SUCCESS), send: (_, caller) => ({ body: web(caller) }) },
  scanLoginQrcode: {
    answers: buildExpectedAnswers(EXPECTED_SUCCESS),
    send: async ({ server }, caller) => {
      const body = { device_type: 'web', device_id: 'device-of-the-screen' };
      const { json } = await server.call('POST', '/api/v1/login/qrcode', { host: 'gu.localhost', body });
      return { body: { data: json.result.data, ...device(caller) } };
    },
  },
  validateLoginQrcode: {
    answers: buildExpectedAnswers('api.body.param_invalid.data'),
    send: (_, caller) => ({ body: { data: 'x'.repeat(43), passcode: '000000', ...device(caller) } }),
  },
  loginWithQrcode: {
    answers: buildExpectedAnswers('api.body.param_invalid.data'),
    send: (_, caller) => ({ body: { data: 'x'.repeat(43), ...web(caller) } }),
  },
};
