import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { TextInput } from '#design/text-input.tsx';
import { showToast } from '#design/toast.ts';
import styles from './copy-link-field.module.css';

interface LinkToPassOnProps {
  link: string;
  words: { label: string; copy: string; copied: string; error: string; copyFailed: string };
}

/** The link is shown only this once, to be copied. */
export const CopyLinkField = ({ link, words }: LinkToPassOnProps) => {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ tone: 'success', title: words.copied });
    } catch {
      showToast({ tone: 'destructive', title: words.error, text: words.copyFailed });
    }
  };
  return (
    <div className={styles.link}>
      <Field label={words.label}>
        <TextInput readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <Button onClick={() => void copy()}>{words.copy}</Button>
    </div>
  );
};
