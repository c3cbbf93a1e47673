/** An error of a field: a message id and its values. Validators return null for a valid field (spec §5). */
export interface FieldError<Id extends string = string> {
  readonly message: Id;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Further typing cannot fix the error, so it is shown at once. Other errors are shown on blur. */
  readonly isFinal?: boolean;
}
