import { beforeEach, expect, test, vi } from 'vitest';
import {
  closeLoginDialog,
  finishLoginDialog,
  forgetWish,
  isLoginDialogOpen,
  leaveLoginDialog,
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
  finishLoginDialog();
  expect(isLoginDialogOpen()).toBe(false);
  expect(like).toHaveBeenCalledOnce();
  finishLoginDialog();
  expect(like).toHaveBeenCalledOnce();
});

test('whoever closes it does not want that any more', () => {
  openLoginDialog(like);
  closeLoginDialog();
  openLoginDialog();
  finishLoginDialog();
  expect(like).not.toHaveBeenCalled();
});

test('registering on a page of its own keeps it waiting', () => {
  openLoginDialog(like);
  leaveLoginDialog();
  expect(isLoginDialogOpen()).toBe(false);
  finishLoginDialog();
  expect(like).toHaveBeenCalledOnce();
});

test('whoever turned away on the way does not want it any more', () => {
  openLoginDialog(like);
  forgetWish();
  leaveLoginDialog();
  finishLoginDialog();
  expect(like).toHaveBeenCalledOnce();
  openLoginDialog(like);
  leaveLoginDialog();
  forgetWish();
  finishLoginDialog();
  expect(like).toHaveBeenCalledOnce();
});

test('a refused call behind the open dialog does not take its place', () => {
  openLoginDialog(like);
  openLoginDialog();
  finishLoginDialog();
  expect(like).toHaveBeenCalledOnce();
});
