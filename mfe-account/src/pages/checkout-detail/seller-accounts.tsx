import type { PaymentMethodItem } from '@lapak/contracts/api/payment';
import { pictureUrl } from '@lapak/contracts/pictures';
import { Picture } from '@lapak/ui/picture';
import { useGetPaymentMethodsQuery } from '../../api/payment-api.ts';
import { PageLoading } from '@lapak/ui/page-loading';
import { AccountNumber } from './account-number.tsx';
import cardStyles from './checkout-detail.module.css';
import styles from './amount-card.module.css';

const groups = [
  { key: 'cash', title: 'Informasi Pembayaran' },
  { key: 'bank', title: 'Informasi Rekening Tujuan' },
  { key: 'e_wallet', title: 'Informasi E-Wallet Tujuan' },
] as const;

/** The seller's accounts, for an order without a chosen method (spec 3 §2). */
export function SellerAccounts({ username }: { username: string }) {
  const { data, isLoading } = useGetPaymentMethodsQuery(username);
  if (isLoading) return <PageLoading label="Memuat pesanan" />;
  return groups.map(({ key, title }) => {
    const accounts = data?.data[key] ?? [];
    return accounts.length > 0 ? (
      <section key={key} className={cardStyles.card}>
        <h2 className={cardStyles.cardTitle}>{title}</h2>
        <ul className={styles.accounts}>
          {accounts.map((account) => (
            <li key={account.id}>
              <Account account={account} />
            </li>
          ))}
        </ul>
      </section>
    ) : null;
  });
}

function Account({ account }: { account: PaymentMethodItem }) {
  return (
    <>
      <div className={styles.account}>
        {account.type.img && (
          <Picture
            className={styles.bank}
            src={pictureUrl(account.type.img, 160)}
            alt=""
            width={56}
            height={36}
            contain
          />
        )}
        <div className={styles.accountTexts}>
          <p className={styles.bankName}>{account.type.nama}</p>
          {account.nama_rekening && <p className={styles.holder}>a.n. {account.nama_rekening}</p>}
        </div>
      </div>
      <AccountNumber number={account.nomor_rekening} what={`nomor ${account.type.nama}`} />
    </>
  );
}
