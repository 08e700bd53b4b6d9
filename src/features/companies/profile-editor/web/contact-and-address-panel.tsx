import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Field } from '#design/field.tsx';
import { FoldingPanel } from '#design/folding-panel.tsx';
import { Stack, TwoColumns } from '#design/layout.tsx';
import { PanelBody } from '#design/panel.tsx';
import { Switch } from '#design/switch.tsx';
import { TextInput } from '#design/text-input.tsx';
import { Text } from '#design/text.tsx';
import { findCommuneByPostalCode } from '#features/requests/new-request/contract/form-lookups.ts';
import { sortByName } from '#kernel/sort-by-name.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { EditorAnchor } from './editor-anchor.tsx';
import { editorCommunesQuery } from './queries.ts';
import { RecognizedTownHint } from './recognized-town-hint.tsx';
import type { ProfileEditorForm } from './use-profile-editor-form.ts';

const POSTAL_CODE = /^(?:L[- ]?)?\d{4}$/i;

/** Fills in the commune of a known postal code; a town that was typed stays. */
const fillCity = async (form: ProfileEditorForm, postalCode: string) => {
  if (form.read('city') !== '' || !POSTAL_CODE.test(postalCode.trim())) return;
  const match = await callEndpoint(findCommuneByPostalCode, {
    query: { postalCode: postalCode.trim() },
  }).catch(() => null);
  if (match?.commune && form.read('city') === '') form.setValue('city', match.commune, { shouldDirty: true });
};

const FIELDS = [
  'address',
  'postalCode',
  'city',
  'phoneNumber',
  'email',
  'website',
  'emergencyPhoneNumber',
] as const;

/** Edits where the company is and how it is reached, also at night. */
export const ContactAndAddressPanel = ({ form }: { form: ProfileEditorForm }) => {
  const { editor } = useStrings();
  const names = useTranslatedNames();
  const communesId = useId();
  const { data: communes = [] } = useQuery(editorCommunesQuery);
  return (
    <FoldingPanel hasFault={form.hasFaultIn(FIELDS)} title={editor.reach}>
      <datalist id={communesId}>
        {sortByName(names.language, communes).map((commune) => (
          <option key={commune.name}>{names.of(commune)}</option>
        ))}
      </datalist>
      <PanelBody>
        <Stack gap={5}>
          <EditorAnchor name="address">
            <Stack gap={5}>
              <Field label={editor.address} error={form.errorOf('address')}>
                <TextInput {...form.field('address')} autoComplete="street-address" />
              </Field>
              <TwoColumns>
                <Field label={editor.postalCode} error={form.errorOf('postalCode')}>
                  <TextInput
                    {...form.field('postalCode', {
                      onChange: ({ target: { value } }: { target: { value: string } }) =>
                        void fillCity(form, value),
                    })}
                    autoComplete="postal-code"
                    placeholder="L-1930"
                  />
                </Field>
                <RecognizedTownHint form={form} communes={communes}>
                  {(hint) => (
                    <Field label={editor.city} hint={hint} error={form.errorOf('city')}>
                      <TextInput {...form.field('city')} list={communesId} autoComplete="address-level2" />
                    </Field>
                  )}
                </RecognizedTownHint>
              </TwoColumns>
            </Stack>
          </EditorAnchor>
          <TwoColumns>
            <EditorAnchor name="phone">
              <Field label={editor.phoneNumber} error={form.errorOf('phoneNumber')}>
                <TextInput type="tel" {...form.field('phoneNumber')} autoComplete="tel" />
              </Field>
            </EditorAnchor>
            <EditorAnchor name="email">
              <Field label={editor.email} error={form.errorOf('email')}>
                <TextInput type="email" {...form.field('email')} autoComplete="email" />
              </Field>
            </EditorAnchor>
          </TwoColumns>
          <PublicContact form={form} />
          <EditorAnchor name="website">
            <Field label={editor.website} error={form.errorOf('website')}>
              <TextInput type="url" {...form.field('website')} placeholder="https://" />
            </Field>
          </EditorAnchor>
          <Emergency form={form} />
        </Stack>
      </PanelBody>
    </FoldingPanel>
  );
};

const PublicContact = ({ form }: { form: ProfileEditorForm }) => {
  const { editor } = useStrings();
  const noteId = useId();
  return (
    <Stack gap={1}>
      <Switch label={editor.publicContact} aria-describedby={noteId} {...form.field('isContactPublic')} />
      <Text id={noteId} size="small" tone="muted">
        {editor.publicContactNote}
      </Text>
    </Stack>
  );
};

const Emergency = ({ form }: { form: ProfileEditorForm }) => {
  const { editor } = useStrings();
  return (
    <Stack gap={3}>
      <Switch label={editor.emergencyService} {...form.field('hasEmergencyService')} />
      {form.watch('hasEmergencyService') && (
        <Field
          label={editor.emergencyPhoneNumber}
          hint={editor.emergencyHint}
          error={form.errorOf('emergencyPhoneNumber')}
        >
          <TextInput type="tel" {...form.field('emergencyPhoneNumber')} />
        </Field>
      )}
    </Stack>
  );
};
