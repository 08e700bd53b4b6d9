import { useState } from 'react';
import { Checkbox } from '#design/checkbox.tsx';
import { Combobox } from '#design/combobox.tsx';
import { DigitCodeInput } from '#design/digit-code-input.tsx';
import { Field } from '#design/field.tsx';
import { JoinedField } from '#design/joined-field.tsx';
import { PasswordInput } from '#design/password-input.tsx';
import { RadioGroup } from '#design/radio-group.tsx';
import { RatingInput } from '#design/rating-input.tsx';
import { Select } from '#design/select.tsx';
import { Switch } from '#design/switch.tsx';
import { TextArea } from '#design/text-area.tsx';
import { TextInput } from '#design/text-input.tsx';
import { SheetPart } from './part.tsx';
import { sheetSamples } from './samples.ts';
import styles from './sheet.module.css';

const { parts, forms } = sheetSamples;

const options = (words: readonly string[]) => words.map((word) => <option key={word}>{word}</option>);

const Suggested = () => {
  const [text, setText] = useState('');
  const [value, setValue] = useState('');
  const query = text.trim().toLowerCase();
  const fitting = query === '' ? [] : forms.categories.filter((name) => name.toLowerCase().includes(query));
  return (
    <Field label={forms.suggested} hint={forms.suggestedHint}>
      <Combobox
        value={value}
        onChange={({ target }) => setValue(target.value)}
        options={fitting.map((name) => ({ key: name, label: name, icon: 'gable' }))}
        onType={setText}
        onChoose={({ label }) => setValue(label)}
        listLabel={forms.suggestions}
        countText={forms.suggestionCount}
      />
    </Field>
  );
};

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
    <Suggested />
    <Field label={forms.disabled}>
      <TextInput disabled defaultValue={forms.disabledValue} />
    </Field>
    <Field label={forms.search}>
      <TextInput type="search" icon="search" placeholder={forms.searchPlaceholder} />
    </Field>
    <JoinedField
      label={forms.phone}
      error={forms.phoneError}
      leading={<Select aria-label={forms.prefix}>{options(forms.prefixes)}</Select>}
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
      <DigitCodeInput defaultValue="4107" />
    </Field>
    <Field label={forms.code} error={forms.codeError}>
      <DigitCodeInput defaultValue="410711" />
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
