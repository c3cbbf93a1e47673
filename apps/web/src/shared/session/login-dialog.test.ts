import { beforeEach, expect, test, vi } from 'vitest';
import {
  cancelLoginDialog,
  completeLoginDialog,
  discardPendingLoginAction,
  isLoginDialogOpen,
  hideLoginDialog,
  openLoginDialog,
  loginReasonAtom,
} from './login-dialog.ts';
import { tabAtomStore } from '../storage/tab-atom-store.ts';

const like = vi.fn();

beforeEach(() => {
  cancelLoginDialog();
  like.mockClear();
});

test('login: runs the pending action once', () => {
  openLoginDialog(like);
  expect(isLoginDialogOpen()).toBe(true);
  completeLoginDialog();
  expect(isLoginDialogOpen()).toBe(false);
  expect(like).toHaveBeenCalledOnce();
  completeLoginDialog();
  expect(like).toHaveBeenCalledOnce();
});

test('reason: is that of the action that will run', () => {
  openLoginDialog(like, 'like');
  openLoginDialog();
  expect(tabAtomStore.get(loginReasonAtom)).toBe('like');
  cancelLoginDialog();
  openLoginDialog();
  expect(tabAtomStore.get(loginReasonAtom)).toBeNull();
});

test('closed dialog: discards the pending action', () => {
  openLoginDialog(like);
  cancelLoginDialog();
  openLoginDialog();
  completeLoginDialog();
  expect(like).not.toHaveBeenCalled();
});

test('registering on its own page: keeps the pending action', () => {
  openLoginDialog(like);
  hideLoginDialog();
  expect(isLoginDialogOpen()).toBe(false);
  completeLoginDialog();
  expect(like).toHaveBeenCalledOnce();
});

test('pending action: is discarded when the guest leaves the login screens', () => {
  openLoginDialog(like);
  discardPendingLoginAction();
  hideLoginDialog();
  completeLoginDialog();
  expect(like).toHaveBeenCalledOnce();
  openLoginDialog(like);
  hideLoginDialog();
  discardPendingLoginAction();
  completeLoginDialog();
  expect(like).toHaveBeenCalledOnce();
});

test('second request while the dialog is open: does not replace the pending action', () => {
  openLoginDialog(like);
  openLoginDialog();
  completeLoginDialog();
  expect(like).toHaveBeenCalledOnce();
});
