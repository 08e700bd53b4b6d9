import type { ReactNode } from 'react';
import { Anchor } from '#design/anchor.tsx';
import { Icon } from '#design/icon.tsx';
import { Panel } from '#design/panel.tsx';
import type { RequestFile } from '#features/requests/core/contract/shapes.ts';
import type { TranslationOffer } from '#features/translations/core/contract/translations.ts';
import { useLangAttribute } from '#features/translations/core/web/index.ts';
import { formatFileSize } from '#kernel/uploaded-file.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './request-pictures.module.css';

interface PicturesProps {
  files: readonly RequestFile[];
  /** It tells which language the captions are in. */
  translationOffer: TranslationOffer;
  add?: ReactNode;
  /** Each file's buttons are here by its id. */
  actions?: ReadonlyMap<number, ReactNode> | undefined;
}

/** Shows the pictures with their captions, and the plans to download. */
export const RequestPictures = ({ files, translationOffer, add, actions }: PicturesProps) => {
  const lang = useLangAttribute(translationOffer);
  const { asking } = useStrings();
  if (files.length === 0 && !add) return null;
  return (
    <Panel title={asking.pictures} end={asking.filesOf(files.length)}>
      <div className={styles.pictures}>
        {files.map(({ id, kind, url, name, caption, size }) =>
          kind === 'picture' ? (
            <figure key={id}>
              <a href={url} target="_blank" rel="noreferrer">
                <img
                  src={`${url}?size=small`}
                  alt={caption ?? name}
                  lang={caption === null ? undefined : lang}
                  loading="lazy"
                />
              </a>
              {caption && <figcaption lang={lang}>{caption}</figcaption>}
              {actions?.get(id)}
            </figure>
          ) : (
            <div key={id} className={styles.plan}>
              <Anchor href={url} download>
                <Icon name="document" />
                <span>
                  <b lang={caption === null ? undefined : lang}>{caption ?? name}</b>
                  <small>{formatFileSize(size)}</small>
                </span>
              </Anchor>
              {actions?.get(id)}
            </div>
          ),
        )}
        {add && <div className={styles.add}>{add}</div>}
      </div>
    </Panel>
  );
};
