import { logoUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';
import { PageLink, useGetStoreProfileQuery } from '@lapak/runtime';
import { LapakFooter } from '@lapak/ui/lapak-footer';
import { OrderPage, type OrderPageProps } from '@lapak/ordering/order/order-page';
import { LogoLink } from '@lapak/ui/logo-link';

interface EventOrderFrameProps extends Pick<OrderPageProps, 'main' | 'side' | 'isSideSticky'> {
  username: string;
  storeName: string;
}

/** The frame of a page about an order of tickets: the store above, two columns, the platform's mark below. */
export function EventOrderFrame({ username, storeName, ...columns }: EventOrderFrameProps) {
  const { data } = useGetStoreProfileQuery(username);
  const profile = data?.data;
  return (
    <OrderPage
      top={
        <LogoLink
          name={storeName}
          logo={logoUrl(profile?.logo_url ?? null)}
          render={<PageLink to={paths.home(username)} />}
        />
      }
      {...columns}
      bottom={
        profile && <LapakFooter subscription={profile.subscription_status} showLogo={profile.show_logo} />
      }
    />
  );
}
