import { useEffect, useRef } from 'react';
import { useStrings } from '#web/strings.tsx';
import { isTextField } from './use-draft-history.ts';
import styles from './write.module.css';

interface UndoProps {
  /** It is null if there is nothing to go back to. */
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** The keys are those of both Windows and macOS. */
const undoStepOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): keyof UndoProps | null => {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey ? 'redo' : null;
};

/** Steps undo the whole draft. The browser itself undoes what was just typed into a field. */
export const useUndoKeys = ({ undo, redo }: UndoProps): void => {
  const steps = useRef<UndoProps>({ undo, redo });
  useEffect(() => {
    steps.current = { undo, redo };
  });
  useEffect(() => {
    let lastTyped: { field: EventTarget; before: string } | null = null;
    const enter = ({ target }: FocusEvent) => {
      lastTyped = isTextField(target) ? { field: target, before: target.value } : null;
    };
    const press = (event: KeyboardEvent) => {
      const step = undoStepOf(event);
      if (!step) return;
      const { target } = event;
      const isBrowsers =
        isTextField(target) &&
        (lastTyped?.field !== target || lastTyped.before !== target.value || steps.current[step] === null);
      if (isBrowsers || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      steps.current[step]?.();
      // The field may show other words now.
      lastTyped = isTextField(target) ? { field: target, before: target.value } : null;
      requestAnimationFrame(() => {
        if (lastTyped && isTextField(lastTyped.field)) lastTyped.before = lastTyped.field.value;
      });
    };
    document.addEventListener('focusin', enter);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('focusin', enter);
      document.removeEventListener('keydown', press);
    };
  }, []);
};

export const UndoButtons = ({ undo, redo }: UndoProps) => {
  const { writing } = useStrings();
  return (
    <span className={styles.undo}>
      <button type="button" disabled={!undo} onClick={() => undo?.()}>
        {writing.undo}
      </button>
      <button type="button" disabled={!redo} onClick={() => redo?.()}>
        {writing.redo}
      </button>
    </span>
  );
};
