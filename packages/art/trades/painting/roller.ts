import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawWindow } from '#art/openings.ts';
import { drawIndoors } from '#art/setting.ts';
import { polygonPath, rectPath, roundedRect, segmentPath, shortNumber } from '#art/shapes.ts';
import { drawBucket } from '#art/tools.ts';

/** Lane by lane a wall takes its new colour. */
export const drawRollerScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const floor = height - 96;
  drawIndoors(sheet, ink.pale, floor, mixColours(ink.pale, ink.body2, 0.5));
  const paint = random.pick([ink.accent, ink.green, ink.body, ink.deep]);
  const lane = 104;
  const paintedLanes = Math.ceil((width * random.between(0.42, 0.56)) / lane);
  for (let i = 0; i < paintedLanes; i++) {
    const x = i * lane - 6;
    const isLast = i === paintedLanes - 1;
    const top = isLast ? height * 0.34 : random.between(24, 44);
    const tone = mixColours(paint, ink.pale, random.between(0, 0.1));
    sheet.fill(
      `M${shortNumber(x)} ${shortNumber(top)}q${lane / 4} ${shortNumber(random.between(-12, 4))} ${lane / 2} 0t${lane / 2 + 4} 0V${shortNumber(floor - 18 - (isLast ? 60 : 0))}H${shortNumber(x)}z`,
      tone,
    );
  }
  let seams = '';
  for (let i = 1; i < paintedLanes; i++) seams += segmentPath(i * lane - 6, 60, i * lane - 6, floor - 60);
  sheet.stroke(seams, 1.1, ink.line, 'opacity=".3"');
  sheet.draw(rectPath(-4, floor - 18, width + 8, 18), ink.pale, 1.7);
  drawWindow(sheet, width * 0.7, height * 0.2, 140, 220, { surround: 14, rows: 3 });
  const x = paintedLanes * lane - lane - 8;
  const y = height * 0.34;
  sheet.shade(roundedRect(x + 8, y + 8, lane + 12, 48, 20), 0.24);
  sheet.stroke(`M${shortNumber(x + lane + 4)} ${shortNumber(y)}h22v74h-78v60`, 7);
  sheet.stroke(`M${shortNumber(x + lane + 4)} ${shortNumber(y)}h22v74h-78v60`, 3.4, ink.body2);
  sheet.draw(roundedRect(x - 4, y - 24, lane + 12, 48, 20), paint, 2.2);
  sheet.hatch(roundedRect(x - 4, y - 24, lane + 12, 48, 20), 90, 7, 0.8, ink.line, 0.5);
  sheet.draw(roundedRect(x + lane - 63, y + 130, 22, 250, 10), ink.wood, 2);
  const cloth = polygonPath([
    [width * 0.3, floor + 12],
    [width * 0.82, floor + 12],
    [width * 0.92, height + 4],
    [width * 0.2, height + 4],
  ]);
  sheet.draw(cloth, ink.tint, 1.8);
  sheet.stipple(cloth, paint, 10, 0.8, 90, 5);
  drawBucket(sheet, width * 0.68, floor + 58, 90, ink.body2);
  sheet.draw(rectPath(width * 0.68 - 41, floor - 34, 82, 12), paint, 1.7);
};
