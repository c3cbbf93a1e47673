import type { ColumnType, GeneratedAlways } from 'kysely';

type Unchangeable<T> = ColumnType<T, T, never>;

/** The log of the operator's commands. The migrations describe the columns. */
export type OperatorAuditTables = {
  operator_audit: {
    id: GeneratedAlways<number>;
    operator: Unchangeable<string>;
    action: Unchangeable<string>;
    target: Unchangeable<string>;
    reason: Unchangeable<string>;
    create_at: ColumnType<Date, undefined, never>;
  };
};
