import { useState } from 'react';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { FoldingPanel } from '#design/folding-panel.tsx';
import { Row } from '#design/layout.tsx';
import { PanelBody } from '#design/panel.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { Text, TextLink } from '#design/text.tsx';
import { GALLERY_MIME_TYPES } from '#features/companies/core/rules/gallery-pictures.ts';
import type { OwnCompany } from '#features/companies/profile-editor/contract/own-company.ts';
import { EditorAnchor } from '#features/companies/profile-editor/web/editor-anchor.tsx';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { FileButton } from '#web/uploads/file-button.tsx';
import { UploadList } from '#web/uploads/upload-list.tsx';
import { useFileDrop } from '#web/uploads/use-file-drop.ts';
import { CaptionDialog } from './caption-dialog.tsx';
import styles from './gallery.module.css';
import { ReorderablePictures } from './reorderable-pictures.tsx';
import { type GalleryPictureData, useGalleryEditor } from './use-gallery-editor.ts';
import { useGalleryUploads } from './use-gallery-uploads.ts';

/** Shows the limit of the plan, the uploads on their way and the pictures that are stored. */
export const GalleryPanel = ({ company }: { company: OwnCompany }) => {
  const { editor } = useStrings();
  const { gallery, limits, plan } = company;
  const { uploads, upload, remove, tryAgain } = useGalleryUploads(company);
  const isOver = useFileDrop((files) => void upload(files));
  const isFull = limits.images !== null && gallery.length >= limits.images;
  return (
    <EditorAnchor name="gallery">
      <FoldingPanel
        title={editor.gallery}
        end={<Text as="span">{editor.countOf(gallery.length, limits.images)}</Text>}
        className={isOver ? styles.over : undefined}
      >
        <PanelBody>
          <Row gap={4} wraps className={styles.head}>
            <FileButton
              accept={GALLERY_MIME_TYPES}
              multiple
              icon={signedInIcons.upload}
              disabled={isFull}
              onFiles={(files) => void upload(files)}
            >
              {editor.addPictures}
            </FileButton>
            <Text size="small" tone="faint">
              {isFull ? editor.galleryFull(plan && editor.plans[plan], limits.images) : editor.galleryHint}{' '}
              {!isFull && <span className={styles.drop}>{editor.galleryDrop}</span>}
              {isFull && <TextLink href={href('/subscription-plans')}>{editor.seePlans}</TextLink>}
            </Text>
          </Row>
          <UploadList
            uploads={uploads}
            words={editor.uploads}
            done={() => null}
            onTryAgain={tryAgain}
            onRemove={remove}
          />
          {gallery.length === 0 ? (
            <EmptyState level={3} title={editor.noPictures} text={editor.noPicturesText} />
          ) : (
            <Pictures gallery={gallery} />
          )}
        </PanelBody>
      </FoldingPanel>
    </EditorAnchor>
  );
};

/** Shows the pictures with the dialogs about one of them. */
const Pictures = ({ gallery }: { gallery: readonly GalleryPictureData[] }) => {
  const { editor } = useStrings();
  const { move, remove } = useGalleryEditor();
  const [openDialog, setOpenDialog] = useState<{
    about: 'words' | 'removal';
    picture: GalleryPictureData;
  } | null>(null);
  const close = () => setOpenDialog(null);
  return (
    <>
      <ReorderablePictures
        pictures={gallery}
        onMove={(id, place) => void move(id, place)}
        onDescribe={(picture) => setOpenDialog({ about: 'words', picture })}
        onRemove={(picture) => setOpenDialog({ about: 'removal', picture })}
      />
      {openDialog?.about === 'words' && <CaptionDialog picture={openDialog.picture} onClose={close} />}
      <ConfirmDialog
        open={openDialog?.about === 'removal'}
        onClose={close}
        onConfirm={() => {
          if (openDialog) void remove(openDialog.picture.id);
          close();
        }}
        title={editor.removePictureTitle}
        text={editor.removePictureText}
        confirmLabel={editor.removePicture}
        cancelLabel={editor.cancel}
      />
    </>
  );
};
