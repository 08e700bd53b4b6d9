import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import float from './float.module.css';
import styles from './popover.module.css';
import { positionBelowOpener } from './position-below-opener.ts';

/** These make a button the opener: spread them on it. */
export interface PopoverOpenerProps {
  ref: RefObject<HTMLButtonElement | null>;
  popoverTarget: string;
}

interface PopoverProps {
  title: string;
  renderOpener: (props: PopoverOpenerProps) => ReactNode;
  children: ReactNode;
}

/**
 * Shows text under a button. The platform opens it, closes it on Esc or a click outside and gives the focus back,
 * also before or without any script.
 */
export function Popover({ title, renderOpener, children }: PopoverProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      {renderOpener({ ref: opener, popoverTarget: id })}
      <section
        id={id}
        popover="auto"
        aria-labelledby={`${id}-title`}
        className={classNames(float.float, styles.popover)}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open' && opener.current) positionBelowOpener(currentTarget, opener.current);
        }}
      >
        <p id={`${id}-title`} className={styles.title}>
          {title}
        </p>
        {children}
      </section>
    </>
  );
}
