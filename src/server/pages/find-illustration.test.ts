import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import areaMaps from '#illustrations/area-map.json' with { type: 'json' };
import index from '#illustrations/index.json' with { type: 'json' };
import { areaMapUrl, cantonNames } from '#kernel/area-map-url.ts';
import { VARIANTS_PER_ILLUSTRATION } from '#kernel/illustration-url.ts';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { findIllustration, placeOfDrawing, readDrawings } from './find-illustration.ts';
import { serveSocialPictures } from './serve-social-pictures.ts';

const { ask } = await testHost({ withPages: true });

// It is more than may wait for their card.
const MANY = 24;
// The drawing process has low priority: beside other tests it has a tenth of their share.
const PATIENCE_MS = 180_000;

const illustrationPath = (number: number | string) => `/plates/cover/roofing-${number}-minett.svg`;
const readText = async (name: string) => (await findIllustration(name)?.())?.toString();
const manyNumbers = Array.from({ length: MANY }, (_, number) => number);

describe('the number of a drawing', () => {
  test.each([0, 1, VARIANTS_PER_ILLUSTRATION - 1])('%s is drawn', async (number) => {
    expect((await ask('GET', illustrationPath(number))).status).toBe(200);
  });

  test.each([VARIANTS_PER_ILLUSTRATION, 9999, '01', '-1', '1e2', ''])('%s is not there', async (number) => {
    expect((await ask('GET', illustrationPath(number))).status).toBe(404);
    expect((await ask('GET', `/social${illustrationPath(number)}.png`)).status).toBe(404);
  });

  test.each(['constructor.svg', 'toString', '__proto__.svg', 'index.json', 'cover/slates-near.br'])(
    '/plates/%s is not there',
    async (file) => {
      expect((await ask('GET', `/plates/${file}`)).status).toBe(404);
    },
  );
});

describe('what a drawing shows', () => {
  test.each(['slates', 'roofing', 'facades-insulation', 'facades', 'windows-doors'])(
    '%s is drawn, and as a banner',
    async (name) => {
      for (const format of ['cover', 'banner'])
        expect((await ask('GET', `/plates/${format}/${name}-3-eislek.svg`)).status).toBe(200);
    },
  );

  test('a scene is seen from elsewhere or in another light at each of twelve numbers, by day and by night', async () => {
    const numbers = manyNumbers.slice(0, index.views.length * index.weathers.length);
    const names = numbers.flatMap((number) =>
      ['', '-night'].map((night) => `cover/slates-${number}-stad${night}.svg`),
    );
    const pictures = await Promise.all(names.map(readText));
    expect(new Set(pictures).size).toBe(names.length);
    expect(await readText(`cover/slates-${numbers.length}-stad.svg`)).toBe(pictures[0]);
  });

  test('each ground has its own inks', async () => {
    const pictures = await Promise.all(
      index.grounds.map((ground) => readText(`cover/slates-0-${ground}.svg`)),
    );
    expect(new Set(pictures).size).toBe(5);
  });

  test('a trade shows a scene in the same view again only after all in all, and never twice in a row', () => {
    for (const [trade, scenes] of Object.entries(index.scenesByTrade)) {
      const slug = trade
        .toLowerCase()
        .replace('ç', 'c')
        .replace(/[^a-z]+/g, '-');
      const count = scenes.length * index.views.length;
      const files = Array.from(
        { length: count },
        (_, number) => placeOfDrawing(`cover/${slug}-${number + 5}-stad`)?.file,
      );
      expect(new Set(files).size, trade).toBe(count);
      const sceneIn = (file?: string) => file?.replace(/-\w+\.br$/, '');
      expect(
        files.filter((file, at) => sceneIn(file) === sceneIn(files[at + 1])),
        trade,
      ).toEqual([]);
    }
  });

  test.each(['thatching', 'constructor', 'slates-near'])('%s is not there', (name) => {
    expect(findIllustration(`cover/${name}-3-eislek.svg`)).toBeNull();
  });
});

