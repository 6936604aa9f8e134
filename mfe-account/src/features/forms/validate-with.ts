import { ValidationError, type AnyObjectSchema } from 'yup';

/** Field name to the one message that stands below it. */
export type FormErrors = Record<string, string>;

/** A final-form `validate` from a yup schema: the first message of each field. */
export function validateWith(schema: AnyObjectSchema): (values: object) => FormErrors {
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
