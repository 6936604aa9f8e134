import { messages } from '@lapak/domain/messages';
import {
  buyerRules,
  optionalEmail,
  requiredEmail,
  requiredPostalCode,
  requiredText,
  walletPhone,
} from '@lapak/forms/rules';
import { boolean, mixed, object, string } from 'yup';

/** Which fields of the goods form are required (spec 2 §5). */
export interface GoodsNeeds {
  address: boolean;
}

/** Rules of the goods checkout and of the direct buy (spec 2 §5). */
export function goodsSchema({ address }: GoodsNeeds) {
  const whenAsked = (message: string) => (address ? requiredText(message) : string());
  return object({
    ...buyerRules(messages.checkoutPhoneRequired),
    district: address ? mixed().required(messages.checkoutDistrictRequired) : mixed().nullable(),
    alamat: whenAsked(messages.addressRequired),
    kode_pos: address ? requiredPostalCode() : string(),
    expedisi: whenAsked(messages.courierRequired),
    catatan: string(),
    buy_as_reseller: boolean(),
    email_reseller: optionalEmail(messages.emailFormatInvalid).when('buy_as_reseller', {
      is: true,
      then: () => requiredEmail(messages.emailFormatInvalid),
    }),
    send_as_dropshipper: boolean(),
    dropshipper_name: string().when('send_as_dropshipper', {
      is: true,
      then: () => requiredText(messages.fieldRequired('Nama dropshipper')),
    }),
    dropshipper_info: string(),
    mobile_e_wallet: walletPhone(),
  });
}
