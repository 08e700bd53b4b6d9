import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawWallFace } from '#art/setting.ts';
import { pointText, rectPath, roundedRect, shortNumber } from '#art/shapes.ts';

const STEP = { x: 112, y: 132 } as const;

/** Wallpaper with a pattern that must meet at the edge, the last length coming down. */
export const drawStencilScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const [ground, leaf] = random.pick([
    [ink.deep, ink.body2],
    [ink.pale, ink.green],
    [ink.body2, ink.accent],
    [ink.green, ink.pale],
  ] as const);
  drawWallFace(sheet, mixColours(ink.pale, ink.wood2, 0.3));
  const edge = width * random.between(0.56, 0.66);
  const motif = sheet.define('motif', (id) => {
    const petal = (turn: number) => `<path d="M0 0q26 -20 0 -54q-26 34 0 54z" transform="rotate(${turn})"/>`;
    const petals = [0, 60, -60, 120, -120, 180].map(petal).join('');
    return `<g id="${id}" fill="${leaf}" stroke="${ink.line}" stroke-width="1.5">${petals}<circle r="9" fill="${ink.accent === leaf ? ink.lit : ink.accent}"/></g>`;
  });
  const drawLength = (left: number, right: number, top: number, bottom: number) => {
    const sheetOf = rectPath(left, top, right - left, bottom - top);
    sheet.draw(sheetOf, ground, 2);
    sheet.clip(sheetOf, () => {
      let uses = '';
      for (let row = -1, y = top; y < bottom + STEP.y; y += STEP.y / 2, row++) {
        for (let x = (row % 2 ? 0 : STEP.x / 2) + 20; x < right + STEP.x; x += STEP.x)
          uses += `<use href="#${motif}" x="${shortNumber(x)}" y="${shortNumber(y)}"/>`;
      }
      sheet.append(uses);
    });
  };
  drawLength(-4, edge, -4, height + 4);
  sheet.shade(rectPath(edge + 6, 0, 190, height * 0.64), 0.2);
  drawLength(edge, edge + 180, -4, height * 0.6);
  sheet.draw(
    `M${pointText(edge - 4, height * 0.6)}h188v26q-94 40 -188 0z`,
    mixColours(ground, ink.pale, 0.5),
    2,
  );
  let joints = '';
  for (let x = edge - 180; x > 0; x -= 180) joints += `M${shortNumber(x)} 0V${height}`;
  sheet.stroke(joints, 1.2, ink.line, 'opacity=".5"');
  drawBrush(sheet, edge + 96, height * 0.4);
  sheet.stroke(`M${shortNumber(edge + 216)} 0V${height}`, 1.3, ink.accent, 'stroke-dasharray="14 5 2 5"');
};

const drawBrush = (sheet: DrawingSheet, x: number, y: number) => {
  const { ink } = sheet;
  sheet.group(`transform="rotate(-12 ${pointText(x, y)})"`, () => {
    sheet.shade(rectPath(x - 88, y + 12, 196, 62), 0.26);
    let bristles = '';
    for (let i = 0; i <= 26; i++) bristles += `M${shortNumber(x - 92 + i * 7)} ${shortNumber(y + 20)}v44`;
    sheet.draw(rectPath(x - 96, y + 18, 192, 46), ink.wood2, 1.8);
    sheet.stroke(bristles, 1.2);
    sheet.draw(roundedRect(x - 104, y - 22, 208, 44, 12), ink.wood, 2.2);
  });
};
