import { type ComponentProps, useId } from 'react';
import { DayInput } from '#design/day-input.tsx';
import { useStrings, useStringsSource } from '#web/strings.tsx';

type DayFieldProps = Omit<ComponentProps<typeof DayInput>, 'language' | 'words' | 'id'> & { label: string };

/** A day in a cell of the head, under its name. */
export const DayField = ({ label, ...rest }: DayFieldProps) => {
  const { writing } = useStrings();
  const { language } = useStringsSource();
  const id = useId();
  const words = { pattern: writing.dayPattern, openCalendar: writing.openCalendar(label) };
  return (
    <div>
      <label htmlFor={id}>
        <span>{label}</span>
      </label>
      <DayInput {...rest} id={id} language={language} words={words} />
    </div>
  );
};
