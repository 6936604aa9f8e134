import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Form, FormSpy, type FormProps } from 'react-final-form';
import { FormElement } from '../form-element.tsx';

type Options = Partial<Pick<FormProps, 'initialValues' | 'validate' | 'onSubmit'>>;

/** Renders fields in a form with a button 'Kirim'; returns an object with the form's values. */
export function openForm(children: ReactNode, { onSubmit = () => undefined, ...options }: Options = {}) {
  const form: { values: Record<string, unknown> } = { values: {} };
  render(
    <Form {...options} onSubmit={onSubmit}>
      {({ handleSubmit }) => (
        <FormElement onSubmit={handleSubmit}>
          {children}
          <FormSpy subscription={{ values: true }}>
            {({ values }) => {
              form.values = values;
              return null;
            }}
          </FormSpy>
          <button type="submit">Kirim</button>
        </FormElement>
      )}
    </Form>,
  );
  return form;
}
