import { type ReactNode, useId } from 'react';
import { classNames } from '#design/class-names.ts';
import { FieldError } from '#design/field-error.tsx';
import styles from './answer-options.module.css';

interface Option<Value extends string> {
  value: Value;
  label: string;
}

interface AnswerOptionsProps<Value extends string> {
  legend: ReactNode;
  note?: ReactNode;
  options: readonly Option<Value>[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  /** The reader may choose as many as apply. */
  several?: boolean;
  error?: ReactNode;
  /** A link to this question leads to this id. */
  id?: string;
  /** It marks the question as optional. */
  mark?: ReactNode;
}

/** Shows a question and its possible answers in ruled cells: native radios or checkboxes. */
export function AnswerOptions<Value extends string>(props: AnswerOptionsProps<Value>) {
  const { legend, note, options, values, onChange, several = false, error, id, mark } = props;
  const name = useId();
  const press = (value: Value, isOn: boolean) => {
    if (!several) onChange([value]);
    else onChange(isOn ? [...values, value] : values.filter((item) => item !== value));
  };
  return (
    <fieldset
      id={id}
      className={styles.question}
      data-leads-to-field={id && ''}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend>
        {legend}
        {note && <span className={styles.note}>{note}</span>}
        {mark && <small className={styles.mark}>{mark}</small>}
      </legend>
      <div className={classNames(styles.answers, options.length === 2 && styles.two)}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.answer}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              aria-invalid={error ? true : undefined}
              checked={values.includes(value)}
              onChange={(event) => press(value, event.currentTarget.checked)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${name}-error`}>{error}</FieldError>
    </fieldset>
  );
}

/** Frames a question that a field answers. */
export const QuestionBox = ({ id, children }: { id?: string; children: ReactNode }) => (
  <div id={id} className={styles.question} data-leads-to-field={id && ''}>
    {children}
  </div>
);
