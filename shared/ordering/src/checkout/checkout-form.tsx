import { FormElement } from '@lapak/forms/form-element';
import type { ComponentProps } from 'react';
import styles from './checkout-form.module.css';

/** The form of a checkout, with room for its columns. */
export function CheckoutForm(props: Omit<ComponentProps<typeof FormElement>, 'className'>) {
  return <FormElement {...props} className={styles.form} />;
}
