import { drawClouds, drawSun } from '#art/backdrop.ts';
import { mix } from '#art/ink.ts';
import { circle, num, polygon, rect, segment, xy } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** A wall of glass on a rail, one leaf open, hills outside. */
export const slider = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  const [top, sill] = [height * 0.12, height * 0.8];
  sheet.fill(rect(0, 0, width, height), ink.tint);
  sheet.clip(rect(width * 0.08, top, width * 0.84, sill - top), () => {
    sheet.fill(rect(0, 0, width, height), mix(ink.water, ink.pale, ink.night ? 0.05 : 0.45));
    drawSun(sheet, width * random.pick([0.3, 0.66]), height * 0.3, Math.min(44, height * 0.08));
    drawClouds(sheet, height * 0.18, height * 0.4, 3);
    for (const [at, y] of [0.5, 0.6, 0.7].entries())
      sheet.draw(
        `M-9 ${num(height * y)}q${num(width * 0.2)} ${num(-height * 0.12)} ${num(width * 0.42)} 0t${num(width * 0.34)} ${num(-height * 0.03)}t${num(width * 0.4)} 0V${height}H-9z`,
        mix(ink.green, ink.line, at * 0.16),
        1.5,
      );
    for (let x = width * 0.1; x < width * 0.9; x += 66)
      sheet.draw(circle(x, height * 0.72, random.between(10, 20)), mix(ink.green, ink.deep, 0.35), 1.2);
  });
  const leaves = width > 1000 ? 4 : 3;
  const leaf = (width * 0.84) / leaves;
  for (let at = 0; at < leaves; at++) {
    const isOpen = at === 1;
    const x = width * 0.08 + leaf * at + (isOpen ? leaf * 0.62 : 0);
    if (isOpen) sheet.shade(rect(x + leaf, top, 12, sill - top), 0.2);
    sheet.fill(
      polygon([
        [x + leaf * 0.16, sill],
        [x + leaf * 0.5, top],
        [x + leaf * 0.66, top],
        [x + leaf * 0.32, sill],
      ]),
      ink.pale,
      0.28,
    );
    const frame = rect(x, top, leaf, sill - top);
    sheet.stroke(frame, 17);
    sheet.stroke(frame, 13, ink.deep);
    sheet.draw(rect(x + leaf - 26, height * 0.46, 8, height * 0.1), ink.pale, 1.3);
  }
  sheet.draw(rect(width * 0.06, top - 24, width * 0.88, 24), ink.pale, 1.8);
  sheet.draw(rect(width * 0.04, sill, width * 0.92, 20), ink.pale, 1.8);
  sheet.draw(rect(-5, sill + 20, width + 10, height), ink.wood2, 1.8);
  let joints = '';
  for (let x = -width * 0.2; x < width * 1.2; x += 90)
    joints += segment(width / 2 + (x - width / 2) * 0.8, sill + 20, x, height);
  sheet.stroke(joints, 1.2);
  sheet.draw(
    `M${xy(width * 0.02, top - 30)}q${num(width * 0.05)} ${num(height * 0.34)} ${num(width * 0.01)} ${num(sill - top + 46)}h${num(-width * 0.06)}V${num(top - 30)}z`,
    mix(ink.accent, ink.pale, 0.35),
    1.7,
  );
};
