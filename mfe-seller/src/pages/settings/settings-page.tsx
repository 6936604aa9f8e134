import type {
  FieldChanges,
  SellerSettings,
  SettingsChangedAnswer,
} from '@lapak/contracts/api/seller-settings';
import { settingsLabels } from '@lapak/contracts/store-document/settings-labels';
import type { StoreForm } from '@lapak/contracts/store-document/store';
import { prefetchQuery, type PageContext } from '@lapak/runtime';
import { Collapsible } from '@lapak/ui/collapsible';
import { useState, type ReactNode } from 'react';
import { settingsApi, useChangeSettingsMutation, useGetSettingsQuery } from '../../api/settings-api.ts';
import { useToko } from '../../app/toko-context.ts';
import { QueryView } from '../../components/query-view.tsx';
import { TitledPage } from '../../components/titled-page.tsx';
import { ChangeForm } from '../../features/changes/change-form.tsx';
import { fieldText } from '../../features/changes/field-text.ts';
import type { FormShape } from '../../features/changes/use-change-form.ts';
import { LookFields } from './look-fields.tsx';
import { OpenSection } from './open-section.tsx';
import { ContactFields, ProfileFields } from './profile-fields.tsx';
import {
  contactShape,
  lookShape,
  profileErrors,
  profileShape,
  shippingErrors,
  shippingShape,
} from './settings-values.ts';
import { ShippingFields } from './shipping-fields.tsx';

export function prefetch(context: PageContext): Promise<unknown> {
  return prefetchQuery(context, settingsApi.endpoints.getSettings, context.params.toko ?? '');
}

interface PartProps<Values extends object> {
  title: string;
  /** Names its draft. */
  name: string;
  present: SellerSettings;
  shape: FormShape<Values>;
  /** What is called otherwise than its value. */
  textOf?: (name: string, value: unknown) => string;
  validate?: (values: Values) => object;
  isOpenAtFirst?: boolean;
  onRead?: () => void;
  children: (values: Values) => ReactNode;
}

/** Some of the settings, with a save of their own. */
function Part<Values extends object>({ title, name, present, isOpenAtFirst, ...form }: PartProps<Values>) {
  const { username: toko } = useToko();
  const [send] = useChangeSettingsMutation();
  async function save({ changes }: { changes: FieldChanges }) {
    const { data, error } = await send({ toko, changes });
    return data ? { fields: { ...data.data.settings } } : { error };
  }
  return (
    <Collapsible raised title={title} defaultOpen={isOpenAtFirst}>
      <ChangeForm<Values>
        draft={`pengaturan-${name}`}
        what="Pengaturan"
        base={{ ...present.settings }}
        labels={settingsLabels}
        presentIn={(data) => ({ ...(data as SettingsChangedAnswer['data']).settings })}
        save={save}
        {...form}
      />
    </Collapsible>
  );
}

function Parts({ present }: { present: SellerSettings }) {
  const { username: toko } = useToko();
  // What stands below the first part would move away when that has its form.
  const [isFirstThere, setFirstThere] = useState(false);
  const names = new Map(present.courier_choices.map(({ code, name }) => [code, name]));
  const shippingText = (name: string, value: unknown) =>
    fieldText(
      name,
      name === 'couriers'
        ? (value as StoreForm['couriers'] | null)?.map((code) => names.get(code) ?? code)
        : value,
    );
  return (
    <>
      <OpenSection toko={toko} isOpen={present.settings.is_active} />
      <Part
        title="Profil"
        name="profil"
        present={present}
        shape={profileShape(present)}
        validate={profileErrors}
        isOpenAtFirst
        onRead={() => setFirstThere(true)}
      >
        {() => <ProfileFields toko={toko} tier={present.subscription_status} />}
      </Part>
      {isFirstThere && (
        <>
          <Part title="Kontak" name="kontak" present={present} shape={contactShape}>
            {() => <ContactFields />}
          </Part>
          <Part title="Tampilan" name="tampilan" present={present} shape={lookShape}>
            {(values) => <LookFields toko={toko} values={values} />}
          </Part>
          <Part
            title="Pengiriman"
            name="pengiriman"
            present={present}
            shape={shippingShape(present)}
            textOf={shippingText}
            validate={shippingErrors}
          >
            {() => <ShippingFields toko={toko} choices={present.courier_choices} />}
          </Part>
        </>
      )}
    </>
  );
}

/** What a store is, how it looks, and how it sends; each part with a save of its own. */
export default function SettingsPage() {
  const { username } = useToko();
  const query = useGetSettingsQuery(username, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <TitledPage title="Pengaturan" width="wide">
      <QueryView query={query} what="Pengaturan">
        {({ data }) => <Parts key={username} present={data} />}
      </QueryView>
    </TitledPage>
  );
}
