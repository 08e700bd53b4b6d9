import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { cantonNames as drawnCantons } from '#art/index.ts';
import { areaMapUrl, cantonNames } from '#kernel/area-map-url.ts';
import { VARIANTS_PER_ILLUSTRATION } from '#kernel/illustration-url.ts';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { findDrawing } from './find-drawing.ts';
import { serveSocialPictures } from './serve-social-pictures.ts';

const { ask } = await testHost({ withPages: true });

// It is more than may wait for their card.
const MANY = 24;
// The drawing process has low priority: beside other tests it has a tenth of their share.
const PATIENCE_MS = 180_000;

const illustrationPath = (number: number | string) => `/plates/cover/roofing-${number}-minett.svg`;
const manyNumbers = Array.from({ length: MANY }, (_, number) => number);

describe('the number of a drawing', () => {
  test.each([0, 1, VARIANTS_PER_ILLUSTRATION - 1])('%s is drawn', async (number) => {
    expect((await ask('GET', illustrationPath(number))).status).toBe(200);
  });

  test.each([VARIANTS_PER_ILLUSTRATION, 9999, '01', '-1', '1e2', ''])('%s is not there', async (number) => {
    expect((await ask('GET', illustrationPath(number))).status).toBe(404);
    expect((await ask('GET', `/social${illustrationPath(number)}.png`)).status).toBe(404);
  });

  test.each(['constructor.svg', 'toString', '__proto__.svg'])('/plates/%s is not there', async (file) => {
    expect((await ask('GET', `/plates/${file}`)).status).toBe(404);
  });
});

describe('what a drawing shows', () => {
  test.each(['slates', 'roofing', 'facades-insulation', 'windows-doors'])(
    '%s is drawn, and as a banner',
    async (name) => {
      for (const format of ['cover', 'banner'])
        expect((await ask('GET', `/plates/${format}/${name}-3-eislek.svg`)).status).toBe(200);
    },
  );

  test('a scene is seen from elsewhere at each number', () => {
    const pictures = [0, 1, 2, 3].map((number) => findDrawing(`cover/slates-${number}-stad.svg`)?.());
    expect(new Set(pictures).size).toBe(4);
  });

  test.each(['thatching', 'constructor', 'slates-near'])('%s is not there', (name) => {
    expect(findDrawing(`cover/${name}-3-eislek.svg`)).toBeNull();
  });
});

describe('the map of an area', () => {
  test('has a digit for each canton, in the order they are drawn in', () => {
    expect(cantonNames).toEqual(drawnCantons);
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
  });

  test.each(['area-1', 'area-300000000000', 'area-0000000000000'])(
    '/plates/%s.svg is not there',
    async (name) => {
      expect((await ask('GET', `/plates/${name}.svg`)).status).toBe(404);
    },
  );
});

test(
  'many at once are all drawn, and what is asked for again is packed more tightly',
  async () => {
    const headers = { 'accept-encoding': 'br' };
    const requestAll = () =>
      Promise.all(manyNumbers.map((number) => ask('GET', illustrationPath(number), { headers })));
    const responses = await requestAll();
    expect(responses.map(({ status }) => status)).toEqual(manyNumbers.map(() => 200));
    const drawings = responses.map(({ bytes }) => brotliDecompressSync(bytes).toString());
    expect(drawings.every((drawing) => drawing.includes('<svg'))).toBe(true);

    const [first = ''] = manyNumbers.map(illustrationPath);
    await eventually(async () => {
      const repeated = await ask('GET', first, { headers });
      expect(repeated.bytes.length).toBeLessThan(responses[0]?.bytes.length ?? 0);
      expect(brotliDecompressSync(repeated.bytes).toString()).toBe(drawings[0]);
    }, PATIENCE_MS);
  },
  PATIENCE_MS,
);

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
    serveSocialPictures(app);
    const responses = await Promise.all(
      manyNumbers.map((number) => app.inject(`/social/plates/drawing-${number}.svg.png`)),
    );
    const madeCount = responses.filter(({ statusCode }) => statusCode === 200).length;
    expect(madeCount).toBeLessThan(MANY);
    expect(drawCount).toBe(madeCount);
    await app.close();
  },
);
