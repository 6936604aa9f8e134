import { formatFileSize } from '@lapak/domain/file-size';
import { buttonClass } from '@lapak/ui/button';
import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import { Section } from '@lapak/ui/section';
import { useId } from 'react';
import type { ProductDownload } from '../../features/order/downloads.ts';
import styles from './download-card.module.css';
import type { OrderLine } from '@lapak/contracts/api/order';

/** What opens, and how often it was opened already. */
function downloadNote(counted: OrderLine['download']): string {
  if (!counted) return 'Siap diunduh';
  const { bytes, opened, limit } = counted;
  if (opened >= limit) return `Sudah dibuka ${opened} kali. Hubungi penjual bila kamu masih membutuhkannya.`;
  const what = bytes === null ? 'Tautan dari penjual' : `Berkas ${formatFileSize(bytes)}`;
  return opened === 0 ? `${what}, siap diunduh` : `${what}, sudah dibuka ${opened} dari ${limit} kali`;
}

interface DownloadCardProps {
  downloads: readonly ProductDownload[];
  onOpen(download: ProductDownload): void;
}

/** The digital products of a paid order, each with its 'Link Produk'. */
export function DownloadCard({ downloads, onOpen }: DownloadCardProps) {
  return (
    <Section title="Unduhan">
      <ul className={styles.list}>
        {downloads.map((download) => (
          <li key={download.place}>
            <Download download={download} onOpen={() => onOpen(download)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Download({ download, onOpen }: { download: ProductDownload; onOpen(): void }) {
  const { name, href, counted } = download;
  const nameId = useId();
  const isUsedUp = counted !== undefined && counted.opened >= counted.limit;
  return (
    <div className={styles.download}>
      <p className={styles.name} id={nameId}>
        {name}
      </p>
      <p className={styles.note}>{downloadNote(counted)}</p>
      {!isUsedUp && (
        <a
          className={buttonClass({ block: true })}
          href={href}
          target="_blank"
          // The shop's own page about an expired link leads back to where the visitor came from.
          rel="noopener"
          aria-describedby={nameId}
          onClick={onOpen}
        >
          <Icon shape={counted?.bytes ? icons.download : icons.external} size={20} />
          Link Produk
        </a>
      )}
    </div>
  );
}
