import { type ReactNode, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { useIsHydrated } from '#design/use-is-hydrated.ts';
import type { Project } from '#features/projects/pages/contract/projects.ts';
import { answerPublication, withdrawPublication } from '#features/projects/room/contract/publication.ts';
import type { ProjectRoom } from '#features/projects/room/contract/room-schemas.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { ChoosePicturesToPublishDialog } from './choose-pictures-dialog.tsx';
import styles from './publication-panel.module.css';
import { roomFileUrl } from './room-file-url.ts';
import { useRoomAction } from './use-room-action.ts';
import { useProjectSideName } from './use-side-name.ts';

interface PublicationPanelProps {
  project: Project;
  room: ProjectRoom;
}

/** The company asks to publish the finished project, and its client decides. */
export const PublicationPanel = (props: PublicationPanelProps) => {
  const { room } = useStrings();
  const { side } = props.project;
  const state = props.room.publication;
  if (side === null || (side === 'client' && state === 'none')) return null;
  return (
    <Panel title={room.publication}>
      <PanelBody>{side === 'client' ? <ForClient {...props} /> : <ForCompany {...props} />}</PanelBody>
    </Panel>
  );
};

const Chosen = ({ project, room: { files } }: PublicationPanelProps) => (
  <div className={styles.chosen}>
    {files
      .filter(({ isChosen }) => isChosen)
      .map((file) => (
        <img
          key={file.id}
          src={roomFileUrl(project.id, file, 'small')}
          alt={file.caption ?? ''}
          width={96}
          height={72}
        />
      ))}
  </div>
);

const Statement = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className={styles.said}>
    <p className={styles.text}>{text}</p>
    {children}
  </div>
);

const ForClient = (props: PublicationPanelProps) => {
  const { room } = useStrings();
  const isLive = useIsHydrated();
  const { project } = props;
  const { files, publication, abilities } = props.room;
  const { isBusy, runAction } = useRoomAction(project.id);
  const reply = (agrees: boolean) =>
    void runAction(() => callEndpoint(answerPublication, { params: { id: project.id }, body: { agrees } }), {
      title: agrees ? room.agreed : room.refused,
    });
  if (publication === 'refused') return <Statement text={room.youRefused} />;
  if (publication === 'published')
    return (
      <Statement text={room.published}>
        <Chosen {...props} />
        <Button wide busy={isBusy} disabled={!isLive} onClick={() => reply(false)}>
          {room.takeBack}
        </Button>
      </Statement>
    );
  const count = files.filter(({ isChosen }) => isChosen).length;
  return (
    <Statement text={room.wouldShow(project.company.name, count)}>
      <Chosen {...props} />
      <Button
        variant={project.abilities.mayReview ? 'secondary' : 'primary'}
        icon="check"
        wide
        busy={isBusy}
        disabled={!isLive || !abilities.mayAgree}
        onClick={() => reply(true)}
      >
        {room.agree}
      </Button>
      <Button wide busy={isBusy} disabled={!isLive} onClick={() => reply(false)}>
        {room.refuse}
      </Button>
    </Statement>
  );
};

const isPicture = ({ kind }: ProjectRoom['files'][number]) => kind === 'picture';

const askText = (
  { files, abilities, picturesLeft }: ProjectRoom,
  words: ReturnType<typeof useStrings>['room'],
) => {
  if (!abilities.mayPublish) return words.managersAsk;
  if (picturesLeft === 0) return words.galleryFull;
  return files.some(isPicture) ? words.askLead : words.noneToChoose;
};

const ForCompany = (props: PublicationPanelProps) => {
  const { room } = useStrings();
  const isLive = useIsHydrated();
  const { project } = props;
  const { files, publication, abilities, picturesLeft } = props.room;
  const client = useProjectSideName(project)('client');
  const [isChoosing, setIsChoosing] = useState(false);
  const { isBusy, runAction } = useRoomAction(project.id);
  const withdraw = () =>
    void runAction(() => callEndpoint(withdrawPublication, { params: { id: project.id } }), {
      title: room.withdrawn,
    });
  const texts = {
    none: askText(props.room, room),
    asked: room.waits(client),
    refused: room.refusedToCompany(client),
    published: room.published,
  };
  return (
    <Statement text={texts[publication]}>
      <Chosen {...props} />
      {abilities.mayAsk && picturesLeft !== 0 && files.some(isPicture) && (
        <Button icon="picture" wide disabled={!isLive} onClick={() => setIsChoosing(true)}>
          {publication === 'none' ? room.ask : room.askAgain}
        </Button>
      )}
      {abilities.mayWithdraw && (
        <Button wide busy={isBusy} disabled={!isLive} onClick={withdraw}>
          {publication === 'asked' ? room.withdrawAsk : room.withdraw}
        </Button>
      )}
      {isChoosing && (
        <ChoosePicturesToPublishDialog {...props} client={client} onClose={() => setIsChoosing(false)} />
      )}
    </Statement>
  );
};
