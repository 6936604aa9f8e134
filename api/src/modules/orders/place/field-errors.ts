import type { FieldErrors } from '@lapak/contracts/api/common';

/** Collects messages by field. The first of a field is the one that is shown. */
export class FieldProblems {
  readonly #errors: Record<string, string[]> = {};

  add(field: string, message: string): void {
    (this.#errors[field] ??= []).push(message);
  }

  /** Adds the message when the condition does not hold. */
  require(field: string, holds: boolean, message: string): void {
    if (!holds) this.add(field, message);
  }

  /** Null when there is nothing wrong. */
  errors(): FieldErrors | null {
    return Object.keys(this.#errors).length === 0 ? null : this.#errors;
  }
}
