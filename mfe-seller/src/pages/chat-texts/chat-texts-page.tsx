import type { ChatTexts } from '@lapak/contracts/api/seller-order';
import { FormElement } from '@lapak/forms/form-element';
import { FormTextArea } from '@lapak/forms/form-text-field';
import { requiredText } from '@lapak/forms/rules';
import { refusedForm } from '@lapak/forms/server-field-errors';
import { validateWith } from '@lapak/forms/validate-with';
import { prefetchQuery, type PageContext } from '@lapak/runtime';
import { Button } from '@lapak/ui/button';
import { toast } from '@lapak/ui/toast';
import type { FormApi } from 'final-form';
import { Form } from 'react-final-form';
import { object } from 'yup';
import { storeApi, useGetChatTextsQuery, useWriteChatTextsMutation } from '../../api/store-api.ts';
import { useToko } from '../../app/toko-context.ts';
import { QueryView } from '../../components/query-view.tsx';
import { TitledPage } from '../../components/titled-page.tsx';
import { chatStateLabels, chatStates, placeholders } from '../../features/chat/chat-text.ts';
import styles from './chat-texts-page.module.css';
import { refusalText } from '../../lib/refusal.ts';

export function prefetch(context: PageContext): Promise<unknown> {
  return prefetchQuery(context, storeApi.endpoints.getChatTexts, context.params.toko ?? '');
}

const validate = validateWith(
  object(Object.fromEntries(chatStates.map((state) => [state, requiredText('Teks wajib diisi')]))),
);

function TextsForm({ texts }: { texts: ChatTexts }) {
  const { username } = useToko();
  const [send] = useWriteChatTextsMutation();
  const submit = async (values: ChatTexts, form: FormApi<ChatTexts>) => {
    // The others may have been changed by somebody else since they were loaded.
    const { dirtyFields = {} } = form.getState();
    const changed = chatStates.filter((state) => dirtyFields[state]);
    const texts = Object.fromEntries(changed.map((state) => [state, values[state]]));
    const { error } = await send({ toko: username, texts });
    if (!error) {
      toast.success('Teks chat disimpan');
      return undefined;
    }
    return refusedForm(error, refusalText(error));
  };
  return (
    <Form<ChatTexts> initialValues={texts} keepDirtyOnReinitialize validate={validate} onSubmit={submit}>
      {({ handleSubmit, submitting, pristine }) => (
        <FormElement onSubmit={handleSubmit} className={styles.form}>
          {chatStates.map((state) => (
            <FormTextArea key={state} name={state} label={chatStateLabels[state]} rows={3} maxLength={1000} />
          ))}
          <div className={styles.save}>
            <Button type="submit" loading={submitting} disabled={pristine}>
              Simpan
            </Button>
          </div>
        </FormElement>
      )}
    </Form>
  );
}

/** Somebody else may have changed texts that are older, in seconds. */
const FRESH_S = 10;

/** The texts that a chat with a buyer begins with. */
export default function ChatTextsPage() {
  const { username } = useToko();
  const query = useGetChatTextsQuery(username, {
    refetchOnMountOrArgChange: FRESH_S,
  });
  return (
    <TitledPage title="Teks chat">
      <p className={styles.intro}>
        {`Teks yang terisi waktu kamu menekan Chat di sebuah pesanan. ${placeholders.join(', ')} diganti dengan isi pesanannya.`}
      </p>
      <QueryView query={query} what="Teks chat">
        {({ data }) => <TextsForm texts={data} />}
      </QueryView>
    </TitledPage>
  );
}
