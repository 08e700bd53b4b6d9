import { useEndedSession } from '#web/ended-session.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './ended-session-note.module.css';

/** The heading of a login: somebody whose session has ended reads first what to do. */
export const useLoginTitle = (title: string): string => {
  const { accounts } = useStrings();
  return useEndedSession() ? accounts.logInAgain : title;
};

/** Says why one is here, and shows what was being written: it waits for the same person. */
export const EndedSessionNote = () => {
  const { accounts, web } = useStrings();
  const ended = useEndedSession();
  if (!ended) return null;
  return (
    <>
      <p className={styles.lead}>
        {accounts.loggedOut} {web.logInToFindWords}
      </p>
      {ended.texts && (
        <figure className={styles.kept}>
          <figcaption>{web.wordsKept}</figcaption>
          {ended.texts.filter(Boolean).map((text) => (
            <blockquote key={text}>{text}</blockquote>
          ))}
        </figure>
      )}
    </>
  );
};
