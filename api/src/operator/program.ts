import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { MemberRole } from '@lapak/contracts/api/seller';
import { rowIdOf } from '../lib/row-id.ts';
import { reportName } from './import-mistakes.ts';
import { MAX_PAGE, type OperatorReply, type OperatorRequest } from './operator-request.ts';

export interface ProgramOptions {
  run(request: OperatorRequest): Promise<OperatorReply>;
  print(line: string): void;
  /** Writes a file; an older one of that name is replaced. */
  save(file: string, text: string): Promise<void>;
  /** Removes a file; one that is missing is no failure. */
  remove(file: string): Promise<void>;
  /** Folder that relative paths count from. */
  folder: string;
}

interface MailOptions {
  failed: boolean;
  store?: string;
  limit: number;
  retry?: number;
}

const upTo = (most: number) => (text: string) => {
  const value = rowIdOf(text);
  if (value !== null && value <= most) return value;
  throw new InvalidArgumentError(`harus angka 1 sampai ${most}`);
};
const count = upTo(1_000);

function mailNumber(text: string): number {
  const value = rowIdOf(text);
  if (value !== null) return value;
  throw new InvalidArgumentError('harus nomor email dari daftar');
}

const ORDER = 'nomor pesanan (invoice) atau id pesanan';
const EVENT = 'kunci acara pada dokumen toko, atau nomor acara';

interface Commands {
  program: Command;
  /** Runs a command and prints its reply. @param stale name of a report of before, which is out of date once this is done */
  act(request: OperatorRequest, stale?: string): Promise<void>;
  /** The path of a file that was named in the working folder. */
  inFolder(file: string): string;
}

function addImportCommand({ program, act, inFolder }: Commands): void {
  program
    .command('import')
    .description(
      'mengimpor satu toko dari dokumen JSON: utuh atau tidak sama sekali; impor ulang memperbarui',
    )
    .argument('<file>', 'dokumen toko, lihat docs/import-format.md')
    .option(
      '--replace',
      'juga bila toko diubah dengan cara lain sejak impor terakhir: perubahan itu hilang',
      false,
    )
    .action((file: string, { replace }: { replace: boolean }) =>
      act({ command: 'import', file: inFolder(file), replace }, reportName(file)),
    );
}

function addExportCommand({ program, act, inFolder }: Commands): void {
  program
    .command('export')
    .description('menulis satu toko menjadi dokumen JSON dengan berkasnya, seperti yang dibaca import')
    .argument('<store>', 'username toko')
    .argument('[folder]', 'folder tujuan, baru atau kosong; bila tidak disebut, folder bernama username toko')
    .action((store: string, folder: string = store) =>
      act({ command: 'export', store, folder: inFolder(folder) }),
    );
}

function addOrderCommands({ program, act, inFolder }: Commands): void {
  program
    .command('orders')
    .description('menampilkan pesanan sebuah toko, yang terbaru lebih dulu')
    .argument('<store>', 'username toko')
    .option('--status <status>', 'UNPAID, CONFIRMED, PAID, EXPIRED atau REJECTED')
    .option('--limit <count>', 'jumlah paling banyak di satu halaman', count, 50)
    .option('--page <number>', 'halaman', upTo(MAX_PAGE), 1)
    .action((store: string, options: { status?: string; limit: number; page: number }) =>
      act({ command: 'orders', store, ...options }),
    );
  const onOrder = (command: 'confirm' | 'pack', description: string) =>
    program
      .command(command)
      .description(description)
      .argument('<order>', ORDER)
      .option('--store <store>', 'username toko')
      .action((order: string, { store }: { store?: string }) => act({ command, order, store }));
  onOrder('confirm', 'menerima pembayaran: pesanan menjadi PAID');
  onOrder('pack', 'mencatat bahwa pesanan sedang dikemas');
  program
    .command('reject')
    .description('menolak pembayaran: stok dan voucher kembali, pembeli mendapat email')
    .argument('<order>', ORDER)
    .option('--reason <text>', 'alasan untuk pembeli, di halaman pesanan dan di emailnya')
    .option('--store <store>', 'username toko')
    .action((order: string, { store, reason }: { store?: string; reason?: string }) =>
      act({ command: 'reject', order, store, reason }),
    );
  program
    .command('ship')
    .description('mencatat bahwa pesanan dikirim')
    .argument('<order>', ORDER)
    .option('--resi <resi>', 'nomor resi')
    .option('--store <store>', 'username toko')
    .action((order: string, { store, resi }: { store?: string; resi?: string }) =>
      act({ command: 'ship', order, store, resi }),
    );
  program
    .command('proof')
    .description('menyimpan bukti transfer sebuah pesanan ke berkas')
    .argument('<order>', ORDER)
    .argument('<file>', 'berkas tujuan')
    .option('--store <store>', 'username toko')
    .action((order: string, file: string, { store }: { store?: string }) =>
      act({ command: 'proof', order, store, out: inFolder(file) }),
    );
}

