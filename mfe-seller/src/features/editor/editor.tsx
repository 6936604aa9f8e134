import { FormElement } from '@lapak/forms/form-element';
import { Button } from '@lapak/ui/button';
import { lazyPart } from '@lapak/ui/lazy-part';
import { StickyBar } from '@lapak/ui/sticky-bar';
import type { FormApi } from 'final-form';
import { useRef, useState, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import { beginFromSaved } from './begin-from-saved.ts';
import type { ConflictDialogProps } from './conflict-dialog.tsx';
import type { EditorKind, Saved } from './editor-kind.ts';
import type { Sending } from './sending.ts';
import styles from './editor.module.css';
import { KeepDraft } from './keep-draft.tsx';
import type { Choice } from './merge-forms.ts';
import type { Begun } from './offered-draft.tsx';
import { PreviewButton, type Preview } from './preview-button.tsx';
import { RegisteredFields } from './registered-fields.tsx';
import { useLeftDraft } from './use-left-draft.ts';
import { useSave, type Save } from './use-save.ts';

const ConflictDialog = lazyPart<ConflictDialogProps>(() =>
  import('./conflict-dialog.tsx').then((module) => ({ default: module.ConflictDialog })),
);

interface Start<Base, Values> extends Omit<Begun<Base, Values>, 'idempotencyKey'> {
  /** Two changes that were put together are saved at once. */
  isSavedAtOnce?: boolean;
}

interface EditorProps<Base extends Saved, Form, Values extends Sending> extends Begun<Base, Values> {
  kind: EditorKind<Base, Form, Values>;
  toko: string;
  save: Save<Base, Form>;
  /** For entries that have a page in the shop. */
  preview?: Preview<Form>;
  onSaved: (saved: Base) => void;
  /** The fields. @param base null for an entry that is not there yet */
  children: (base: Base | null) => ReactNode;
}

/** A form of an entry. What is typed is kept on this device until it is saved; a second editor puts both changes together. */
export function Editor<Base extends Saved, Fields, Values extends Sending>({
  kind,
  toko,
  base,
  typed,
  idempotencyKey,
  save,
  preview,
  onSaved,
  children,
}: EditorProps<Base, Fields, Values>) {
  const [start, setStart] = useState<Start<Base, Values>>({ base, typed });
  /** A form that was put together of two changes is one of its own. */
  const [merges, setMerges] = useState(0);
  const [mine, setMine] = useState<Values | null>(null);
  const fields = useRef<FormApi<Values>>(null);
  const saving = useSave(kind, idempotencyKey, save, (saved, sent) => {
    const typedMeanwhile = fields.current && beginFromSaved(fields.current, sent, kind.valuesOf(saved));
    setStart({ base: saved, typed: null });
    // The storage keeps the order: what is typed from here on is written after these.
    void kind.drafts.remove(toko, start.base?.id ?? null);
    // The page may be left by now, as that of a new entry is.
    if (typedMeanwhile)
      void kind.drafts.write(toko, saved.id, {
        at: Date.now(),
        idempotencyKey,
        base: saved,
        values: typedMeanwhile,
      });
    onSaved(saved);
  });
  useLeftDraft(kind.drafts, toko, start.base?.id ?? null);
  const { collision } = saving;
  const baseForm = start.base && kind.formOf(start.base);
  const merge =
    collision && baseForm ? kind.merge(baseForm, collision.mine, kind.formOf(collision.present)) : null;

  function saveMerged(choices: Readonly<Record<string, Choice>>) {
    if (!collision || !merge || !start.base || !mine) return;
    saving.later();
    const change = { ...collision, base: start.base, typed: mine };
    setStart({ ...kind.mergedStart(merge.merged(choices), change), isSavedAtOnce: true });
    setMerges(merges + 1);
  }
  return (
    <>
      <Form<Values>
        key={merges}
        initialValues={start.typed ?? (start.base ? kind.valuesOf(start.base) : kind.newValues)}
        initialValuesEqual={() => true}
        // What is typed renders the parts that depend on it, not all of the editor.
        subscription={{ submitting: true }}
        validate={(values) => kind.errorsOf(values, baseForm, new Date())}
        onSubmit={(values, form) => {
          fields.current = form;
          setMine(values);
          return saving.save(kind.formTyped(values, baseForm), start.base, values);
        }}
      >
        {({ handleSubmit, submitting }) => (
          <FormElement className={styles.form} onSubmit={handleSubmit}>
            <RegisteredFields
              names={Object.keys(kind.newValues)}
              isSavedAtOnce={start.isSavedAtOnce === true}
            />
            <KeepDraft
              drafts={kind.drafts}
              toko={toko}
              base={start.base}
              idempotencyKey={idempotencyKey}
              isTyped={start.typed !== null}
            />
            {children(start.base)}
            <StickyBar label={`Simpan ${kind.name.toLowerCase()}`}>
              {preview && (
                <PreviewButton<Values>
                  what={kind.name}
                  preview={(typed) => preview(kind.formTyped(typed, baseForm))}
                />
              )}
              <Button type="submit" block loading={submitting} loadingLabel="Sedang menyimpan">
                Simpan
              </Button>
            </StickyBar>
          </FormElement>
        )}
      </Form>
      <ConflictDialog
        key={collision?.present.version}
        open={collision !== null}
        onOpenChange={(isOpen) => !isOpen && saving.later()}
        what={kind.name}
        info={collision?.info ?? ''}
        conflicts={merge?.conflicts ?? []}
        onChosen={saveMerged}
      />
    </>
  );
}
