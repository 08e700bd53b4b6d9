import { type ReactNode, useEffect, useId, useRef } from 'react';
import { placeBelow } from './place-below.ts';
import styles from './tooltip.module.css';

interface TooltipProps {
  text: ReactNode;
  /** The control, which takes what describes it. */
  children: (described: { 'aria-describedby': string }) => ReactNode;
}

/** A word more on hover and focus. It can be hovered itself, and Esc removes it. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const holder = useRef<HTMLSpanElement>(null);
  const tooltip = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const place = holder.current;
    const layer = tooltip.current;
    if (!place || !layer) return undefined;
    const leaving = new AbortController();
    const show = () => {
      layer.showPopover({ source: place });
      placeBelow(layer, place);
    };
    const hide = () => layer.hidePopover();
    for (const type of ['pointerenter', 'focusin']) place.addEventListener(type, show, leaving);
    for (const type of ['pointerleave', 'focusout']) place.addEventListener(type, hide, leaving);
    document.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), leaving);
    return () => leaving.abort();
  }, []);

  return (
    <span ref={holder} className={styles.holder}>
      {children({ 'aria-describedby': id })}
      <span ref={tooltip} id={id} role="tooltip" popover="manual" className={styles.tooltip}>
        {text}
      </span>
    </span>
  );
}
