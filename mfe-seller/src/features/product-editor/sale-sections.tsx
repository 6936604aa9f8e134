import { productLabels } from '@lapak/contracts/store-document/product-labels';
import { FormCheckbox } from '@lapak/forms/form-checkbox';
import { FormDateField, FormDigitsField, FormRupiahField, FormTextField } from '@lapak/forms/form-text-field';
import { CustomFieldsField } from './custom-fields-field.tsx';
import { EditorSection } from '../editor/editor-section.tsx';
import { useProductValue } from './use-product-value.ts';
import { WholesaleField } from './wholesale-field.tsx';

/** Discount, wholesale prices and limits. */
export function PriceSections() {
  const isDiscounted = useProductValue('enable_discount_pricing');
  const hasVariations = useProductValue('enable_variations');
  const isWholesale = useProductValue('enable_wholesale_price');
  const isMadeToOrder = useProductValue('pre_order');
  const isLimited = useProductValue('is_limit');
  return (
    <>
      <EditorSection
        title={productLabels.enable_discount_pricing}
        names={['discount_price', 'discount_start_date', 'discount_end_date']}
        isOpenAtFirst={isDiscounted}
      >
        <FormCheckbox name="enable_discount_pricing" label="Jual dengan diskon" />
        {isDiscounted && (
          <>
            {!hasVariations && (
              <FormRupiahField name="discount_price" label={productLabels.discount_price} maxLength={13} />
            )}
            <FormDateField
              name="discount_start_date"
              label={productLabels.discount_start_date}
              hint="Dari awal hari itu, WIB."
            />
            <FormDateField
              name="discount_end_date"
              label={productLabels.discount_end_date}
              hint="Sampai akhir hari itu, WIB."
            />
          </>
        )}
      </EditorSection>
      <EditorSection
        title={productLabels.enable_wholesale_price}
        names={['wholesale_prices']}
        isOpenAtFirst={isWholesale}
      >
        <FormCheckbox name="enable_wholesale_price" label="Lebih murah kalau beli banyak" />
        {isWholesale && <WholesaleField />}
      </EditorSection>
      <EditorSection
        title="Pre-order dan batas pembelian"
        names={['pre_order_time', 'buy_limit']}
        isOpenAtFirst={isMadeToOrder || isLimited}
      >
        <FormCheckbox name="pre_order" label="Dibuat setelah dipesan (pre-order)" />
        {isMadeToOrder && (
          <FormDigitsField
            name="pre_order_time"
            label={productLabels.pre_order_time}
            end="hari"
            maxLength={3}
          />
        )}
        <FormCheckbox name="is_limit" label="Batasi jumlah yang boleh dibeli" />
        {isLimited && <FormDigitsField name="buy_limit" label={productLabels.buy_limit} maxLength={7} />}
      </EditorSection>
    </>
  );
}

/** What the order form asks buyers. */
export function OrderFormSection() {
  const takesDonations = useProductValue('is_donation');
  const isDonationFree = useProductValue('donation_custom');
  const hasSurvey = useProductValue('is_survei');
  const hasOwnFields = useProductValue('is_custom_field');
  return (
    <EditorSection
      title="Formulir pesanan"
      names={['donation_amount', 'donation_recipient', 'custom_field', 'survei_link']}
      isOpenAtFirst={hasOwnFields || takesDonations || hasSurvey}
    >
      <FormCheckbox name="alamat_option" label="Minta alamat pembeli" />
      <FormCheckbox name="is_notes" label="Pembeli boleh menulis catatan" />
      <FormCheckbox name="show_dropshipper" label="Boleh dikirim atas nama dropshipper" />
      <FormCheckbox name="show_reseller" label="Boleh memakai email reseller" />
      <FormCheckbox name="enable_identity_data" label="Minta nomor dan foto identitas" />
      <FormCheckbox name="enable_order_date" label="Minta tanggal dan jam pesanan" />
      <FormCheckbox name="is_donation" label="Tawarkan donasi" />
      {takesDonations && (
        <>
          <FormCheckbox name="donation_custom" label="Pembeli menulis sendiri jumlahnya" />
          {!isDonationFree && (
            <FormRupiahField name="donation_amount" label={productLabels.donation_amount} maxLength={13} />
          )}
          <FormTextField name="donation_recipient" label={productLabels.donation_recipient} maxLength={255} />
        </>
      )}
      <FormCheckbox name="is_survei" label="Tampilkan survei setelah memesan" />
      {hasSurvey && (
        <FormTextField
          name="survei_link"
          label={productLabels.survei_link}
          type="url"
          inputMode="url"
          maxLength={500}
        />
      )}
      <FormCheckbox name="is_custom_field" label="Isian tambahan dari kamu" />
      {hasOwnFields && <CustomFieldsField />}
    </EditorSection>
  );
}
