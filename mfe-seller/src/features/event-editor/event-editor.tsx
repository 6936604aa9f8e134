import type { SellerEvent } from '@lapak/contracts/api/seller-event';
import { eventLabels } from '@lapak/contracts/store-document/event-labels';
import { FormCheckbox } from '@lapak/forms/form-checkbox';
import { FormDateField, FormTextArea, FormTextField } from '@lapak/forms/form-text-field';
import { useCreateEventMutation, useSaveEventMutation } from '../../api/event-api.ts';
import { DescriptionField } from '../editor/description-field.tsx';
import { EditorSection } from '../editor/editor-section.tsx';
import { Editor } from '../editor/editor.tsx';
import styles from '../editor/editor.module.css';
import { OfferedDraft } from '../editor/offered-draft.tsx';
import { PictureField } from '../editor/picture-field.tsx';
import { eventKind } from './event-kind.ts';
import { TicketsField } from './tickets-field.tsx';

interface EventEditorProps {
  toko: string;
  /** Null for an event that is not there yet. */
  event: SellerEvent | null;
  onSaved: (saved: SellerEvent) => void;
  /** The fields take their place. */
  onRead?: () => void;
}

const text = { autoComplete: 'off', maxLength: 150, marked: true } as const;

function MainSection() {
  return (
    <EditorSection
      title="Nama dan waktu"
      names={[
        ...['nama_event', 'category', 'nama_organizer'],
        ...['tanggal_start', 'tanggal_end', 'waktu_start', 'waktu_end'],
      ]}
      isOpenAtFirst
    >
      <FormTextField {...text} name="nama_event" label={eventLabels.nama_event} />
      <FormTextField
        {...text}
        name="category"
        label={eventLabels.category}
        hint="Misalnya Workshop, Konser, atau Pameran."
      />
      <FormTextField {...text} name="nama_organizer" label={eventLabels.nama_organizer} />
      <div className={styles.pair}>
        <FormDateField name="tanggal_start" label={eventLabels.tanggal_start} marked />
        <FormTextField name="waktu_start" label={`${eventLabels.waktu_start} (WIB)`} type="time" marked />
      </div>
      <div className={styles.pair}>
        <FormDateField name="tanggal_end" label={eventLabels.tanggal_end} marked />
        <FormTextField name="waktu_end" label={`${eventLabels.waktu_end} (WIB)`} type="time" marked />
      </div>
    </EditorSection>
  );
}

function PlaceSection() {
  return (
    <EditorSection title="Tempat" names={['nama_tempat', 'alamat', 'map_link']} isOpenAtFirst>
      <FormTextField {...text} name="nama_tempat" label={eventLabels.nama_tempat} />
      <FormTextArea name="alamat" label={eventLabels.alamat} rows={3} maxLength={2_000} marked />
      <FormTextField
        name="map_link"
        label={eventLabels.map_link}
        hint="Dari Google Maps: Bagikan, lalu Salin link."
        type="url"
        inputMode="url"
        maxLength={500}
        autoComplete="off"
      />
    </EditorSection>
  );
}

/** All fields of an event and the kinds of its tickets. */
export function EventEditor({ toko, event, onSaved, onRead }: EventEditorProps) {
  const [create] = useCreateEventMutation();
  const [change] = useSaveEventMutation();
  return (
    <OfferedDraft drafts={eventKind.drafts} toko={toko} base={event} onRead={onRead}>
      {(start) => (
        <Editor
          {...start}
          kind={eventKind}
          toko={toko}
          save={(form, base, idempotencyKey) =>
            base
              ? change({ toko, id: base.id, version: base.version, idempotencyKey, body: { event: form } })
              : create({ toko, idempotencyKey, body: { event: form } })
          }
          onSaved={onSaved}
        >
          {(base) => (
            <>
              <MainSection />
              <EditorSection title="Poster dan logo" names={['image_cover', 'logo_organizer']} isOpenAtFirst>
                <PictureField toko={toko} name="image_cover" label={eventLabels.image_cover} />
                <PictureField
                  toko={toko}
                  name="logo_organizer"
                  label={eventLabels.logo_organizer}
                  hint="Boleh kosong."
                />
              </EditorSection>
              <PlaceSection />
              <EditorSection title="Tiket" names={['tickets']} isOpenAtFirst>
                <TicketsField sold={base?.sold ?? {}} />
                <FormCheckbox
                  name="name_per_ticket"
                  label="Minta nama untuk setiap tiket"
                  note="Nama itu ada di tiket dan di daftar peserta. Tanpa ini, nama pemesannya."
                />
              </EditorSection>
              <EditorSection title="Deskripsi" names={['description']} isOpenAtFirst>
                <DescriptionField label={eventLabels.description} />
              </EditorSection>
              <EditorSection title="Tampil di toko" names={['is_hidden']} isOpenAtFirst>
                <FormCheckbox
                  name="is_hidden"
                  label="Masih disiapkan: sembunyikan dari toko"
                  note="Hanya kamu dan anggota toko yang melihatnya, di sini. Tiket yang sudah dipesan tetap berlaku."
                />
              </EditorSection>
            </>
          )}
        </Editor>
      )}
    </OfferedDraft>
  );
}
