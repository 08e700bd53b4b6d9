// npm run render: draws every illustration of the product into its folder illustrations/, which is emptied first.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { areaMapPieces } from './area-map.ts';
import { drawnTrades, type SceneName, scenesByTrade } from './catalogue.ts';
import { fixedDrawings } from './fixed-drawings.ts';
import { drawIllustration } from './illustration.ts';
import { type DrawingTheme, drawingRegions } from './ink.ts';
import { type PictureView, pictureViews } from './view.ts';
import { weatherNames } from './weather.ts';

const TO = join(import.meta.dirname, '../../illustrations');
const themes: readonly DrawingTheme[] = ['day', 'night'];
const formats = { cover: { w: 800, h: 600 }, banner: { w: 1600, h: 420 } };
/** The pictures on the design board and on the pages for companies have this seed. */
const FIRST_SEED = 12;

const write = async (name: string, content: string | Buffer) => {
  const file = join(TO, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
};

/** Numbers the ids from 0, as each file is a document of its own: alike drawings then differ in their colours alone. */
const withShortIds = (svg: string) => {
  const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id);
  return ids.reduce(
    (text, id, index) =>
      text
        .replaceAll(`"${id}"`, `"i${index}"`)
        .replaceAll(`#${id})`, `#i${index})`)
        .replaceAll(`"#${id}"`, `"#i${index}"`),
    svg,
  );
};

const pack = promisify(brotliCompress);

/**
 * One file holds a view of a scene in every light, by day and by night, and on every ground: together they take hardly
 * more room than one.
 */
const packView = (trade: string, scene: SceneName, view: PictureView, size: { w: number; h: number }) => {
  const seed = FIRST_SEED + pictureViews.indexOf(view);
  const drawings = weatherNames.flatMap((weather) =>
    themes.flatMap((theme) =>
      drawingRegions.map((region) =>
        withShortIds(drawIllustration(trade, seed, { ...size, region, theme, scene, view, weather })),
      ),
    ),
  );
  return pack(drawings.join('\n'), { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
};

await rm(TO, { recursive: true, force: true });
for (const [name, draw] of Object.entries(fixedDrawings)) {
  await write(`${name}.svg`, draw('day'));
  await write(`${name}-night.svg`, draw('night'));
}
const index = {
  pages: Object.keys(fixedDrawings),
  scenesByTrade,
  views: pictureViews,
  weathers: weatherNames,
  themes,
  grounds: drawingRegions,
};
await write('index.json', `${JSON.stringify(index, null, 2)}\n`);
await write(
  'area-map.json',
  `${JSON.stringify({ day: areaMapPieces('day'), night: areaMapPieces('night') }, null, 2)}\n`,
);
let bytes = 0;
for (const trade of drawnTrades) {
  for (const scene of scenesByTrade[trade]) {
    for (const [format, size] of Object.entries(formats)) {
      const packed = await Promise.all(pictureViews.map((view) => packView(trade, scene, view, size)));
      for (const [index, content] of packed.entries()) {
        bytes += content.length;
        await write(`${format}/${scene}-${pictureViews[index]}.br`, content);
      }
    }
  }
}
console.log(`Rendered ${(bytes / 1e6).toFixed(1)} MB of covers and banners`);
