import { Icon } from '#design/icon.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './how.module.css';

/** Each question folds its answer away; it opens without a script too. */
export const FaqList = ({ questions }: { questions: readonly { question: string; answer: string }[] }) => {
  const {
    marketing: { howItWorks },
  } = useStrings();
  return (
    <section className={styles.section}>
      <h2>{howItWorks.questions}</h2>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
              <Icon name="chevron-down" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
};
