import { drawClouds, drawSun } from '#art/backdrop.ts';
import { mix } from '#art/ink.ts';
import { circle, num, polygon, rect, roundedRect, xy } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** A digger at the edge of its pit, the ground cut open in layers. */
export const digger = (sheet: Sheet): void => {
  const { width, height, ink } = sheet;
  const ground = height * 0.62;
  sheet.fill(rect(0, 0, width, height), ink.tint);
  drawSun(sheet, width * 0.84, height * 0.16, Math.min(42, height * 0.07));
  drawClouds(sheet, height * 0.06, height * 0.28, 3);
  const pit = width * 0.56;
  for (const [at, share] of [0, 0.26, 0.6].entries())
    sheet.draw(
      `M-5 ${num(ground + (height - ground) * share)}H${num(pit + at * 22)}L${num(pit + 70 + at * 22)} ${height + 9}H-5z`,
      mix(ink.body, [ink.green, ink.body2, ink.deep][at] ?? ink.body, [0.6, 0.3, 0.3][at] ?? 0),
      1.7,
    );
  sheet.draw(rect(pit + 60, height * 0.9, width, height), mix(ink.body, ink.deep, 0.35), 1.7);
  sheet.stipple(rect(0, ground + 20, pit, height), ink.line, 24, 0.5, 70, 2);
  const size = Math.min(width * 0.3, height * 0.4);
  drawMachine(sheet, width * 0.12, ground, size);
};

const drawMachine = (sheet: Sheet, x: number, ground: number, size: number) => {
  const { ink } = sheet;
  const body = ink.night ? mix(ink.lit, ink.deep, 0.3) : ink.lit;
  sheet.draw(roundedRect(x, ground - size * 0.24, size, size * 0.24, size * 0.12), ink.deep, 2);
  for (const share of [0.14, 0.38, 0.62, 0.86])
    sheet.draw(circle(x + size * share, ground - size * 0.12, size * 0.07), ink.pale, 1.6);
  sheet.draw(rect(x + size * 0.02, ground - size * 0.54, size * 0.9, size * 0.28), body, 2);
  sheet.draw(
    `M${xy(x + size * 0.42, ground - size * 0.52)}v${num(-size * 0.36)}q0 ${num(-size * 0.06)} ${num(size * 0.06)} ${num(-size * 0.06)}h${num(size * 0.28)}l${num(size * 0.14)} ${num(size * 0.42)}z`,
    body,
    2,
  );
  sheet.draw(
    `M${xy(x + size * 0.5, ground - size * 0.58)}v${num(-size * 0.26)}h${num(size * 0.22)}l${num(size * 0.09)} ${num(size * 0.26)}z`,
    ink.glass,
    1.7,
  );
  const [hip, elbow, wrist] = [
    [x + size * 0.84, ground - size * 0.44],
    [x + size * 1.3, ground - size * 1.08],
    [x + size * 1.72, ground - size * 0.42],
  ] as const;
  const limb = (from: readonly [number, number], to: readonly [number, number], thick: number) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const long = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / long) * thick, (dx / long) * thick];
    return polygon([
      [from[0] + nx, from[1] + ny],
      [to[0] + nx * 0.6, to[1] + ny * 0.6],
      [to[0] - nx * 0.6, to[1] - ny * 0.6],
      [from[0] - nx, from[1] - ny],
    ]);
  };
  sheet.draw(limb(hip, elbow, size * 0.08), body, 2);
  sheet.draw(limb(elbow, wrist, size * 0.07), body, 2);
  for (const [cx, cy] of [hip, elbow, wrist]) sheet.draw(circle(cx, cy, size * 0.05), ink.pale, 1.7);
  const [bx, by] = wrist;
  sheet.draw(
    `M${xy(bx - size * 0.1, by)}h${num(size * 0.2)}l${num(size * 0.06)} ${num(size * 0.16)}q${num(-size * 0.04)} ${num(size * 0.22)} ${num(-size * 0.3)} ${num(size * 0.16)}l${num(-size * 0.06)} ${num(-size * 0.08)}z`,
    ink.deep,
    2,
  );
};
