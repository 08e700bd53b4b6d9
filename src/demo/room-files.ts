import sharp from 'sharp';
import { roomFileStore } from '#features/projects/room/server/store.ts';
import { projectFiles } from '#features/projects/room/server/tables.ts';
import index from '#illustrations/index.json' with { type: 'json' };
import type { FileStore } from '#server/files/file-store.ts';
import type { StoredFileNames } from '#server/files/private-files.ts';
import { findIllustration } from '#server/pages/find-illustration.ts';
import type { Db } from './builders/db.ts';
import { drawDemoPdf } from './demo-pdf.ts';
import { demoRooms, type PictureMaterial } from './material/rooms.ts';
import type { PlannedFile } from './plan/planned-file.ts';

/** Draws a scene as an uploaded photograph. */
export const drawDemoPhotograph = async ({
  scene,
  seed,
  region,
}: Pick<PictureMaterial, 'scene' | 'seed' | 'region'>): Promise<Buffer> => {
  // A photograph shows the whole of it, in one light or another: the view comes back after as many numbers as there are.
  const readSvg = findIllustration(`cover/${scene}-${seed * index.views.length}-${region}.svg`);
  if (!readSvg) throw new Error(`Nothing is drawn for ${scene}`);
  // Uploads are recognised by their first bytes and never read as drawings; this drawing is ours.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  return sharp(await readSvg())
    .png({ compressionLevel: 0 })
    .toBuffer();
};

/** Draws and writes the demo's uploads; the key is their material. */
export const makeRoomFiles = async (): Promise<ReadonlyMap<PlannedFile['content'], StoredFileNames>> => {
  const filesByContent = new Map<PlannedFile['content'], StoredFileNames>();
  for (const { pictures, documents } of demoRooms) {
    for (const content of [...pictures, ...documents]) {
      const bytes = await ('scene' in content
        ? drawDemoPhotograph(content)
        : drawDemoPdf(content.title, content.lines));
      const storedNames = await roomFileStore.take(bytes);
      if (typeof storedNames === 'string') throw new Error(`This is no file of a room: ${storedNames}`);
      filesByContent.set(content, storedNames);
    }
  }
  return filesByContent;
};

/** Stores the files of these rows, and the rows. */
export const storeRoomFiles = async (
  db: Db,
  files: FileStore,
  planned: readonly PlannedFile[],
  filesByContent: Awaited<ReturnType<typeof makeRoomFiles>>,
) => {
  for (const { content, ...row } of planned) {
    const file = filesByContent.get(content);
    if (!file) throw new Error(`Nothing was made for ${row.name}`);
    const { contents, ...shape } = file;
    for (const [name, bytes] of contents) await files.put(name, bytes);
    await db.insert(projectFiles).values({ ...row, ...shape });
  }
};
