import type { SellerOrder } from '@lapak/contracts/api/seller-order';
import * as consolePaths from '@lapak/contracts/console-paths';
import { formatDateLong } from '@lapak/domain/dates';
import { Button } from '@lapak/ui/button';
import { CopyButton } from '@lapak/ui/copy-button';
import { Facts } from '@lapak/ui/facts';
import { PageLink } from '@lapak/runtime';
import { Section } from '@lapak/ui/section';
import { useToko } from '../../app/toko-context.ts';
import { ChatLink } from './chat-link.tsx';
import styles from './order-page.module.css';
import type { OrderStepsOf } from './use-order-steps.ts';

/** Labels and what the buyer gave for them; what was not given is left out. */
const given = (pairs: readonly (readonly [string, string | null])[]) =>
  pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []));

const addressOf = ({ alamat, district, kode_pos }: SellerOrder) =>
  [alamat, district, kode_pos].filter(Boolean).join(', ') || null;

/** Who ordered and where it goes. */
export function OrderBuyer({ order, steps }: { order: SellerOrder; steps: OrderStepsOf }) {
  const { username } = useToko();
  const address = addressOf(order);
  const isDropshipped = order.dropshipper === 1;
  const { nama, handphone, status } = order;
  const isPaid = status === 'PAID' || status === 'SELESAI';
  const shipping = given([
    ['Kurir', order.expedisi],
    ['Nomor resi', order.resi],
  ]);
  return (
    <>
      <Section title="Pembeli" action={<ChatLink order={order} />}>
        <Facts
          facts={given([
            ['Nama', nama],
            ['Nomor Handphone', handphone],
            ['Email', order.email],
            ['Catatan pembeli', order.catatan],
            ['Tanggal', order.order_date && formatDateLong(order.order_date)],
            ['Jam', order.order_time],
            ['Nomor identitas', order.identity_number],
            ['Pengirim (dropship)', isDropshipped ? order.dropshipper_name : null],
            ['Info pengirim', isDropshipped ? order.dropshipper_info : null],
            ['Email reseller', order.reseller_email],
            ...order.custom_fields.map(({ name, value }) => [name, value] as const),
          ])}
        />
        {order.has_identity_picture && (
          <a
            className={styles.link}
            href={`/api/seller/toko/${encodeURIComponent(username)}/pesanan/${order.id}/identitas`}
            target="_blank"
            rel="noreferrer"
          >
            Lihat foto identitas
          </a>
        )}
      </Section>
      {(address ?? shipping.length > 0) && (
        <Section
          title={order.kind === 'barang' ? 'Pengiriman' : 'Alamat pembeli'}
          action={address && <CopyButton text={[nama, handphone, address].join('\n')} label="Salin alamat" />}
        >
          <Facts facts={[...given([['Alamat', address]]), ...shipping]} />
          {order.kind === 'barang' && isPaid && (
            <PageLink className={styles.link} to={consolePaths.print(username, { ids: order.id })}>
              Cetak label
            </PageLink>
          )}
          {steps.allows('correct') && (
            <div className={styles.below}>
              <Button variant="secondary" size="sm" onClick={() => steps.ask('correct')}>
                Perbaiki resi
              </Button>
            </div>
          )}
        </Section>
      )}
    </>
  );
}
