import { type ComponentProps, type ReactNode, useId } from 'react';
import choice from './choice.module.css';
import { FieldError } from './field-error.tsx';
import { iconPaths } from './icons.ts';
import styles from './rating-input.module.css';
import { MAX_STARS } from './star-fills.ts';

interface RatingInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {
  legend: ReactNode;
  /** A screen reader says this for a number of stars. */
  starLabel: (stars: number) => string;
  value?: number;
  defaultValue?: number;
  error?: ReactNode;
}

/** One to five stars are five radios: arrow keys, forms and screen readers know them. */
export function RatingInput({ legend, starLabel, value, defaultValue, error, ...rest }: RatingInputProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={choice.legend}>{legend}</legend>
      <div className={styles.rating}>
        {Array.from({ length: MAX_STARS }, (_, place) => place + 1).map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              type="radio"
              name={id}
              aria-label={starLabel(stars)}
              {...rest}
              value={stars}
              checked={value === undefined ? undefined : stars === value}
              defaultChecked={value === undefined ? stars === defaultValue : undefined}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={iconPaths.star} />
            </svg>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
