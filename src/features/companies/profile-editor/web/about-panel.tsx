import { Badge } from '#design/badge.tsx';
import { Checkbox } from '#design/checkbox.tsx';
import { Field } from '#design/field.tsx';
import { FoldingPanel } from '#design/folding-panel.tsx';
import { Stack, TwoColumns } from '#design/layout.tsx';
import { PanelBody } from '#design/panel.tsx';
import { TextArea } from '#design/text-area.tsx';
import { TextInput } from '#design/text-input.tsx';
import { vatBadgeOf } from '#features/companies/core/rules/vat-number.ts';
import type { OwnCompany } from '#features/companies/profile-editor/contract/own-company.ts';
import { useStrings } from '#web/strings.tsx';
import { EditorAnchor } from './editor-anchor.tsx';
import { MultilingualTextFields } from './multilingual-text-fields.tsx';
import type { ProfileEditorForm } from './use-profile-editor-form.ts';

const FIELDS = [
  'name',
  'line',
  'description',
  'textLanguage',
  'texts',
  'vatNumber',
  'registrationNumber',
  'iban',
  'foundedIn',
  'teamSize',
  'guarantee',
] as const;

/** Edits what the company is called, what it does, and its registration numbers. */
export const AboutPanel = ({ form, company }: { form: ProfileEditorForm; company: OwnCompany }) => {
  const { editor } = useStrings();
  // The badge judges the stored number: beside one that is being typed, it would vouch for that.
  const isVatNumberStored = form.watch('vatNumber').trim() === (company.vatNumber ?? '');
  return (
    <FoldingPanel
      startsOpen
      hasFault={form.hasFaultIn(FIELDS)}
      title={editor.about}
      end={isVatNumberStored && <VatState company={company} />}
    >
      <PanelBody>
        <Stack gap={5}>
          <Field label={editor.name} error={form.errorOf('name')}>
            <TextInput {...form.field('name')} autoComplete="organization" />
          </Field>
          <MultilingualTextFields form={form} />
          <TwoColumns>
            <EditorAnchor name="vat">
              <Field label={editor.vatNumber} hint={editor.vatHint} error={form.errorOf('vatNumber')}>
                <TextInput {...form.field('vatNumber')} placeholder="LU12345678" />
              </Field>
            </EditorAnchor>
            <EditorAnchor name="registration">
              <Field
                label={editor.registrationNumber}
                hint={editor.registrationHint}
                error={form.errorOf('registrationNumber')}
              >
                <TextInput {...form.field('registrationNumber')} placeholder="B123456" />
              </Field>
            </EditorAnchor>
          </TwoColumns>
          <Field label={editor.iban} hint={editor.ibanHint} error={form.errorOf('iban')}>
            <TextInput {...form.field('iban')} placeholder="LU28 0019 4006 4475 0000" />
          </Field>
          <TwoColumns>
            <Field label={editor.foundedIn} hint={editor.foundedInHint} error={form.errorOf('foundedIn')}>
              <TextInput {...form.field('foundedIn')} inputMode="numeric" maxLength={4} />
            </Field>
            <Field label={editor.teamSize} error={form.errorOf('teamSize')}>
              <TextInput {...form.field('teamSize')} inputMode="numeric" maxLength={4} />
            </Field>
          </TwoColumns>
          <Field label={editor.guarantee} hint={editor.guaranteeHint} error={form.errorOf('guarantee')}>
            <TextArea {...form.field('guarantee')} rows={2} />
          </Field>
          <Checkbox label={editor.vatExempt} note={editor.vatExemptHint} {...form.field('isVatExempt')} />
        </Stack>
      </PanelBody>
    </FoldingPanel>
  );
};

const VatState = ({ company }: { company: OwnCompany }) => {
  const { editor } = useStrings();
  const state = vatBadgeOf(company);
  if (state === null) return null;
  return state === 'verified' ? (
    <Badge tone="ok" icon="verified">
      {editor.verified}
    </Badge>
  ) : (
    <Badge tone="warn">{editor.pendingVerification}</Badge>
  );
};
