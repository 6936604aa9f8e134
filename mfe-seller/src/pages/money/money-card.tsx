import type { SellerMoney } from '@lapak/contracts/api/seller-money';
import * as consolePaths from '@lapak/contracts/console-paths';
import { formatDateTimeLong } from '@lapak/domain/dates';
import { formatRupiah } from '@lapak/domain/rupiah';
import { FormElement } from '@lapak/forms/form-element';
import { FormTextArea } from '@lapak/forms/form-text-field';
import { PageLink } from '@lapak/runtime';
import { Button } from '@lapak/ui/button';
import { toast } from '@lapak/ui/toast';
import { FORM_ERROR } from 'final-form';
import { Form } from 'react-final-form';
import { useHandleMoneyMutation } from '../../api/money-api.ts';
import { refusalText } from '../../lib/refusal.ts';
import { useToko } from '../../app/toko-context.ts';
import styles from './money-page.module.css';
import { amountOf, textsOf } from './money-texts.ts';

/** What was done with the money, which closes it. */
function HandleForm({ money }: { money: SellerMoney }) {
  const { username } = useToko();
  const [handle] = useHandleMoneyMutation();
  return (
    <Form<{ note?: string }>
      validate={({ note = '' }) => (note.trim() === '' ? { note: 'Tulis apa yang sudah dilakukan' } : {})}
      onSubmit={async ({ note = '' }) => {
        const { error } = await handle({ toko: username, id: money.id, note: note.trim() });
        if (error) return { [FORM_ERROR]: refusalText(error) };
        toast.success('Ditandai selesai');
        return undefined;
      }}
    >
      {({ handleSubmit, submitting }) => (
        <FormElement onSubmit={handleSubmit} className={styles.form}>
          <FormTextArea
            name="note"
            label={`Apa yang sudah dilakukan dengan ${amountOf(money)} dari ${money.order.nama}`}
            hint="Misalnya: dikembalikan ke BCA 123 atas nama pembeli, 21 November."
            maxLength={1000}
            rows={2}
          />
          <Button type="submit" size="sm" loading={submitting}>
            Tandai selesai
          </Button>
        </FormElement>
      )}
    </Form>
  );
}

/** Money that waits for somebody, or that somebody has looked after. */
export function MoneyCard({ money }: { money: SellerMoney }) {
  const { username } = useToko();
  const { title, todo } = textsOf(money);
  const { order, handled, provider, transaction, received_at } = money;
  return (
    <li className={styles.card}>
      <h2 className={styles.head}>
        <span>{title}</span>
        <strong>{amountOf(money)}</strong>
      </h2>
      <p>
        <PageLink className={styles.link} to={consolePaths.order(username, order.id)}>
          {order.invoice}
        </PageLink>
        <span>{`, tagihan ${formatRupiah(order.total)}`}</span>
      </p>
      <p>{`${order.nama}, ${order.handphone}, ${order.email}`}</p>
      <p className={styles.quiet}>
        {`${formatDateTimeLong(received_at)}, ${provider}, transaksi ${transaction}`}
      </p>
      {handled ? (
        <p className={styles.done}>
          <strong>{`Selesai, ${handled.by}, ${formatDateTimeLong(handled.at)}: `}</strong>
          <span>{handled.note}</span>
        </p>
      ) : (
        <>
          <p>{todo}</p>
          <HandleForm money={money} />
        </>
      )}
    </li>
  );
}
