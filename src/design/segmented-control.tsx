import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import styles from './segmented-control.module.css';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconName;
  /** Stands after the label, such as a badge. */
  end?: ReactNode;
  /** With an address it is a link: it works before the script, and the address decides. */
  href?: string;
}

interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange?: (value: Value) => void;
  size?: 'small';
  /** All segments share the whole line in equal widths. */
  stretch?: boolean;
  /** The labels are read aloud but not shown. */
  iconsOnly?: boolean;
}

/** Offers a choice of a few, side by side. */
export function SegmentedControl<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, size, stretch, iconsOnly } = props;
  return (
    <fieldset
      aria-label={label}
      className={classNames(styles.group, size && styles[size], stretch && styles.stretch)}
    >
      {options.map((option) => {
        const isChosen = option.value === value;
        const shared = {
          className: styles.option,
          'aria-label': iconsOnly ? option.label : undefined,
          onClick: () => onChange?.(option.value),
        };
        const face = (
          <>
            {option.icon && <Icon name={option.icon} size="small" />}
            {!iconsOnly && option.label}
            {option.end}
          </>
        );
        return option.href === undefined ? (
          <button key={option.value} type="button" aria-pressed={isChosen} {...shared}>
            {face}
          </button>
        ) : (
          <Anchor key={option.value} href={option.href} stay aria-current={isChosen || undefined} {...shared}>
            {face}
          </Anchor>
        );
      })}
    </fieldset>
  );
}
