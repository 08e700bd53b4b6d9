import { Avatar } from '#design/avatar.tsx';
import { Panel } from '#design/panel.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './message-screen.module.css';
import { SampleScreen } from './sample-screen.tsx';

/** Shows an inquiry and its reply. */
export const SampleMessageScreen = () => {
  const {
    marketing: { sample },
  } = useStrings();
  return (
    <SampleScreen caption={sample.screens.messages}>
      <Panel>
        <div className={styles.who}>
          <Avatar name={sample.client} />
          <b>{sample.client}</b>
        </div>
        <div className={styles.thread}>
          <p className={styles.theirs}>
            {sample.inquiry} <time>{sample.sent}</time>
          </p>
          <p className={styles.own}>
            {sample.reply} <time>{sample.answered}</time>
          </p>
        </div>
      </Panel>
    </SampleScreen>
  );
};
