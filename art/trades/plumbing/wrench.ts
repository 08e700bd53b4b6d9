import { mix } from '#art/ink.ts';
import { circle, num, polygon, rect, segment, xy } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** A wrench on the nut of a pipe, close up, with the drip it is there for. */
export const wrench = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rect(0, 0, width, height), random.pick([ink.body2, ink.tint, mix(ink.water, ink.pale, 0.5)]));
  sheet.hatch(rect(0, 0, width, height), 0, 60, 0.8, ink.line, 0.22);
  sheet.hatch(rect(0, 0, width, height), 90, 60, 0.8, ink.line, 0.22);
  const copper = random.pick([ink.wood, ink.body, mix(ink.water, ink.deep, 0.2)]);
  const [y, bore] = [height * 0.4, Math.min(90, height * 0.17)];
  sheet.shade(rect(0, y + bore / 2, width, 26), 0.28);
  sheet.draw(rect(-5, y - bore / 2, width + 10, bore), copper, 2.2);
  sheet.fill(rect(0, y - bore * 0.34, width, bore * 0.16), ink.pale, 0.45);
  const x = width * 0.46;
  drawNut(sheet, x, y, bore);
  drawTool(sheet, x, y, bore);
  for (const at of [0.9, 1.75]) {
    const size = bore * 0.16;
    const top = y + bore * at;
    sheet.draw(
      `M${xy(x - bore, top - size)}q${num(size)} ${num(size * 1.2)} ${num(size * 0.9)} ${num(size * 1.9)}a${num(size * 0.9)} ${num(size * 0.9)} 0 1 1 ${num(-size * 1.8)} 0q0 ${num(-size * 0.7)} ${num(size * 0.9)} ${num(-size * 1.9)}z`,
      ink.water,
      1.6,
    );
  }
};

const drawNut = (sheet: Sheet, x: number, y: number, bore: number) => {
  const { ink } = sheet;
  const brass = mix(ink.lit, ink.wood, 0.5);
  for (const [at, share] of [-0.72, 0, 0.72].entries()) {
    const tall = bore * (at === 1 ? 1.62 : 1.4);
    sheet.draw(
      rect(x + bore * share - bore * 0.36, y - tall / 2, bore * 0.72, tall),
      mix(brass, ink.pale, at === 1 ? 0.25 : 0),
      2,
    );
  }
  for (const side of [-1.24, 1.08])
    sheet.draw(rect(x + bore * side, y - bore * 0.6, bore * 0.16, bore * 1.2), brass, 1.8);
};

const drawTool = (sheet: Sheet, x: number, y: number, bore: number) => {
  const { width, height, ink } = sheet;
  const steel = mix(ink.water, ink.pale, 0.25);
  const far = { x: width * 0.94, y: height * 1.04 };
  const jaw = { x: x + bore * 0.5, y: y + bore * 1.05 };
  const across = bore * 0.3;
  sheet.draw(
    polygon([
      [jaw.x - across * 0.4, jaw.y + across],
      [jaw.x + across, jaw.y - across * 0.3],
      [far.x + across, far.y - across],
      [far.x - across, far.y + across],
    ]),
    ink.accent,
    2.2,
  );
  sheet.draw(
    `M${xy(x - bore * 1.1, y + bore * 0.74)}h${num(bore * 2.1)}l${num(bore * 0.5)} ${num(bore * 0.5)}l${num(-bore * 0.5)} ${num(bore * 0.46)}h${num(-bore * 1.1)}z`,
    steel,
    2.2,
  );
  sheet.draw(
    `M${xy(x - bore * 1.1, y - bore * 1.28)}h${num(bore * 2.3)}v${num(bore * 0.42)}h${num(-bore * 2.3)}z`,
    steel,
    2.2,
  );
  sheet.draw(rect(x + bore * 0.98, y - bore * 1.1, bore * 0.34, bore * 2.1), steel, 2);
  let knurl = '';
  for (let at = 0; at < 6; at++)
    knurl += segment(
      x + bore * 0.98,
      y + bore * (0.2 + at * 0.1),
      x + bore * 1.32,
      y + bore * (0.14 + at * 0.1),
    );
  sheet.stroke(knurl, 1.5);
  sheet.draw(circle(far.x - bore * 0.5, far.y - bore * 0.9, bore * 0.12), ink.pale, 1.6);
};
