import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { circlePath, pointText, rectPath, roundedRect, segmentPath, shortNumber } from '#art/shapes.ts';

/** The cards of a fan run through these. */
type Shades = readonly [first: string, middle: string, last: string];

/** A colour fan and a brush. */
export const drawFanDeckScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), random.pick([ink.paper, ink.tint, ink.body2]));
  const colours = random.pick<Shades>([
    [ink.deep, ink.water, ink.pale],
    [ink.accent, ink.lit, ink.pale],
    [ink.green, ink.body2, ink.pale],
    [ink.body, ink.pale, ink.water],
    [ink.deep, ink.accent, ink.lit],
  ]);
  const cards = random.integer(9, 13);
  const pivotX = width * random.between(0.14, 0.24);
  const pivotY = height * 0.98;
  const length = height * 1.02;
  const cardWidth = 128;
  const firstAngle = -84;
  const lastAngle = random.between(4, 12);
  for (let i = cards - 1; i >= 0; i--) {
    drawCard(sheet, { i, cards, firstAngle, lastAngle, colours, pivotX, pivotY, cardWidth, length });
  }
  sheet.draw(circlePath(pivotX, pivotY, 17), ink.body, 2);
  sheet.draw(circlePath(pivotX, pivotY, 7), ink.line, 0);
  drawBrush(sheet, colours);
};

const drawCard = (
  sheet: DrawingSheet,
  {
    i,
    cards,
    firstAngle,
    lastAngle,
    colours,
    pivotX,
    pivotY,
    cardWidth,
    length,
  }: Record<
    'i' | 'cards' | 'firstAngle' | 'lastAngle' | 'pivotX' | 'pivotY' | 'cardWidth' | 'length',
    number
  > & { colours: Shades },
) => {
  const { ink } = sheet;
  const share = i / (cards - 1);
  const angle = firstAngle + (lastAngle - firstAngle) * share;
  const colour =
    share < 0.5
      ? mixColours(colours[0], colours[1], share * 2)
      : mixColours(colours[1], colours[2], share * 2 - 1);
  sheet.group(`transform="translate(${pointText(pivotX, pivotY)}) rotate(${shortNumber(angle)})"`, () => {
    sheet.shade(roundedRect(-30, -cardWidth / 2 + 9, length + 6, cardWidth, 8), 0.16);
    sheet.draw(roundedRect(-40, -cardWidth / 2, length + 40, cardWidth, 8), ink.pale, 1.9);
    const patches = 5;
    for (let patch = 0; patch < patches; patch++) {
      sheet.draw(
        rectPath(
          150 + (patch * (length - 170)) / patches,
          -cardWidth / 2 + 12,
          (length - 170) / patches - 9,
          cardWidth - 24,
        ),
        mixColours(colour, patch % 2 ? ink.pale : ink.line, Math.abs(patch - 2) * 0.1),
        1.3,
      );
    }
    sheet.stroke(`M70 -14h60M70 -2h40M70 10h50`, 1.3);
  });
};

const drawBrush = (sheet: DrawingSheet, colours: Shades) => {
  const { width, height, ink, random } = sheet;
  const brushX = width * 0.84;
  const brushY = height * 0.2;
  sheet.group(
    `transform="translate(${pointText(brushX, brushY)}) rotate(${shortNumber(random.between(22, 40))})"`,
    () => {
      sheet.shade(rectPath(-34, -60, 84, 210), 0.18);
      sheet.draw(`M-12 -170q12 -14 24 0l8 110h-40z`, ink.accent, 2);
      sheet.draw(rectPath(-42, -62, 84, 44), ink.body2, 2);
      sheet.hatch(rectPath(-42, -62, 84, 44), 0, 12, 0.8);
      const bristles = `M-40 -18h80v96q-12 14 -22 -2t-20 8t-20 -4t-18 -2z`;
      sheet.draw(bristles, colours[0], 2);
      let hairs = '';
      for (let x = -34; x < 40; x += 7) {
        hairs += segmentPath(x, -18, x + random.between(-2, 2), 60 + random.between(-20, 16));
      }
      sheet.stroke(hairs, 1, ink.pale, 'opacity=".5"');
    },
  );
};
