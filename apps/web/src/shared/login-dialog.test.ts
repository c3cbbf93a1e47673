import { beforeEach, expect, test, vi } from 'vitest';
import {
  closeLoginDialog,
  completeLoginDialog,
  discardPendingAction,
  isLoginDialogOpen,
  suspendLoginDialog,
  openLoginDialog,
} from './login-dialog.ts';

const like = vi.fn();

beforeEach(() => {
  closeLoginDialog();
  like.mockClear();
});

test('whoever logs in carries on with what was wanted, once', () => {
  openLoginDialog(like);
  expect(isLoginDialogOpen()).toBe(true);
  completeLoginDialog();
  expect(isLoginDialogOpen()).toBe(false);
  expect(like).toHaveBeenCalledOnce();
  completeLoginDialog();
  expect(like).toHaveBeenCalledOnce();
});

test('whoever closes it does not want that any more', () => {
  openLoginDialog(like);
  closeLoginDialog();
  openLoginDialog();
  completeLoginDialog();
  expect(like).not.toHaveBeenCalled();
});

test('registering on a page of its own keeps it waiting', () => {
  openLoginDialog(like);
  suspendLoginDialog();
  expect(isLoginDialogOpen()).toBe(false);
  completeLoginDialog();
  expect(like).toHaveBeenCalledOnce();
});

test('whoever turned away on the way does not want it any more', () => {
  openLoginDialog(like);
  discardPendingAction();
  suspendLoginDialog();
  completeLoginDialog();
  expect(like).toHaveBeenCalledOnce();
  openLoginDialog(like);
  suspendLoginDialog();
  discardPendingAction();
  completeLoginDialog();
  expect(like).toHaveBeenCalledOnce();
});

test('a refused call behind the open dialog does not take its place', () => {
  openLoginDialog(like);
  openLoginDialog();
  completeLoginDialog();
  expect(like).toHaveBeenCalledOnce();
});
