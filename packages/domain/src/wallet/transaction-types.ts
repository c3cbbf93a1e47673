import type { PointsTransactionType as Type } from '@quintet/api/enums';

/** The name of each type in message ids, `wallet.type.<name>`. Numbers (spec §3), because the enumeration would be in every first screen. */
const TYPE_KEYS = {
  3: 'red-envelope-sent',
  11: 'platform-refund',
  13: 'provider-refund',
  21: 'platform',
  22: 'address-redemption',
  23: 'wallet-redemption',
  31: 'lucky',
  32: 'minefield',
  121: 'reward',
  122: 'usage',
  123: 'report-bonus',
  129: 'deposit',
  221: 'usage-deduction',
  229: 'deduction',
} as const satisfies Record<Type, string>;

export type TransactionTypeKey = (typeof TYPE_KEYS)[Type];

/** The key of a type; one that this version does not know is a movement by the platform. */
export const getTransactionTypeKey = (type: Type): TransactionTypeKey => TYPE_KEYS[type] ?? 'platform';

/** What the list can be filtered by, `wallet.filter.<group>`. */
export const TRANSACTION_TYPES_BY_GROUP = {
  redemptions: [22, 23],
  refunds: [11, 13],
  envelopes: [3, 31, 32],
  platform: [21, 121, 122, 123, 129, 221, 229],
} as const satisfies Record<string, readonly Type[]>;

export type TransactionTypeGroup = keyof typeof TRANSACTION_TYPES_BY_GROUP;

/** The group of a type; its icon shows the group. */
export function getTransactionTypeGroup(type: Type): TransactionTypeGroup {
  const groups = Object.entries(TRANSACTION_TYPES_BY_GROUP) as [TransactionTypeGroup, readonly Type[]][];
  return groups.find(([, types]) => types.includes(type))?.[0] ?? 'platform';
}
