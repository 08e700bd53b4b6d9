import { showToast, type ToastOptions } from '#design/toast.ts';
import { type Field, fieldsOnPage, isRadio, nameOf, readFields, writeFields } from './saved-page-fields.ts';

/** Fires the events of typing, so that the form notices. */
const typeInto = (field: Field, value: string) => {
  if (isRadio(field)) {
    field.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
};

const fillFrom = (drafts: Map<string, string>) => {
  for (const field of fieldsOnPage()) {
    const name = nameOf(field);
    const value = drafts.get(name);
    if (value === undefined) continue;
    drafts.delete(name);
    if (isRadio(field) ? !field.checked : field.value !== value) typeInto(field, value);
  }
};

const SETTLED_MS = 600;

interface FillOptions {
  hint: Pick<ToastOptions, 'title' | 'text'>;
  signal: AbortSignal;
}

/** Fills the saved fields as soon as they exist: a dialog's come later, which the hint says. */
export const fillPageFields = (name: string, { hint, signal }: FillOptions) => {
  if (signal.aborted) return;
  const drafts = readFields(name);
  const fill = () => {
    const sizeBefore = drafts.size;
    fillFrom(drafts);
    if (drafts.size < sizeBefore) writeFields(name, drafts);
    if (drafts.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fill);
  observer.observe(document.body, { childList: true, subtree: true });
  fill();
  const timer = setTimeout(() => {
    if (drafts.size > 0) showToast(hint);
  }, SETTLED_MS);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
};
