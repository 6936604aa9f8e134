import type { SellerOrder } from '@lapak/contracts/api/seller-order';
import * as consolePaths from '@lapak/contracts/console-paths';
import { formatDateLong } from '@lapak/domain/dates';
import { formatRupiah } from '@lapak/domain/rupiah';
import { PageLink } from '@lapak/runtime';
import { Section } from '@lapak/ui/section';
import { useToko } from '../../app/toko-context.ts';
import { ExpectedAmount } from './expected-amount.tsx';
import styles from './order-payment.module.css';
import { ProofPicture } from './proof-picture.tsx';

type Account = NonNullable<SellerOrder['payment_account']>;

function AccountText({ account }: { account: Account }) {
  return (
    <dd>
      <span>{`${account.nama} ${account.nomor_rekening}`.trim()}</span>
      {account.nama_rekening !== '' && (
        <span className={styles.muted}>{`a.n. ${account.nama_rekening}`}</span>
      )}
    </dd>
  );
}

const providerNames: Readonly<Record<string, string>> = { midtrans: 'Midtrans', sandbox: 'Sandbox' };

const automaticTexts = {
  preparing: 'Belum dijawab; ditanyakan lagi terus',
  ready: 'Menunggu pembeli membayar',
  paid: 'Sudah dibayar',
  closed: 'Tidak dipakai lagi',
} as const;

/** What the provider collects; with what it said when something is wrong. */
function AutomaticPayment({ automatic }: { automatic: NonNullable<SellerOrder['automatic']> }) {
  const { provider, state, problem } = automatic;
  const isTroubled = problem !== null && (state === 'preparing' || state === 'closed');
  return (
    <div>
      <dt>{`Pembayaran otomatis, ${providerNames[provider] ?? provider}`}</dt>
      <dd>
        <span>{automaticTexts[state]}</span>
        {isTroubled && <span className={styles.muted}>{`Jawaban terakhir: ${problem}`}</span>}
      </dd>
    </div>
  );
}

/** Whether a transfer of this very amount has to be found on an account of the store. */
const isTransferAwaited = ({ status, kode_unik }: SellerOrder) =>
  (status === 'UNPAID' || status === 'CONFIRMED') && kode_unik > 0;

const transferLabels: Partial<Record<Account['group'], string>> = {
  bank: 'Ke rekening',
  e_wallet: 'Ke e-wallet',
};

/** What is paid to a provider or at the counter has no account that the seller looks at. */
const destinationLabel = ({ automatic }: SellerOrder, { group }: Account) =>
  (!automatic && transferLabels[group]) || 'Metode pembayaran';

/** What is expected on which account, beside what the buyer says and shows; and other orders that a transfer may be meant for. */
export function OrderPayment({ order }: { order: SellerOrder }) {
  const { username } = useToko();
  const { transfer, payment_account, similar, total, kode_unik } = order;
  const isOther = transfer?.amount !== null && transfer?.amount !== undefined && transfer.amount !== total;
  return (
    <Section title="Pembayaran">
      <div className={styles.beside} data-proof={transfer?.proof_url ? true : undefined}>
        {transfer?.proof_url && <ProofPicture src={transfer.proof_url} invoice={order.invoice} />}
        <dl className={styles.facts}>
          <div>
            <dt>{isTransferAwaited(order) ? 'Harus masuk tepat' : 'Jumlah tagihan'}</dt>
            <dd>
              <ExpectedAmount total={total} uniqueCode={kode_unik} />
            </dd>
          </div>
          {payment_account && (
            <div>
              <dt>{destinationLabel(order, payment_account)}</dt>
              <AccountText account={payment_account} />
            </div>
          )}
          {order.automatic && <AutomaticPayment automatic={order.automatic} />}
          {transfer && (
            <>
              {transfer.amount !== null && (
                <div>
                  <dt>Kata pembeli</dt>
                  <dd>
                    <span className={isOther ? styles.other : undefined}>
                      {formatRupiah(transfer.amount)}
                    </span>
                    {isOther && (
                      <span className={styles.muted}>
                        {`berbeda ${formatRupiah(Math.abs(transfer.amount - total))} dari yang diharapkan`}
                      </span>
                    )}
                  </dd>
                </div>
              )}
              {transfer.account && (
                <div>
                  <dt>Ditransfer ke</dt>
                  <AccountText account={transfer.account} />
                </div>
              )}
              {transfer.at && (
                <div>
                  <dt>Tanggal transfer</dt>
                  <dd>{formatDateLong(transfer.at)}</dd>
                </div>
              )}
            </>
          )}
        </dl>
      </div>
      {transfer && !transfer.proof_url && <p className={styles.muted}>Gambar buktinya sudah dihapus.</p>}
      {similar.length > 0 && (
        <div className={styles.similar}>
          <h3 className={styles.subtitle}>Pesanan lain yang nilainya hampir sama</h3>
          <p className={styles.muted}>Pastikan transfer ini bukan untuk salah satunya.</p>
          <ul>
            {similar.map(({ id, invoice, nama, total: amount }) => (
              <li key={id}>
                <PageLink to={consolePaths.order(username, id)} className={styles.row}>
                  <span>{`${nama}, ${invoice}`}</span>
                  <span className={styles.amount}>{formatRupiah(amount)}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
