import type { Schemas } from '@quintet/api/types';
import { useState } from 'react';
import { createSessionStorageValue } from '../../shared/storage/session-storage.ts';

/** A binding order that the user has not confirmed yet. */
export interface BindingOrder {
  readonly userId: string;
  readonly orderId: string;
  readonly qrcode: string;
  /** By this device's clock, milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** Kept in this tab, so that a reload shows the QR code without asking for the security password again. */
const storage = createSessionStorageValue<BindingOrder>('quintet.binding');

/**
 * `date` is the server's time of the response, in whole seconds: clocks differ, the time that is left does not. It never exceeds an
 * order's lifetime.
 */
export function toBindingOrder(userId: string, order: Schemas['PaymentOrder'], date: string | null): BindingOrder {
  const now = Date.now();
  const [start, end] = [Date.parse(order.create_at), Date.parse(order.expire_at)];
  const serverNow = date === null ? now : Math.max(start, Date.parse(date));
  return {
    userId,
    orderId: order.orderId,
    qrcode: order.qrcode,
    expiresAt: now + end - serverNow,
  };
}

/** The next opening starts a new order. */
export const removeStoredBindingOrder = (): void => storage.write(null);

/** The open order of the signed-in user. */
export function useOpenBindingOrder(userId: string) {
  const [order, setOrder] = useState(() => {
    const stored = storage.read();
    return stored?.userId === userId ? stored : null;
  });
  return {
    order,
    saveOrder: (next: BindingOrder | null): void => {
      storage.write(next);
      setOrder(next);
    },
  };
}
