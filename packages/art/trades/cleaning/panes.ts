import { drawSun } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { pointText, polygonPath, rectPath, shortNumber } from '#art/shapes.ts';

/** A glass front being washed, half of it done. */
export const drawPanesScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const cols = width > 1000 ? 12 : random.integer(5, 6);
  const paneWidth = width / cols;
  const paneHeight = paneWidth * random.between(1.05, 1.25);
  const rows = Math.ceil(height / paneHeight) + 1;
  const frameColour = random.pick([ink.pale, ink.deep, ink.body2, ink.line]);
  sheet.fill(rectPath(0, 0, width, height), ink.glass);
  const skyColour = ink.night ? ink.glass : mixColours(ink.water, ink.pale, 0.35);
  const townColour = ink.night ? '#0b1218' : mixColours(ink.deep, ink.water, 0.25);
  const dirtyColour = ink.night
    ? mixColours(ink.glass, ink.body, 0.25)
    : mixColours(mixColours(ink.water, ink.body2, 0.55), ink.line, 0.12);
  const cut = width * random.between(0.42, 0.62);
  // Drawn and not used: without it every later draw would change the picture.
  random.between(-0.25, 0.25);
  sheet.fill(rectPath(0, 0, width, height), dirtyColour);
  sheet.stipple(rectPath(0, 0, width, height), ink.line, 40, 0.3, 60, 1.8);
  sheet.hatch(rectPath(0, 0, width, height), 78, 26, 0.6, ink.line, 0.3);
  drawCleanSide(sheet, cut, skyColour, townColour);
  drawGlazingBars(sheet, { cols, paneWidth, rows, paneHeight, frameColour });
  const left = cut + 10;
  drawCradle(sheet, left);
};

const drawCleanSide = (sheet: DrawingSheet, cut: number, skyColour: string, townColour: string) => {
  const { width, height, ink, random } = sheet;
  sheet.clip(`M0 0H${shortNumber(cut)}q46 ${height * 0.25} 0 ${height * 0.5}t10 ${height * 0.5}H0z`, () => {
    sheet.fill(rectPath(0, 0, width, height), skyColour);
    drawSun(sheet, width * 0.2, height * 0.22, 54);
    let y = height * 0.56;
    let outline = `M0 ${height}`;
    for (let x = 0; x < width; x += random.between(40, 90)) {
      const rise = random.between(0, 130);
      outline += `L${pointText(x, y - rise)}h${shortNumber(random.between(30, 60))}`;
    }
    sheet.fill(outline + `L${width} ${height}z`, townColour);
    for (let i = 0; i < 60; i++) {
      if (random.chance(ink.night ? 0.9 : 0.3))
        sheet.fill(rectPath(random.between(0, cut), random.between(height * 0.56, height), 7, 10), ink.lit);
    }
    for (const from of [0, 160, 420]) {
      sheet.fill(
        polygonPath([
          [from, height],
          [from + 260, 0],
          [from + 330, 0],
          [from + 70, height],
        ]),
        ink.pale,
        0.14,
      );
    }
  });
};

const drawGlazingBars = (
  sheet: DrawingSheet,
  {
    cols,
    paneWidth,
    rows,
    paneHeight,
    frameColour,
  }: Record<'cols' | 'paneWidth' | 'rows' | 'paneHeight', number> & { frameColour: string },
) => {
  const { width, height, ink } = sheet;
  let bars = '';
  for (let column = 0; column <= cols; column++) bars += `M${shortNumber(column * paneWidth)} 0V${height}`;
  for (let row = 0; row <= rows; row++) {
    bars += `M0 ${shortNumber(row * paneHeight - paneHeight * 0.3)}H${width}`;
  }
  sheet.stroke(bars, 15, ink.line);
  sheet.stroke(bars, 11, frameColour);
  let shadows = '';
  for (let column = 0; column <= cols; column++) {
    shadows += `M${shortNumber(column * paneWidth + 7)} 0V${height}`;
  }
  sheet.stroke(shadows, 2, ink.line, 'opacity=".3"');
};

const drawCradle = (sheet: DrawingSheet, left: number) => {
  const { height, ink, random } = sheet;
  const top = height * random.between(0.52, 0.66);
  const cradleWidth = 250;
  sheet.stroke(
    `M${shortNumber(left + 22)} 0V${shortNumber(top)}M${shortNumber(left + cradleWidth - 22)} 0V${shortNumber(top)}`,
    3,
  );
  sheet.draw(rectPath(left, top + 58, cradleWidth, 18), ink.body, 2);
  sheet.stroke(`M${pointText(left, top)}h${cradleWidth}M${pointText(left, top + 28)}h${cradleWidth}`, 4.5);
  let rails = '';
  for (let i = 0; i <= 6; i++) rails += `M${pointText(left + (cradleWidth * i) / 6, top)}v60`;
  sheet.stroke(rails, 3);
  sheet.draw(
    polygonPath([
      [left + 30, top + 22],
      [left + 66, top + 22],
      [left + 61, top + 58],
      [left + 35, top + 58],
    ]),
    ink.accent,
    1.8,
  );
  sheet.draw(rectPath(left + cradleWidth - 90, top + 40, 60, 18), ink.pale, 1.7);
  sheet.stroke(`M${pointText(left + 150, top + 58)}L${pointText(left + 60, top - 120)}`, 6);
  sheet.stroke(`M${pointText(left + 150, top + 58)}L${pointText(left + 60, top - 120)}`, 3, ink.body2);
  sheet.draw(
    polygonPath([
      [left + 18, top - 104],
      [left + 96, top - 144],
      [left + 102, top - 132],
      [left + 24, top - 92],
    ]),
    ink.accent,
    1.8,
  );
  sheet.hatch(rectPath(left, top + 58, cradleWidth, 18), 45, 8, 0.8);
};
