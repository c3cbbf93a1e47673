/** What is wrong with a field: a message id and the values of its sentence. Null when nothing is (spec §5). */
export interface FieldError<Id extends string = string> {
  readonly message: Id;
  readonly values?: Readonly<Record<string, string | number>>;
  /** No further typing makes it right, so one is told at once; of anything else when one leaves the field. */
  readonly isFinal?: boolean;
}
