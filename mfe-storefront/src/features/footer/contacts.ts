import { icons } from '@lapak/ui/icons';
import { socialLink } from '@lapak/domain/links';
import type { IconShape } from '@lapak/ui/icon';

type ContactField = 'facebook' | 'instagram' | 'email' | 'youtube' | 'tokopedia' | 'shopee';

const fields: readonly { field: ContactField; icon: IconShape; label: string }[] = [
  { field: 'facebook', icon: icons.facebook, label: 'Facebook' },
  { field: 'instagram', icon: icons.instagram, label: 'Instagram' },
  { field: 'email', icon: icons.mail, label: 'Email' },
  { field: 'youtube', icon: icons.youtube, label: 'YouTube' },
  { field: 'tokopedia', icon: icons.tokopedia, label: 'Tokopedia' },
  { field: 'shopee', icon: icons.shopee, label: 'Shopee' },
];

export interface Contact {
  icon: IconShape;
  label: string;
  href: string;
}

/** The contacts that the seller filled in, chat aside, with addresses that can never be a script (spec 1 §1, §5). */
export function storeContacts(setting: Readonly<Record<ContactField, string | null>>): Contact[] {
  return fields.flatMap(({ field, icon, label }) => {
    const href = socialLink(setting[field]);
    return href === '' ? [] : [{ icon, label, href }];
  });
}
