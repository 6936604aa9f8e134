import { FormElement } from '@lapak/forms/form-element';
import { Button } from '@lapak/ui/button';
import { lazyPart } from '@lapak/ui/lazy-part';
import type { ReactNode } from 'react';
import { Form } from 'react-final-form';
import { useToko } from '../../app/toko-context.ts';
import formStyles from '../../components/form.module.css';
import type { ConflictDialogProps } from '../editor/conflict-dialog.tsx';
import type { Drafts } from '../editor/drafts.ts';
import { KeepDraft } from '../editor/keep-draft.tsx';
import { OfferedDraft } from '../editor/offered-draft.tsx';
import { useLeftDraft } from '../editor/use-left-draft.ts';
import styles from './change-form.module.css';
import { mergeChanges, type Fields } from './changes.ts';
import { fieldText } from './field-text.ts';
import {
  formDrafts,
  useChangeForm,
  type BegunChange,
  type FormBase,
  type FormShape,
  type Saving,
} from './use-change-form.ts';

const ConflictDialog = lazyPart<ConflictDialogProps>(() =>
  import('../editor/conflict-dialog.tsx').then((module) => ({ default: module.ConflictDialog })),
);

interface ChangeFormProps<Values extends object> extends Saving {
  shape: FormShape<Values>;
  labels: Readonly<Record<string, string>>;
  /** What a value is called in a choice between two. */
  textOf?: (name: string, value: unknown) => string;
  /** What is saved: 'Kategori'. */
  what: string;
  validate?: (values: Values) => object;
  onCancel?: () => void;
  children: (values: Values) => ReactNode;
}

interface BegunFormProps<Values extends object> extends ChangeFormProps<Values> {
  begun: BegunChange<Values>;
}

function BegunForm<Values extends object>({
  begun,
  shape,
  labels,
  textOf = fieldText,
  what,
  validate,
  onCancel,
  children,
  ...saving
}: BegunFormProps<Values>) {
  const { username: toko } = useToko();
  const form = useChangeForm(toko, begun, shape, saving);
  const { start, collision } = form;
  useLeftDraft(formDrafts, toko, start.base.id);
  const merge = collision && mergeChanges(collision, labels, textOf);
  return (
    <>
      <Form<Values>
        key={start.count}
        initialValues={start.typed ?? shape.valuesOf(start.base.fields)}
        initialValuesEqual={() => true}
        validate={validate}
        onSubmit={form.submit}
      >
        {({ handleSubmit, submitting, values }) => (
          <FormElement className={formStyles.form} onSubmit={handleSubmit}>
            <KeepDraft
              drafts={formDrafts as Drafts<FormBase, Values>} // of this form, by its id
              toko={toko}
              base={start.base}
              idempotencyKey={begun.idempotencyKey}
              isTyped={start.typed !== null}
            />
            {children(values)}
            <span className={styles.buttons}>
              <Button type="submit" loading={submitting} loadingLabel="Sedang menyimpan">
                Simpan
              </Button>
              {onCancel && (
                <Button
                  variant="secondary"
                  disabled={submitting}
                  onClick={() => {
                    void form.giveUp();
                    onCancel();
                  }}
                >
                  Batal
                </Button>
              )}
            </span>
          </FormElement>
        )}
      </Form>
      <ConflictDialog
        what={what}
        open={collision !== null}
        onOpenChange={(isOpen) => !isOpen && form.later()}
        info={collision?.info ?? ''}
        conflicts={merge?.conflicts ?? []}
        onChosen={(choices) =>
          collision && merge && void form.join(collision, Object.fromEntries(merge.merged(choices)))
        }
      />
    </>
  );
}

/**
 * A form with its own save. What is typed is kept on this device until then; who saves after somebody else chooses field by field.
 * @param draft names what is kept
 * @param base null for an entry that is not there yet
 * @param onRead the form, or what was kept of it, takes its place
 */
export function ChangeForm<Values extends object>({
  draft,
  base,
  onRead,
  ...form
}: ChangeFormProps<Values> & { draft: string; base: Fields | null; onRead?: () => void }) {
  const { username: toko } = useToko();
  const own = { id: draft, fields: base };
  return (
    <OfferedDraft drafts={formDrafts as Drafts<FormBase, Values>} toko={toko} base={own} onRead={onRead}>
      {(begun) => <BegunForm<Values> begun={{ ...begun, base: begun.base ?? own }} {...form} />}
    </OfferedDraft>
  );
}