function addEventCommands({ program, act }: Commands): void {
  program
    .command('check-in')
    .description('memasukkan pemegang tiket di pintu acara; setiap kode hanya sekali')
    .argument('<event>', EVENT)
    .argument('<code...>', 'kode tiket; huruf kecil, spasi dan tanda hubung boleh')
    .option('--store <store>', 'username toko')
    .action((event: string, code: string[], { store }: { store?: string }) =>
      act({ command: 'check-in', event, code: code.join(' '), store }),
    );
  program
    .command('attendees')
    .description('menampilkan siapa yang sudah membeli tiket dan siapa yang sudah masuk')
    .argument('<event>', EVENT)
    .option('--csv', 'sebagai CSV (RFC 4180)', false)
    .option('--store <store>', 'username toko')
    .action((event: string, { store, csv }: { store?: string; csv: boolean }) =>
      act({ command: 'attendees', event, store, csv }),
    );
}

function addUpkeepCommands({ program, act }: Commands): void {
  program
    .command('mails')
    .description('menampilkan email pesanan dan akun: yang menunggu, terkirim dan gagal, dengan sebabnya')
    .option('--failed', 'hanya yang gagal dan tidak dicoba lagi', false)
    .option('--store <store>', 'username toko')
    .option('--limit <count>', 'jumlah paling banyak', count, 50)
    .option('--retry <id>', 'mencoba lagi email yang gagal', mailNumber)
    .action(({ failed, store, limit, retry }: MailOptions) =>
      act(
        retry === undefined
          ? { command: 'mails', store, isFailed: failed, limit }
          : { command: 'retry-mail', id: retry },
      ),
    );
  program
    .command('sweep')
    .description('menghapus yang tidak diperlukan lagi, seperti yang dilakukan server sekali sehari')
    .option('--dry-run', 'hanya menampilkan apa yang akan dihapus', false)
    .action(({ dryRun }: { dryRun: boolean }) => act({ command: 'sweep', isDryRun: dryRun }));
}

function addBackupCommands({ program, act, inFolder }: Commands): void {
  program
    .command('backup')
    .description('menyalin basis data dan semua berkas ke sebuah folder, juga selagi toko berjualan')
    .argument('<folder>', 'folder tujuan, baru atau kosong')
    .action((folder: string) => act({ command: 'backup', folder: inFolder(folder) }));
  program
    .command('restore')
    .description(
      'mengembalikan cadangan ke folder data dan basis data yang kosong, sebelum server dijalankan',
    )
    .argument('<folder>', 'folder cadangan')
    .action((folder: string) => act({ command: 'restore', folder: inFolder(folder) }));
}

function addUpgradeCommand({ program, act }: Commands): void {
  program
    .command('upgrade')
    .description(
      'menampilkan apa yang diubah versi ini dibanding yang terakhir dijalankan: migrasi dan setelan; tidak mengubah apa pun',
    )
    .action(() => act({ command: 'upgrade' }));
}

