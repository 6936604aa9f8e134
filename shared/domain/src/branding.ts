interface Branding {
  subscription_status: string;
  show_logo: number;
}

/** Whether the footer shows the product's own logo: always, unless a paying seller hides it (spec 1 §1, §6). */
export function showsBranding({ subscription_status, show_logo }: Branding): boolean {
  const isPaying = subscription_status === 'pro' || subscription_status === 'business';
  return !(isPaying && show_logo === 0);
}
