import {
  restoreDescription,
  restoreLogo,
  restorePicture,
  restoreProfile,
  takeDownDescription,
  takeDownLogo,
  takeDownPicture,
  takeDownPicturesOfProject,
  takeDownProfile,
} from '#features/companies/core/server/index.ts';
import { restoreMessage, takeDownMessage } from '#features/messaging/core/server/index.ts';
import type { RestorableTakedownKind } from '#features/moderation/core/rules/takedowns.ts';
import { restoreProject, takeDownProject } from '#features/projects/core/server/index.ts';
import { readGalleryLinks, restoreGalleryLinks } from '#features/projects/room/server/index.ts';
import { restoreReply, takeDownReply } from '#features/reviews/core/server/index.ts';
import type { Db } from '#server/database/db.ts';

export interface TakenDownContent {
  ownerId: number;
  was: object;
  files: string[];
}

interface KindActions {
  /** Returns null if the content does not exist. `instead` replaces text that cannot be empty. */
  take: (transaction: Db, id: number, instead: string) => Promise<TakenDownContent | null>;
  putBack: (transaction: Db, id: number, was: unknown) => Promise<void>;
}

type Picture = Parameters<typeof restorePicture>[1];
type Links = Awaited<ReturnType<typeof readGalleryLinks>>;

const putPicturesBack = async (transaction: Db, pictures: readonly Picture[], links: Links) => {
  for (const picture of pictures) await restorePicture(transaction, picture);
  await restoreGalleryLinks(transaction, links);
};

interface TakenProject {
  words: Parameters<typeof restoreProject>[2];
  pictures: Picture[];
  links: Links;
}

/** `putBack` gets the content that `take` of the same kind stored. */
export const takedownActionsByKind: Readonly<Record<RestorableTakedownKind, KindActions>> = {
  picture: {
    take: async (transaction, id) => {
      const links = await readGalleryLinks(transaction, { pictureId: id });
      const content = await takeDownPicture(transaction, id);
      return content && { ...content, was: { picture: content.was, links } };
    },
    putBack: async (transaction, _, was) => {
      const { picture, links } = was as { picture: Picture; links: Links };
      await putPicturesBack(transaction, [picture], links);
    },
  },
  logo: {
    take: takeDownLogo,
    putBack: (transaction, id, was) => restoreLogo(transaction, id, was as { logoUrl: string }),
  },
  description: {
    take: takeDownDescription,
    putBack: (transaction, id, was) => restoreDescription(transaction, id, was as { description: string }),
  },
  profile: { take: takeDownProfile, putBack: restoreProfile },
  project: {
    take: async (transaction, id, instead) => {
      const links = await readGalleryLinks(transaction, { projectId: id });
      const content = await takeDownProject(transaction, id, instead);
      if (!content) return null;
      const { pictures, files } = await takeDownPicturesOfProject(transaction, id);
      return { ownerId: content.ownerId, was: { words: content.was, pictures, links }, files };
    },
    putBack: async (transaction, id, was) => {
      const { words, pictures, links } = was as TakenProject;
      await restoreProject(transaction, id, words);
      await putPicturesBack(transaction, pictures, links);
    },
  },
  message: {
    take: takeDownMessage,
    putBack: (transaction, id, was) =>
      restoreMessage(transaction, id, was as Parameters<typeof restoreMessage>[2]),
  },
  reply: {
    take: async (transaction, id) => {
      const content = await takeDownReply(transaction, id);
      return content && { ...content, files: [] };
    },
    putBack: (transaction, id, was) =>
      restoreReply(transaction, id, was as Parameters<typeof restoreReply>[2]),
  },
};
