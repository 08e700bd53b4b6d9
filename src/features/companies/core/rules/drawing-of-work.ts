import { coverUrl, illustrationGroundOf } from '#kernel/illustration-url.ts';
import { sceneOfWork } from './scene-words.ts';

interface DrawnWork {
  id: number;
  title: string;
  description: string | null;
  services: readonly { category?: { name: string } | undefined }[];
  canton: string | null;
}

/** Returns a drawing for work without photographs: a scene chosen by its words, in the inks of the company's canton. */
export const drawingOfWork = ({ services, canton, ...work }: DrawnWork): string => {
  const trades = services.flatMap(({ category }) => category?.name ?? []);
  return coverUrl(sceneOfWork({ ...work, trades }), work.id, illustrationGroundOf(canton));
};
