import type { Schemas } from '@quintet/api/types';

export type TradingLog = Schemas['TradingLog'];
export type PaymentProvider = Schemas['PaymentProvider'];
export type PaymentProviderCode = Schemas['PaymentProviderCode'];
export type PointsDirection = Schemas['PointsDirection'];
