import { type ComponentProps, useId } from 'react';
import { classNames } from '#design/class-names.ts';
import { DayInput } from '#design/day-input.tsx';
import { useStrings, useStringsSource } from '#web/strings.tsx';
import { useFocusedField } from './use-focused-field.ts';
import styles from './write.module.css';

type DayFieldProps = Omit<ComponentProps<typeof DayInput>, 'language' | 'words' | 'id'> & {
  label: string;
  /** It says why the text is no day, once one has left the field. */
  fault: string | undefined;
  /** It says where the day is from. */
  mark?: string | undefined;
};

export const DayField = ({ label, fault, mark, ...rest }: DayFieldProps) => {
  const { typing, follow } = useFocusedField();
  const isFaultShown = fault !== undefined && typing === null;
  const { writing } = useStrings();
  const { language } = useStringsSource();
  const id = useId();
  const words = { pattern: writing.dayPattern, openCalendar: writing.openCalendar(label) };
  return (
    <div {...follow}>
      <label htmlFor={id}>
        <span>{label}</span>
      </label>
      <DayInput
        {...rest}
        id={id}
        aria-describedby={classNames(isFaultShown && `${id}-fault`, mark && `${id}-mark`)}
        language={language}
        words={words}
      />
      {mark && <small id={`${id}-mark`}>{mark}</small>}
      {isFaultShown && (
        <small id={`${id}-fault`} className={styles.fault}>
          {fault}
        </small>
      )}
    </div>
  );
};
