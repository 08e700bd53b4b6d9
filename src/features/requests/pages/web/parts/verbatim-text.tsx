import styles from './verbatim-text.module.css';

/** Shows words exactly as somebody wrote them. */
export const VerbatimText = ({ text, lang }: { text: string | null; lang?: string | undefined }) => (
  <p className={styles.written} lang={lang}>
    {text}
  </p>
);
