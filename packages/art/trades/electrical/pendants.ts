import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import {
  circlePath,
  ellipsePath,
  pointText,
  polygonPath,
  rectPath,
  segmentPath,
  shortNumber,
} from '#art/shapes.ts';
import { branchPath } from '#art/trees.ts';

type LampKind = 'dome' | 'cone' | 'globe' | 'drum' | 'bell';

const lampKinds: readonly LampKind[] = ['dome', 'cone', 'globe', 'drum', 'bell'];

interface Lamp {
  x: number;
  y: number;
  kind: LampKind;
  radius: number;
}

/** Lamps over a bar. */
export const drawPendantsScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const background = ink.night
    ? ink.deep
    : random.pick([ink.deep, ink.body, mixColours(ink.deep, ink.body, 0.3)]);
  sheet.fill(rectPath(0, 0, width, height), background);
  const counter = height - 170;
  drawPanelling(sheet, counter, background);
  const count = width > 1000 ? 6 : random.integer(3, 4);
  const lamps = hangLamps(sheet, count);
  for (const lamp of lamps) drawLight(sheet, lamp, counter);
  for (const lamp of lamps) drawLamp(sheet, lamp);
  drawCounter(sheet, counter);
  drawThings(sheet, counter);
};

const drawPanelling = (sheet: DrawingSheet, counter: number, background: string) => {
  const { width, ink } = sheet;
  let panels = '';
  for (let x = 30; x < width; x += 66) panels += `M${x} 0V${counter}`;
  sheet.stroke(panels, 1.2, mixColours(background, ink.pale, 0.28));
};

/** All of one kind, or each its own. */
const hangLamps = ({ width, random }: DrawingSheet, count: number): Lamp[] => {
  const same = random.chance(0.5) ? random.pick(lampKinds) : null;
  return Array.from({ length: count }, (_, i) => ({
    x: (width * (i + 0.6 + random.between(-0.08, 0.08))) / (count + 0.2),
    y: random.between(120, 250),
    kind: same ?? random.pick(lampKinds),
    radius: random.between(48, 72),
  }));
};

const drawLight = (sheet: DrawingSheet, { x, y, radius }: Lamp, counter: number) => {
  const cone = polygonPath([
    [x - radius * 0.8, y + radius * 0.4],
    [x + radius * 0.8, y + radius * 0.4],
    [x + radius * 2.1, counter + 4],
    [x - radius * 2.1, counter + 4],
  ]);
  sheet.fill(cone, sheet.ink.lit, 0.26);
};

const drawLamp = (sheet: DrawingSheet, lamp: Lamp) => {
  const { ink, random } = sheet;
  const { x, y, radius } = lamp;
  sheet.stroke(segmentPath(x, 0, x, y - radius * 0.6), 2);
  const colour = random.pick([ink.accent, ink.pale, ink.body2, ink.green]);
  sheet.draw(rectPath(x - 6, y - radius * 0.9, 12, radius * 0.4), ink.line, 0);
  sheet.fill(ellipsePath(x, y + radius * 0.5, radius * 0.52, radius * 0.2), ink.lit);
  if (lamp.kind === 'globe') {
    sheet.draw(circlePath(x, y, radius * 0.8), ink.lit, 2);
    sheet.stroke(circlePath(x, y, radius * 0.56), 1, ink.line, 'opacity=".35"');
    return;
  }
  const shade = shadeOutline(lamp.kind, lamp);
  sheet.draw(shade, colour, 2);
  sheet.clip(shade, () =>
    sheet.hatch(rectPath(x + radius * 0.1, y - radius, radius, radius * 2), 90, 6, 0.7, ink.line, 0.5),
  );
};

