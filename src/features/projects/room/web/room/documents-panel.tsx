import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { Icon } from '#design/icon.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { Text } from '#design/text.tsx';
import { useFileChooser } from '#design/use-file-chooser.tsx';
import { useIsHydrated } from '#design/use-is-hydrated.ts';
import type { Project } from '#features/projects/pages/contract/projects.ts';
import type { ProjectRoom, RoomFile } from '#features/projects/room/contract/room-schemas.ts';
import { DOCUMENT_TYPES, downloadFileName, formatFileSize } from '#kernel/uploaded-file.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './documents-panel.module.css';
import { RemoveFileDialog } from './remove-file-dialog.tsx';
import { roomFileUrl } from './room-file-url.ts';
import { useAddRoomFiles } from './use-add-files.ts';
import { useProjectSideName } from './use-side-name.ts';
import { WaitingUploadList } from './waiting-upload-list.tsx';

interface DocumentsPanelProps {
  project: Project;
  room: ProjectRoom;
}

export const DocumentsPanel = ({ project, room: { files, abilities } }: DocumentsPanelProps) => {
  const { room } = useStrings();
  const isLive = useIsHydrated();
  const adding = useAddRoomFiles(project.id, 'documents');
  const documents = files.filter(({ kind }) => kind === 'pdf');
  const { input, choose } = useFileChooser(DOCUMENT_TYPES, (chosenFiles) => void adding.add(chosenFiles));
  const adder = (
    <Button size="small" icon={signedInIcons.plus} disabled={!isLive} onClick={choose}>
      {room.addDocuments}
    </Button>
  );
  return (
    <Panel title={room.documents} end={abilities.mayAdd && adder}>
      {input}
      <WaitingUploadList adding={adding} />
      {documents.length === 0 ? (
        <PanelBody>
          <Text tone="muted" size="small">
            {room.noDocuments}
          </Text>
        </PanelBody>
      ) : (
        <ul>
          {documents.map((document) => (
            <Document key={document.id} project={project} document={document} />
          ))}
        </ul>
      )}
    </Panel>
  );
};

const Document = ({ project, document }: { project: Project; document: RoomFile }) => {
  const format = useFormat();
  const { room } = useStrings();
  const nameOf = useProjectSideName(project);
  const [isConfirming, setIsConfirming] = useState(false);
  const { kind, name, side, createdAt } = document;
  const size = formatFileSize(document.size);
  return (
    <li className={styles.document}>
      <Icon name="document" />
      {/* The app's link component would navigate to a page, and this is a file. */}
      <a
        className={styles.name}
        href={roomFileUrl(project.id, document)}
        download={downloadFileName(kind, name)}
        aria-label={room.saveDocument(name, size)}
      >
        {name}
      </a>
      <span className={styles.about}>
        {size}, {nameOf(side)}, <time dateTime={createdAt}>{format.shortDate(new Date(createdAt))}</time>
      </span>
      {document.isFixed && <span className={styles.about}>{room.fixedPaper}</span>}
      {document.abilities.mayChange && (
        <IconButton
          className={styles.remove}
          icon={signedInIcons.trash}
          label={room.removeDocument(name)}
          onClick={() => setIsConfirming(true)}
        />
      )}
      {isConfirming && (
        <RemoveFileDialog projectId={project.id} file={document} onClose={() => setIsConfirming(false)} />
      )}
    </li>
  );
};
