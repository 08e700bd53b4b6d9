import { Checkbox } from './checkbox.tsx';
import { CodeInput } from './code-input.tsx';
import { Field } from './field.tsx';
import { JoinedField } from './joined-field.tsx';
import { PasswordInput } from './password-input.tsx';
import { RadioGroup } from './radio-group.tsx';
import { RatingInput } from './rating-input.tsx';
import { Select } from './select.tsx';
import styles from './sheet.module.css';
import { SheetPart } from './sheet-part.tsx';
import { sheetSamples } from './sheet-samples.ts';
import { Switch } from './switch.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

const { parts, forms } = sheetSamples;

const options = (words: readonly string[]) => words.map((word) => <option key={word}>{word}</option>);

const TextFields = () => (
  <>
    <Field label={forms.name}>
      <TextInput placeholder={forms.namePlaceholder} />
    </Field>
    <Field label={forms.error} error={forms.nameError}>
      <TextInput defaultValue="Ro" />
    </Field>
    <Field label={forms.budget} mark={forms.optional} hint={forms.budgetHint}>
      <TextInput placeholder={forms.budgetPlaceholder} />
    </Field>
    <Field label={forms.category}>
      <Select>{options(forms.categories)}</Select>
    </Field>
    <Field label={forms.disabled}>
      <TextInput disabled defaultValue={forms.disabledValue} />
    </Field>
    <Field label={forms.search}>
      <TextInput type="search" icon="search" placeholder={forms.searchPlaceholder} />
    </Field>
    <JoinedField
      label={forms.phone}
      error={forms.phoneError}
      before={<Select aria-label={forms.prefix}>{options(forms.prefixes)}</Select>}
    >
      <TextInput type="tel" autoComplete="tel-national" defaultValue="62" />
    </JoinedField>
    <Field label={forms.category} error={forms.nameError}>
      <Select>{options(forms.categories)}</Select>
    </Field>
    <Field label={forms.password}>
      <PasswordInput showLabel={forms.show} hideLabel={forms.hide} defaultValue={forms.passwordValue} />
    </Field>
    <Field label={forms.message} mark={forms.messageMark}>
      <TextArea defaultValue={forms.messageValue} />
    </Field>
  </>
);

const Choices = () => (
  <>
    <div>
      <Checkbox label={forms.email} defaultChecked />
      <Checkbox label={forms.anonymous} note={forms.anonymousNote} />
      <Checkbox label={forms.terms} error={forms.termsError} />
      <Checkbox label={forms.disabled} disabled />
    </div>
    <RadioGroup legend={forms.kind} options={forms.kinds} defaultValue="private" />
    <div>
      <Switch label={forms.sms} defaultChecked />
      <br />
      <Switch label={forms.email} />
      <br />
      <Switch label={forms.disabled} disabled />
    </div>
    <Field label={forms.code} hint={forms.codeHint}>
      <CodeInput defaultValue="4107" />
    </Field>
    <Field label={forms.code} error={forms.codeError}>
      <CodeInput defaultValue="410711" />
    </Field>
    <RatingInput legend={forms.rating} starLabel={forms.stars} defaultValue={3} />
  </>
);

export const FormsPart = () => (
  <SheetPart title={parts.forms}>
    <div className={styles.grid}>
      <TextFields />
      <Choices />
    </div>
  </SheetPart>
);