const shadeOutline = (kind: Exclude<LampKind, 'globe'>, { x, y, radius }: Lamp) => {
  if (kind === 'drum') return rectPath(x - radius * 0.8, y - radius * 0.5, radius * 1.6, radius * 0.95);
  if (kind === 'dome') {
    const rim = shortNumber(y + radius * 0.4);
    return `M${shortNumber(x - radius)} ${rim}A${pointText(radius, radius)} 0 0 1 ${shortNumber(x + radius)} ${rim}z`;
  }
  if (kind === 'cone') {
    return polygonPath([
      [x - radius, y + radius * 0.5],
      [x - radius * 0.16, y - radius * 0.6],
      [x + radius * 0.16, y - radius * 0.6],
      [x + radius, y + radius * 0.5],
    ]);
  }
  const [rim, waist] = [shortNumber(y + radius * 0.5), shortNumber(y + radius * 0.3)];
  const left = `Q${shortNumber(x - radius * 0.3)} ${waist} ${pointText(x - radius * 0.22, y - radius * 0.6)}`;
  const right = `Q${shortNumber(x + radius * 0.3)} ${waist} ${shortNumber(x + radius * 0.9)} ${rim}`;
  return `M${shortNumber(x - radius * 0.9)} ${rim}${left}h${shortNumber(radius * 0.44)}${right}z`;
};

const drawCounter = (sheet: DrawingSheet, counter: number) => {
  const { width, height, ink } = sheet;
  sheet.draw(rectPath(-10, counter, width + 20, 26), ink.body2, 2);
  sheet.stroke(
    `M0 ${counter + 13}h${width * 0.3}M${width * 0.44} ${counter + 9}h${width * 0.3}`,
    1,
    ink.line,
    'opacity=".5"',
  );
  sheet.fill(rectPath(0, counter + 26, width, height), mixColours(ink.body, ink.line, 0.35));
  let doors = '';
  for (let i = 0; i < width / 150 + 1; i++) doors += rectPath(i * 150 + 12, counter + 44, 126, height);
  sheet.draw(doors, mixColours(ink.body, ink.line, 0.2), 1.6);
  sheet.shade(rectPath(0, counter + 26, width, 20), 0.35);
};

const drawThings = (sheet: DrawingSheet, counter: number) => {
  const { width, ink, random } = sheet;
  let x = width * 0.1;
  let turn = random.integer(0, 4);
  while (x < width * 0.9) {
    const objectKind = turn++ % 5;
    if (objectKind === 0) {
      sheet.draw(`M${shortNumber(x - 40)} ${counter - 34}h80q-4 34 -24 34h-32q-20 0 -24 -34z`, ink.pale, 2);
      for (let fruit = 0; fruit < 3; fruit++) {
        sheet.draw(
          circlePath(x - 20 + fruit * 20, counter - 40, 14),
          random.pick([ink.accent, ink.lit, ink.green]),
          1.8,
        );
      }
      sheet.draw(`M${shortNumber(x - 40)} ${counter - 34}h80q-4 34 -24 34h-32q-20 0 -24 -34z`, ink.pale, 2);
    } else if (objectKind === 1) {
      sheet.draw(`M${shortNumber(x - 14)} ${counter}v-70q0 -14 8 -18v-30h12v30q8 4 8 18v70z`, ink.green, 2);
      sheet.draw(rectPath(x - 14, counter - 52, 28, 26), ink.pale, 1.4);
    } else if (objectKind === 2) {
      sheet.draw(rectPath(x - 30, counter - 12, 64, 12), ink.accent, 1.8);
      sheet.draw(rectPath(x - 26, counter - 22, 56, 10), ink.pale, 1.8);
      sheet.draw(rectPath(x - 20, counter - 32, 50, 10), ink.deep, 1.8);
    } else if (objectKind === 3) {
      sheet.draw(
        polygonPath([
          [x - 20, counter - 56],
          [x + 20, counter - 56],
          [x + 15, counter],
          [x - 15, counter],
        ]),
        ink.pale,
        2,
      );
      sheet.stroke(
        branchPath(sheet, x, counter - 56, 46, -Math.PI / 2, 4, 0.5),
        1.8,
        ink.night ? ink.line : ink.pale,
      );
    } else {
      sheet.draw(rectPath(x - 16, counter - 36, 32, 36), ink.body2, 2);
      sheet.stroke(`M${shortNumber(x + 16)} ${counter - 28}a10 10 0 0 1 0 20`, 4);
      sheet.stroke(`M${shortNumber(x + 16)} ${counter - 28}a10 10 0 0 1 0 20`, 1.6, ink.body2);
    }
    x += random.between(120, 190);
  }
};
