import { limits } from '@lapak/contracts/limits';
import { useFormField } from '@lapak/forms/use-form-field';
import { Button } from '@lapak/ui/button';
import { FieldError } from '@lapak/ui/field';
import { IconButton } from '@lapak/ui/icon-button';
import { icons } from '@lapak/ui/icons';
import { useId, useRef } from 'react';
import { useFocusLeftBehind } from '../../components/use-focus-left-behind.ts';
import styles from '../editor/editor.module.css';
import type { Picture } from '../editor/use-send-picture.ts';
import { SortablePictures } from './sortable-pictures.tsx';
import { usePictures, type Upload } from './use-pictures.ts';

interface UploadedPictureProps {
  upload: Upload;
  onAgain: () => void;
  onGiveUp: () => void;
}

/** A picture on its way: how far it is, or why it did not arrive. */
function UploadedPicture({ upload: { file, progress, error }, onAgain, onGiveUp }: UploadedPictureProps) {
  return (
    <li className={styles.picture}>
      <span className={styles.muted}>{file.name}</span>
      {error === null ? (
        <progress aria-label={`Mengirim ${file.name}`} value={progress ?? 0} max={1} />
      ) : (
        <>
          <span role="alert" className={styles.wrong}>
            {error}
          </span>
          <span className={styles.buttons}>
            <Button size="sm" onClick={onAgain}>
              {`Kirim lagi ${file.name}`}
            </Button>
            <Button size="sm" variant="ghost" onClick={onGiveUp}>
              {`Buang ${file.name}`}
            </Button>
          </span>
        </>
      )}
    </li>
  );
}

/** A product's pictures, in their order; the first is the one in lists. */
export function PicturesField({ toko }: { toko: string }) {
  const errorId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const { input, error } = useFormField<readonly Picture[]>('images');
  const pictures = usePictures(toko);
  const images = input.value;
  const adding = useFocusLeftBehind(images.length + pictures.uploads.length);
  const isFull = images.length + pictures.uploads.length >= limits.pictures;
  return (
    <div className={styles.group} data-invalid={error ? true : undefined}>
      <ol className={styles.pictures} aria-label="Gambar produk">
        <SortablePictures
          images={images}
          onMove={(from, to) => pictures.move(from, to - from)}
          tools={(at) => (
            <span className={styles.tools}>
              <IconButton
                icon={icons.chevronLeft}
                label={`Gambar ${at + 1} ke depan`}
                disabled={at === 0}
                onClick={() => pictures.move(at, -1)}
              />
              <IconButton
                icon={icons.trash}
                label={`Hapus gambar ${at + 1}`}
                onClick={() => pictures.remove(at)}
              />
              <IconButton
                icon={icons.chevronRight}
                label={`Gambar ${at + 1} ke belakang`}
                disabled={at === images.length - 1}
                onClick={() => pictures.move(at, 1)}
              />
            </span>
          )}
        />
        {pictures.uploads.map((upload) => (
          <UploadedPicture
            key={upload.id}
            upload={upload}
            onAgain={() => pictures.again([upload])}
            onGiveUp={() => pictures.giveUp(upload.id)}
          />
        ))}
      </ol>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept="image/*"
        aria-label="Pilih gambar"
        onChange={(event) => {
          pictures.add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button
        ref={adding}
        variant="secondary"
        disabled={isFull}
        aria-describedby={error ? errorId : undefined}
        onClick={() => chooser.current?.click()}
      >
        Tambah gambar
      </Button>
      <p className={styles.muted}>
        {`Paling banyak ${limits.pictures} gambar; urutannya bisa digeser. Yang pertama tampil di daftar.`}
      </p>
      {pictures.interrupted.length > 1 && (
        <div className={styles.note}>
          <p role="alert">
            {`${pictures.interrupted.length} gambar belum terkirim karena koneksi terputus. Semuanya dikirim lagi begitu internet tersambung.`}
          </p>
          <span className={styles.buttons}>
            <Button size="sm" onClick={() => pictures.again(pictures.interrupted)}>
              Kirim lagi semua
            </Button>
          </span>
        </div>
      )}
      {pictures.leftOut > 0 && (
        <p role="alert" className={styles.wrong}>
          {`${pictures.leftOut} gambar tidak diambil: satu produk paling banyak ${limits.pictures} gambar.`}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
