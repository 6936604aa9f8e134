import { messages } from '@lapak/domain/messages';
import { formatPrice } from '@lapak/domain/rupiah';
import { Button, buttonClass } from '@lapak/ui/button';
import { CollapsingChoice } from '@lapak/ui/collapsing-choice';
import { FieldError } from '@lapak/ui/field';
import { RadioCards } from '@lapak/ui/radio-cards';
import { Skeleton } from '@lapak/ui/skeleton';
import { Spinner } from '@lapak/ui/spinner';
import { useId } from 'react';
import { ChatLink } from '@lapak/ordering/chat/chat-link';
import { useGetStoreProfileQuery } from '@lapak/runtime';
import { logoUrl } from '@lapak/contracts/pictures';
import { useFormField } from '@lapak/forms/use-form-field';
import type { CourierChoice } from './courier-choices.ts';
import styles from './courier-field.module.css';
import { CourierHint } from './courier-hint.tsx';
import type { ShippingCosts } from './use-shipping-costs.ts';

const titleOf = ({ courier, service }: CourierChoice) => `${courier} ${service}`;
const logoOf = ({ courier, imageUrl }: CourierChoice) => ({ name: courier, src: logoUrl(imageUrl) });

const toCard = (choice: CourierChoice) => ({
  value: choice.value,
  title: titleOf(choice),
  note: [choice.description, choice.estimate].filter(Boolean).join(' '),
  logo: logoOf(choice),
  end: formatPrice(choice.cost),
});

const toChosen = (choice: CourierChoice) => ({
  title: titleOf(choice),
  note: [formatPrice(choice.cost), choice.estimate].filter(Boolean).join(' '),
  logo: logoOf(choice),
});

function NoCourier({ username }: { username: string }) {
  const { data: profile } = useGetStoreProfileQuery(username);
  return (
    <div className={styles.none}>
      <p className={styles.text} role="status">
        Belum ada kurir ke kecamatan ini. Silakan tanya penjual lewat chat.
      </p>
      {profile && (
        <ChatLink setting={profile.data} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          Tanya Penjual
        </ChatLink>
      )}
    </div>
  );
}

/** Most stores offer more, which stand below the first screen: what is read or filled in meanwhile does not move. */
const expectedCards = [0, 1, 2, 3];

/**
 * Courier services of the chosen district, with costs and days (spec 2 §3, "Shipping option group"); collapses to the
 * chosen one.
 */
export function CourierField({ username, costs }: { username: string; costs: ShippingCosts }) {
  const { input, error } = useFormField<string>('expedisi');
  const errorId = useId();

  if (costs.status === 'idle') {
    return (
      <CourierHint>
        <FieldError id={errorId} error={error} />
      </CourierHint>
    );
  }
  if (costs.status === 'ready' && costs.choices.length > 0) {
    const chosen = costs.choices.find(({ value }) => value === input.value);
    return (
      <div data-invalid={error ? true : undefined}>
        <CollapsingChoice
          label="Pilih Kurir"
          chosen={chosen ? toChosen(chosen) : null}
          changeLabel="Ubah kurir"
          error={error}
        >
          <RadioCards
            legend="Pilih Kurir"
            name="expedisi"
            options={costs.choices.map(toCard)}
            value={input.value}
            onValueChange={input.onChange}
            error={error}
          />
        </CollapsingChoice>
      </div>
    );
  }
  return (
    <div className={styles.field} role="group" aria-label="Pilih Kurir">
      <p className={styles.legend}>Pilih Kurir</p>
      {costs.status === 'loading' && (
        <>
          <div className={styles.row}>
            <Spinner label={messages.loadingShippingCosts} />
            <p className={styles.text} aria-hidden="true">
              {messages.loadingShippingCosts}
            </p>
          </div>
          {expectedCards.map((card) => (
            <Skeleton key={card} shape="block" className={styles.card} />
          ))}
        </>
      )}
      {costs.status === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>{costs.message}</p>
          <Button variant="secondary" size="sm" loading={costs.isRetrying} onClick={costs.retry}>
            Coba lagi
          </Button>
        </div>
      )}
      {costs.status === 'ready' && <NoCourier username={username} />}
    </div>
  );
}
