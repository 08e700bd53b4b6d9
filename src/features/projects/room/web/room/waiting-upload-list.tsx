import { Button } from '#design/button.tsx';
import { VisuallyHidden } from '#design/text.tsx';
import { useStrings } from '#web/strings.tsx';
import type { UseAddRoomFilesResult } from './use-add-files.ts';
import styles from './waiting-upload-list.module.css';

/** Lists chosen files that have not arrived yet, by name. */
export const WaitingUploadList = ({
  adding: { waiting, retry, remove },
}: {
  adding: UseAddRoomFilesResult;
}) => {
  const { room } = useStrings();
  const refused = waiting.filter(({ state }) => state === 'refused').length;
  const left = waiting.length - refused;
  return (
    <>
      <VisuallyHidden>
        <output>{waiting.length > 0 && room.leftToSend(left, refused)}</output>
      </VisuallyHidden>
      {waiting.length > 0 && (
        <div className={styles.line}>
          {left > 0 && <p>{room.goByThemselves}</p>}
          <ul className={styles.list} aria-label={room.leftToSend(left, refused)}>
            {waiting.map(({ key, file: { name }, state, reason }) => (
              <li key={key} className={styles.item}>
                <span>
                  <b>{name}</b>: {state === 'refused' ? (reason ?? room.notAdded) : room.fileStates[state]}
                </span>
                {state === 'refused' && (
                  <Button size="small" aria-label={room.tryAgainWith(name)} onClick={() => retry(key)}>
                    {room.tryAgain}
                  </Button>
                )}
                {state !== 'sending' && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={room.leaveOut(name)}
                    onClick={() => remove(key)}
                  >
                    {room.leave}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
};
