import sharp from 'sharp';
import { LOGO_SIDE_PIXELS } from '#features/companies/core/server/index.ts';
import { categoryIcon } from '#features/companies/core/web/category-icon.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { demoLogos, type LogoMaterial } from './material/logos.ts';

/** Grounds and what is printed on them. */
const inks = [
  ['#1E6153', '#F2F7F3', '#E0BC78'],
  ['#F4EFE3', '#26353E', '#AA331B'],
  ['#26353E', '#F4EFE3', '#E0BC78'],
  ['#FDFCF8', '#8C2712', '#1D282F'],
  ['#E0BC78', '#1D282F', '#8C2712'],
  ['#F4EFE3', '#1E6153', '#A8730C'],
  ['#8C2712', '#FFF8F1', '#E0BC78'],
] as const;

type Inks = (typeof inks)[number];

/** Each puts the sign of the trade, drawn on a field of 24, on a ground of 96. */
const layouts = [
  // In a ring.
  (sign: string, [ground, ink, second]: Inks) =>
    `<rect width="96" height="96" fill="${ground}"/><circle cx="48" cy="48" r="37" fill="none" stroke="${second}" stroke-width="4"/><g transform="translate(25.500 25.500) scale(1.875)" fill="none" stroke="${ink}" stroke-width="2">${sign}</g>`,
  // Above two strokes.
  (sign: string, [ground, ink, second]: Inks) =>
    `<rect width="96" height="96" fill="${ground}"/><g transform="translate(21 10) scale(2.250)" fill="none" stroke="${ink}" stroke-width="2">${sign}</g><path d="M16 76h64" stroke="${second}" stroke-width="6"/><path d="M16 86h40" stroke="${ink}" stroke-width="3"/>`,
  // Under a gable.
  (sign: string, [ground, ink, second]: Inks) =>
    `<rect width="96" height="96" fill="${ground}"/><path d="M8 44L48 10l40 34" fill="none" stroke="${second}" stroke-width="6"/><g transform="translate(27 36) scale(1.750)" fill="none" stroke="${ink}" stroke-width="2.200">${sign}</g>`,
  // On a ground in two halves.
  (sign: string, [ground, ink, second]: Inks) =>
    `<rect width="96" height="96" fill="${ground}"/><path d="M0 96V60l96-34v70z" fill="${second}" fill-opacity="0.35"/><g transform="translate(18 18) scale(2.500)" fill="none" stroke="${ink}" stroke-width="1.900">${sign}</g>`,
] as const;

const drawLogo = ({ trade, look }: LogoMaterial): string => {
  const layout = layouts[look % layouts.length];
  const colours = inks[look % inks.length];
  const { path } = categoryIcon(trade) as { path: string };
  if (!layout || !colours) throw new Error(`There is no logo ${look}`);
  const sign = `<path d="${path}" stroke-linejoin="miter" stroke-linecap="square"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="${LOGO_SIDE_PIXELS}" height="${LOGO_SIDE_PIXELS}">${layout(sign, colours)}</svg>`;
};

/** Draws what some of the demo's companies have uploaded; the names are those of the files. */
export const makeLogoFiles = async (): Promise<ReadonlyMap<string, Buffer>> => {
  // Uploads are recognised by their first bytes and never read as drawings; these drawings are ours.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  const files = new Map<string, Buffer>();
  for (const logo of demoLogos)
    files.set(
      logo.fileName,
      await sharp(Buffer.from(drawLogo(logo)))
        .webp()
        .toBuffer(),
    );
  return files;
};

export const storeLogos = async (store: FileStore, files: ReadonlyMap<string, Buffer>): Promise<void> => {
  for (const [name, bytes] of files) await store.put(name, bytes);
};
