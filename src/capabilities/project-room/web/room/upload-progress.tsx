import { ProgressBar } from '#design/progress-bar.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './upload-progress.module.css';
import type { Progress } from './use-adding.ts';

/** How far what is being added is. */
export const UploadProgress = ({ progress }: { progress: Progress | null }) => {
  const { room } = useStrings();
  const text = progress && room.uploading(progress.done + 1, progress.count);
  return (
    <output className={styles.line}>
      {progress && text && (
        <>
          {text}
          <ProgressBar value={progress.done + 0.5} max={progress.count} label={text} />
        </>
      )}
    </output>
  );
};
