import { ValidationError, type Schema } from 'yup';

/** Field name to its one error, in final-form's format. */
export type FormErrors = Record<string, string>;

/** A form's `validate` from a yup schema: the first message of every field. */
export function validateWith(schema: Schema): (values: unknown) => FormErrors {
  return (values) => {
    try {
      schema.validateSync(values, { abortEarly: false });
      return {};
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const errors: FormErrors = {};
      for (const { path, message } of error.inner) if (path) errors[path] ??= message;
      return errors;
    }
  };
}
