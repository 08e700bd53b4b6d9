import { coverUrl, illustrationGroundOf } from '#kernel/illustration-url.ts';
import { sceneOfWork } from './scene-words.ts';

interface DrawnWork {
  id: number;
  title: string;
  description: string | null;
  services: readonly { category?: { name: string } | undefined }[];
  canton: string | null;
}

/** What stands in for photographs of a piece of work: a scene of its words, in the inks of where its company is. */
export const drawingOfWork = ({ services, canton, ...work }: DrawnWork): string => {
  const trades = services.flatMap(({ category }) => category?.name ?? []);
  return coverUrl(sceneOfWork({ ...work, trades }), work.id, illustrationGroundOf(canton));
};