describe('the files', () => {
  test(
    'hold each view of each scene in every light and ink, as a cover and as a banner',
    { tags: ['nightly'] },
    async () => {
      const SWIFT = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
      const HEAVIEST = 20_000;
      const inks = index.weathers.length * index.themes.length * index.grounds.length;
      for (const [at, scene] of Object.values<string[]>(index.scenesByTrade).flat().entries()) {
        for (const format of ['cover', 'banner']) {
          const files = index.views.map((view) => `${format}/${scene}-${view}.br`);
          const filesOfDrawings = await Promise.all(files.map(readDrawings));
          expect(filesOfDrawings.map(({ length }) => length)).toEqual(files.map(() => inks));
          const drawing = filesOfDrawings[at % files.length]?.[at % inks] ?? Buffer.alloc(0);
          const svg = drawing.toString();
          expect(svg, scene).toMatch(/^<svg [^]*<\/svg>$/);
          const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
          for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(ids, scene).toContain(id);
          // A list has up to 200 covers, a page one banner.
          if (format === 'cover')
            expect(brotliCompressSync(drawing, SWIFT).length, scene).toBeLessThan(HEAVIEST);
        }
      }
    },
  );

  test('are there for each illustration that a page names', async () => {
    const named = globSync('src/**/web/**/*.{ts,tsx}', {
      exclude: (name) => name.includes('.test.'),
    }).flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/'(\/plates\/[\w/-]+\.svg)'/g), ([, name = '']) => name),
    );
    expect(new Set(named).size).toBeGreaterThan(10);
    for (const name of new Set(named)) {
      expect((await ask('GET', name)).text, name).toMatch(/^<svg /);
      expect((await ask('GET', name.replace('.svg', '-night.svg'))).text, name).toMatch(/^<svg /);
    }
  });
});

describe('the map of an area', () => {
  test('has a digit for each canton, in the order they are drawn in', () => {
    for (const { cantons } of Object.values(areaMaps))
      expect(cantons.map(({ name }) => name)).toEqual(cantonNames);
    expect(areaMapUrl(['Wiltz'], ['Capellen', 'Wiltz'])).toBe('/plates/area-100000000002.svg');
    expect(areaMapUrl([], [])).toBeNull();
  });

  test('is drawn by day and by night', async () => {
    const [none, dayMap, night] = await Promise.all(
      ['area-000000000000', 'area-100000000002', 'area-100000000002-night'].map((name) =>
        ask('GET', `/plates/${name}.svg`),
      ),
    );
    expect([none?.status, dayMap?.status, night?.status]).toEqual([200, 200, 200]);
    expect(new Set([none?.text, dayMap?.text, night?.text]).size).toBe(3);
    for (const map of [none, dayMap, night]) expect(map?.text).toMatch(/^<svg [^]*<\/svg>$/);
  });

  test.each(['area-1', 'area-300000000000', 'area-0000000000000'])(
    '/plates/%s.svg is not there',
    async (name) => {
      expect((await ask('GET', `/plates/${name}.svg`)).status).toBe(404);
    },
  );
});

test('many at once all come, compressed, and are not sent again to whoever has them', async () => {
  const headers = { 'accept-encoding': 'br' };
  const requestAll = () =>
    Promise.all(manyNumbers.map((number) => ask('GET', illustrationPath(number), { headers })));
  const responses = await requestAll();
  expect(responses.map(({ status }) => status)).toEqual(manyNumbers.map(() => 200));
  const drawings = responses.map(({ bytes }) => brotliDecompressSync(bytes).toString());
  expect(drawings.every((drawing) => drawing.includes('<svg'))).toBe(true);
  const etag = String(responses[0]?.headers['etag']);
  const again = await ask('GET', illustrationPath(0), { headers: { ...headers, 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test(
  'of many cards at once those that cannot wait are asked to come again',
  async () => {
    // Maps are the quickest to draw.
    const areas = manyNumbers.map((number) => number.toString(3).padStart(12, '0'));
    const cards = areas.map((area) => `/social/plates/area-${area}.svg.png`);
    const responses = await Promise.all(cards.map((card) => ask('GET', card)));
    const refused = responses.filter(({ status }) => status === 503);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(refused.every(({ headers }) => headers['retry-after'] === '2')).toBe(true);
    const last = cards[responses.findIndex(({ status }) => status === 503)] ?? '';
    await eventually(async () => expect((await ask('GET', last)).status).toBe(200), PATIENCE_MS);
  },
  PATIENCE_MS,
);

test(
  'a card that cannot wait is sent away before its drawing is made',
  {
    timeout: PATIENCE_MS,
  },
  async () => {
    const app = Fastify();
    let drawCount = 0;
    app.get('/plates/*', (_, reply) => {
      drawCount += 1;
      return reply
        .type('image/svg+xml')
        .send('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
    });
    serveSocialPictures(app, async () => undefined);
    const responses = await Promise.all(
      manyNumbers.map((number) => app.inject(`/social/plates/drawing-${number}.svg.png`)),
    );
    const madeCount = responses.filter(({ statusCode }) => statusCode === 200).length;
    expect(madeCount).toBeLessThan(MANY);
    expect(drawCount).toBe(madeCount);
    await app.close();
  },
);
