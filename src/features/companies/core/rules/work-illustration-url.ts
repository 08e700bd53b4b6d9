import { coverIllustrationUrl, illustrationLandscapeOf } from '#kernel/illustration-url.ts';
import { chooseIllustrationScene } from './choose-illustration-scene.ts';

interface DrawnWork {
  id: number;
  title: string;
  description: string | null;
  services: readonly { category?: { name: string } | undefined }[];
  canton: string | null;
}

/** Returns a drawing for work without photographs: a scene chosen by its words, in the inks of the company's canton. */
export const workIllustrationUrl = ({ services, canton, ...work }: DrawnWork): string => {
  const trades = services.flatMap(({ category }) => category?.name ?? []);
  return coverIllustrationUrl(
    chooseIllustrationScene({ ...work, trades }),
    work.id,
    illustrationLandscapeOf(canton),
  );
};
