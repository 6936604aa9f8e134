import { cartPieces } from '@lapak/domain/cart';
import { messages } from '@lapak/domain/messages';
import { storeProblem } from '@lapak/domain/store-problem';
import { BuyerSection } from '@lapak/ordering/checkout/buyer-section';
import { CheckoutColumns } from '@lapak/ordering/checkout/checkout-columns';
import { FormTextArea, FormDateField, FormTextField } from '@lapak/forms/form-text-field';
import { PayBar } from '@lapak/ordering/checkout/pay-bar';
import { useGetStoreProfileQuery } from '@lapak/runtime';
import { useMemo } from 'react';
import { useFormState } from 'react-final-form';
import { DonationSection } from '../donation/donation-section.tsx';
import { countable, type CheckedLine } from '../lines/line-state.ts';
import { NoteSection } from '../note/note-section.tsx';
import { orderProblem } from '../payment/order-problem.ts';
import { PaymentMethods } from '../payment/payment-methods.tsx';
import { OrderPriceDetails } from '../price-details/order-price-details.tsx';
import type { VoucherControl } from '../voucher/use-voucher.ts';
import { VoucherSection } from '../voucher/voucher-section.tsx';
import { CustomFields } from './custom-fields.tsx';
import { FormGroup } from './form-group.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { PurchaseSection } from './purchase-section.tsx';
import type { SingleKind } from './single-kind.ts';
import { customFields, customName, type SingleValues } from './single-values.ts';
import { SurveySection } from './survey-section.tsx';
import { singleFigures } from './use-single-checkout.ts';
import { formatDateWire } from '@lapak/domain/wire-dates';

/** Requested date: not before today by the server's clock (spec 2 §3, `enable_order_date`). */
function OrderDateFields({ dateServer }: { dateServer: string }) {
  return (
    <>
      <FormDateField
        name="order_date"
        label="Tanggal Pemesanan"
        marked
        required
        min={formatDateWire(dateServer) || undefined}
      />
      <FormTextField name="order_time" label="Jam Pemesanan" marked required type="time" />
    </>
  );
}

interface SingleFormBodyProps {
  username: string;
  kind: SingleKind;
  checked: CheckedLine;
  voucher: VoucherControl;
  isEmailLocked: boolean;
  uploadId: string;
  onQtyChange: (qty: number | null) => void;
  onRemove: () => void;
  isRunning: boolean;
  lost: string | null;
}

/** The sections in the specification's order (spec 2 §2, service and digital sections). */
export function SingleFormBody(props: SingleFormBodyProps) {
  const { username, kind, checked, voucher } = props;
  const { line, problem } = checked;
  const lines = useMemo(() => countable([checked]), [checked]);
  const pieces = cartPieces(lines);
  const profile = useGetStoreProfileQuery(username).data?.data;
  const { values } = useFormState<SingleValues>({ subscription: { values: true } });
  const figures = singleFigures(lines, values, voucher.applied);
  const survey = line.is_survei === 1 ? line.survei_link : null;
  const surveySection = survey && <SurveySection link={survey} />;
  const own = customFields(line);
  const isService = kind.category === 'jasa';

  return (
    <CheckoutColumns
      main={
        <>
          <BuyerSection title={kind.buyerTitle} labels={kind.labels} isEmailLocked={props.isEmailLocked}>
            {line.alamat_option === 1 && (
              <FormTextArea
                name="alamat"
                label="Alamat"
                marked
                required
                autoComplete="street-address"
                maxLength={1000}
              />
            )}
          </BuyerSection>
          {line.enable_identity_data === 1 && (
            <FormGroup title="Identitas" required={['identity_number', 'identity_picture']}>
              <IdentityFields uploadId={props.uploadId} isRunning={props.isRunning} />
            </FormGroup>
          )}
          {line.enable_order_date === 1 && (
            <FormGroup title="Jadwal" required={['order_date', 'order_time']}>
              <OrderDateFields dateServer={line.date_server} />
            </FormGroup>
          )}
          {own.length > 0 && (
            <FormGroup
              title="Pertanyaan dari Penjual"
              required={own.filter((field) => field.is_required === 1).map(customName)}
            >
              <CustomFields line={line} />
            </FormGroup>
          )}
          {figures.totalBeforeDiscount > 0 && <VoucherSection voucher={voucher} />}
          {line.is_donation === 1 && <DonationSection item={line} />}
          {!isService && surveySection}
          <PurchaseSection
            title={kind.linesTitle}
            username={username}
            checked={checked}
            onQtyChange={props.onQtyChange}
            onRemove={props.onRemove}
          />
          {line.is_notes === 1 && <NoteSection />}
          {isService && surveySection}
        </>
      }
      prices={
        <OrderPriceDetails
          figures={figures}
          pieces={pieces}
          unit={isService ? 'jasa' : 'produk'}
          shipping={null}
        />
      }
      payment={figures.total > 0 && <PaymentMethods username={username} lines={lines} />}
      end={
        <PayBar
          total={pieces === 0 ? null : figures.total}
          isRunning={props.isRunning}
          problem={storeProblem(profile) ?? problem ?? orderProblem(profile, figures.total)}
          lost={props.lost}
          note={figures.goodsTotal > 0 || !figures.isFree ? messages.excludesExtraCosts : null}
        />
      }
    />
  );
}
