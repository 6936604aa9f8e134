import type { OriginResponse } from '@lapak/contracts/api/shipping';
import { cartPieces } from '@lapak/domain/cart';
import { dropshipperOffered, resellerOffered } from '@lapak/domain/checkout';
import { messages } from '@lapak/domain/messages';
import { storeProblem } from '@lapak/domain/store-problem';
import { BuyerSection } from '@lapak/ordering/checkout/buyer-section';
import { CheckoutColumns } from '@lapak/ordering/checkout/checkout-columns';
import { PayBar } from '@lapak/ordering/checkout/pay-bar';
import { useGetStoreProfileQuery } from '@lapak/runtime';
import { useMemo } from 'react';
import { useFormState } from 'react-final-form';
import type { LineFixes } from '../../components/line-problem.tsx';
import { ProductLines } from '../../components/product-lines.tsx';
import { DonationSection } from '../donation/donation-section.tsx';
import { BuyingAsSection } from '../dropship/buying-as-section.tsx';
import { countable, dateServerOf, type CheckedLine } from '../lines/line-state.ts';
import { NoteSection } from '../note/note-section.tsx';
import { orderProblem } from '../payment/order-problem.ts';
import { PaymentMethods } from '../payment/payment-methods.tsx';
import { donationLine } from '../price-details/order-figures.ts';
import { OrderPriceDetails } from '../price-details/order-price-details.tsx';
import { AddressSection } from '../shipping/address-section.tsx';
import type { VoucherControl } from '../voucher/use-voucher.ts';
import { VoucherSection } from '../voucher/voucher-section.tsx';
import { goodsFigures } from './goods-figures.ts';
import type { GoodsValues } from './goods-values.ts';

interface GoodsFormBodyProps {
  username: string;
  lines: readonly CheckedLine[];
  voucher: VoucherControl;
  isEmailLocked: boolean;
  origin: OriginResponse['data']['location'];
  editPath?: string;
  fixes: LineFixes;
  needsAddress: boolean;
  /** Incremented to refetch prices. */
  pricesAsked: number;
  isRunning: boolean;
  lost: string | null;
}

/**
 * The sections in the specification's order (spec 2 §2, "Product checkout sections"). Rendered again with each typed
 * letter, for the figures; the long sections are not, as long as their lines are the same.
 */
export function GoodsFormBody(props: GoodsFormBodyProps) {
  const { username, voucher, needsAddress } = props;
  const { values } = useFormState<GoodsValues>({ subscription: { values: true } });
  const profile = useGetStoreProfileQuery(username).data?.data;
  const traits = profile?.traits;
  const lines = useMemo(() => countable(props.lines), [props.lines]);
  const figures = goodsFigures(lines, values, voucher.applied, needsAddress);
  const pieces = cartPieces(lines);
  const donation = donationLine(lines);
  const resellerMode = traits?.reseller_mode ?? 'none';

  return (
    <CheckoutColumns
      main={
        <>
          {needsAddress && (
            <AddressSection
              username={username}
              lines={lines}
              origin={props.origin}
              pricesAsked={props.pricesAsked}
            />
          )}
          <BuyerSection title="Data Pembeli" isEmailLocked={props.isEmailLocked} />
          <BuyingAsSection
            username={username}
            resellerMode={resellerOffered(lines, resellerMode) ? resellerMode : 'none'}
            isDropshipOffered={dropshipperOffered(lines, traits?.dropship_allowed !== true)}
          />
          {donation && <DonationSection item={donation} />}
          <ProductLines
            title="Daftar Produk"
            username={username}
            lines={props.lines}
            dateServer={dateServerOf(lines)}
            editPath={props.editPath}
            fixes={props.fixes}
            isProblemInView={props.pricesAsked > 0}
          />
          {lines.some(({ is_notes }) => is_notes === 1) && <NoteSection />}
          {figures.totalBeforeDiscount > 0 && <VoucherSection voucher={voucher} />}
        </>
      }
      prices={
        <OrderPriceDetails
          figures={figures}
          pieces={pieces}
          shipping={needsAddress ? (values.expedisi ? 'chosen' : 'pending') : null}
        />
      }
      payment={figures.total > 0 && <PaymentMethods username={username} lines={lines} />}
      end={
        <PayBar
          total={pieces === 0 ? null : figures.total}
          isRunning={props.isRunning}
          problem={
            storeProblem(profile) ??
            (props.lines.some(({ problem }) => problem !== null)
              ? UNORDERABLE
              : orderProblem(profile, figures.total))
          }
          lost={props.lost}
          note={figures.total > 0 ? messages.excludesExtraCosts : null}
        />
      }
    />
  );
}

const UNORDERABLE = 'Ada produk yang belum bisa dipesan. Periksa kembali daftar produk.';
