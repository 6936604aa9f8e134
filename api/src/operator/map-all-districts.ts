import { formatThousands } from '@lapak/domain/rupiah';
import path from 'node:path';
import { rajaongkirOf } from '../composition/rajaongkir.ts';
import { mapDistricts } from '../modules/shipping/rajaongkir/map-districts.ts';
import type { Services } from '../services.ts';
import { done, failed, type OperatorReply } from './operator-request.ts';

const noKey = 'RAJAONGKIR_KEY belum diisi. Isi dengan API key dari RajaOngkir (Komerce), lalu coba lagi.';

/** Finds the shop's districts at RajaOngkir; those that it does not have go to a report. */
export async function mapAllDistricts({
  db,
  config,
}: Pick<Services, 'db' | 'config'>): Promise<OperatorReply> {
  const client = rajaongkirOf(config);
  if (!client) return failed(noKey);
  const file = path.join(config.dataDir, 'rajaongkir-places.json');
  try {
    const { mapped, total, missing, isStopped } = await mapDistricts(db, client, file);
    const found = `${formatThousands(mapped)} dari ${formatThousands(total)} kecamatan ditemukan di RajaOngkir.`;
    if (isStopped)
      return done(
        found,
        'Jatah panggilan hari ini sudah habis. Jalankan lagi besok; yang sudah dibaca disimpan.',
      );
    if (missing.length === 0) return done(found);
    const lines = missing.map(({ id, name, regency, province }) => `${id}\t${name}\t${regency}\t${province}`);
    return {
      ...done(found, 'Kecamatan lain memakai tarif toko sendiri, atau perkiraan jarak.'),
      report: { name: 'kecamatan-tidak-ditemukan.txt', title: 'Daftarnya', lines },
    };
  } catch (error) {
    return failed(
      `RajaOngkir tidak bisa ditanya: ${error instanceof Error ? error.message : 'tidak ada jawaban'}`,
    );
  }
}