function addPrivacyCommands({ program, act }: Commands): void {
  const PERSON = 'nomor handphone atau alamat email';
  program
    .command('person')
    .description('menulis semua data yang disimpan tentang seseorang ke berkas JSON, untuk orang itu')
    .argument('<person>', PERSON)
    .action((person: string) => act({ command: 'person', person }));
  program
    .command('forget')
    .description('menghapus data seseorang dari akun dan dari pesanan yang sudah selesai, di semua toko')
    .argument('<person>', PERSON)
    .option('--dry-run', 'hanya menampilkan apa yang akan dihapus', false)
    .action((person: string, { dryRun }: { dryRun: boolean }) =>
      act({ command: 'forget', person, isDryRun: dryRun }),
    );
}

function addDistrictsCommand({ program, act }: Commands): void {
  program
    .command('districts')
    .description('kecamatan pada layanan kurir')
    .command('map')
    .description(
      'mencari setiap kecamatan di RajaOngkir (RAJAONGKIR_KEY), supaya ongkos kirimnya bisa ditanyakan; yang tidak ditemukan ditulis ke berkas',
    )
    .action(() => act({ command: 'districts-map' }));
}

interface MemberOptions {
  invite?: string;
  role?: MemberRole;
  remove?: string;
}

function addMembersCommand({ program, act }: Commands): void {
  program
    .command('members')
    .description('menampilkan siapa yang mengelola toko, dan mengundang atau mengeluarkan seseorang')
    .argument('<store>', 'username toko')
    .addOption(new Option('--invite <email>', 'mengirim undangan, bersama --role').conflicts('remove'))
    .addOption(
      new Option('--role <role>', 'peran yang diundang: pemilik, staf atau petugas gerbang').choices([
        'owner',
        'staff',
        'gate',
      ]),
    )
    .option('--remove <email>', 'mengeluarkan anggota, atau membatalkan undangannya')
    .action((store: string, { invite, role, remove }: MemberOptions) =>
      act({ command: 'members', store, invite, role, remove }),
    );
}

function addStoreCommands({ program, act }: Commands): void {
  program
    .command('open')
    .description('membuka toko')
    .argument('<store>', 'username toko')
    .action((store: string) => act({ command: 'open', store }));
  program
    .command('close')
    .description('menutup toko: pembeli melihat "Toko Sedang Tutup"')
    .argument('<store>', 'username toko')
    .action((store: string) => act({ command: 'close', store }));
  program
    .command('hide')
    .description(
      'menyembunyikan toko, misalnya karena penipuan: halamannya hilang, pesanan yang ada tetap dapat dibuka',
    )
    .argument('<store>', 'username toko')
    .action((store: string) => act({ command: 'hide', store }));
  program
    .command('show')
    .description('menampilkan lagi toko yang disembunyikan')
    .argument('<store>', 'username toko')
    .action((store: string) => act({ command: 'show', store }));
}

/** The operator's command line. A command that could not be done sets the exit code 1. */
export function operatorProgram({ run, print, save, remove, folder }: ProgramOptions): Command {
  const program = new Command('operator')
    .description('Mengelola toko dan pesanan Lapak. Bekerja juga selagi server berjalan.')
    .showHelpAfterError('(tambahkan --help untuk bantuan)');
  const inFolder = (file: string) => path.resolve(folder, file);
  const act = async (request: OperatorRequest, stale?: string) => {
    const reply = await run(request);
    for (const line of reply.lines) print(line);
    if (reply.report) {
      const { name, title, lines } = reply.report;
      const file = inFolder(path.basename(name));
      await save(file, `${lines.join('\n')}\n`);
      print(`${title} ditulis ke ${file}.`);
    }
    if (!reply.ok) process.exitCode = 1;
    else if (stale !== undefined) await remove(inFolder(stale));
  };
  const commands = { program, act, inFolder };
  addImportCommand(commands);
  addExportCommand(commands);
  addOrderCommands(commands);
  addEventCommands(commands);
  addUpkeepCommands(commands);
  addBackupCommands(commands);
  addUpgradeCommand(commands);
  addPrivacyCommands(commands);
  addDistrictsCommand(commands);
  addMembersCommand(commands);
  addStoreCommands(commands);
  return program;
}
