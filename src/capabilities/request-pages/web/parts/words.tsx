import type { ReactNode } from 'react';
import { Anchor } from '#design/anchor.tsx';
import { Icon } from '#design/icon.tsx';
import { Panel } from '#design/panel.tsx';
import { formatSize } from '#kernel/sent-file.ts';
import type { RequestFile } from '#requests/contract/shapes.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './words.module.css';

/** The pictures with what they show, and plans to be kept. */
export const Pictures = ({ files, add }: { files: readonly RequestFile[]; add?: ReactNode }) => {
  const { asking } = useStrings();
  if (files.length === 0 && !add) return null;
  return (
    <Panel title={asking.pictures} end={asking.filesOf(files.length)}>
      <div className={styles.pictures}>
        {files.map(({ id, kind, url, name, caption, size }) =>
          kind === 'picture' ? (
            <figure key={id}>
              <a href={url} target="_blank" rel="noreferrer">
                <img src={`${url}?size=small`} alt={caption ?? name} loading="lazy" />
              </a>
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          ) : (
            <Anchor key={id} href={url} download className={styles.plan}>
              <Icon name="document" />
              <span>
                <b>{caption ?? name}</b>
                <small>{formatSize(size)}</small>
              </span>
            </Anchor>
          ),
        )}
        {add && <div className={styles.add}>{add}</div>}
      </div>
    </Panel>
  );
};

/** Words as somebody wrote them. */
export const Written = ({ text, lang }: { text: string | null; lang?: string | undefined }) => (
  <p className={styles.written} lang={lang}>
    {text}
  </p>
);
