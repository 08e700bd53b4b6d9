import { drawSun } from '#art/backdrop.ts';
import { DrawingSheet } from '#art/drawing-sheet.ts';
import { drawHouse, type HousePlan } from '#art/house.ts';
import { mixColours } from '#art/ink.ts';
import { hashText, SeededRandom } from '#art/random.ts';
import type { DormerKind, RoofKind } from '#art/roofs.ts';
import { circlePath, rectPath, shortNumber } from '#art/shapes.ts';
import { drawTree } from '#art/trees.ts';

/** One house, surveyed on the left and restored on the right. */
export const drawHalfHouseScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), ink.paper);
  const base = height - 84;
  const houseWidth = Math.min(width * 0.6, 480);
  const left = width / 2 - houseWidth / 2;
  const cut = left + houseWidth * random.between(0.42, 0.58);
  const house: HousePlan = {
    x: left,
    base,
    width: houseWidth,
    floors: 3,
    floorHeight: 88,
    bays: 5,
    wall: random.pick([ink.pale, ink.body2]),
    roof: random.pick<RoofKind>(['mansard', 'saddle', 'half']),
    roofHeight: 110,
    dormers: [0.3, 0.7],
    dormerKind: random.pick<DormerKind>(['ped', 'round', '']),
    chimneys: [0.14, 0.84],
    hasBands: true,
    shutter: random.chance() ? ink.accent : null,
    hasKeystones: true,
    doorBay: 2,
    doorArch: 'round',
    hasQuoins: true,
    texture: 'render',
  };
  sheet.fill(rectPath(cut, 0, width - cut, base), ink.tint);
  drawSun(sheet, width - 100, 96, 38);
  drawSurveyGrid(sheet, left, cut, base);
  sheet.clip(rectPath(cut, 0, width, height), () => {
    drawTree(sheet, left + houseWidth + 74, base, 170, 'round');
    drawHouse(sheet, house);
  });
  drawSurvey(sheet, house, cut);
  sheet.stroke(`M0 ${base}H${width}`, 3.2);
  sheet.fill(rectPath(cut, base, width - cut, height - base), ink.body);
  sheet.hatch(rectPath(0, base, cut, height - base), 45, 11, 0.8, ink.line, 0.5);
  drawCut(sheet, cut);
  sheet.dimensionDown(base - 278, base, left - 52, ink.line, [base - 190, base - 102]);
  sheet.dimensionAcross(left, cut, height - 40);
};

const drawSurveyGrid = (sheet: DrawingSheet, left: number, cut: number, base: number) => {
  const { ink } = sheet;
  let grid = '';
  for (let x = left % 28; x < cut; x += 28) grid += `M${shortNumber(x)} 0V${base}`;
  for (let y = base % 28; y < base; y += 28) grid += `M0 ${shortNumber(y)}H${shortNumber(cut)}`;
  sheet.stroke(grid, 0.7, ink.line, 'opacity=".22"');
};

/** The house as found: lines only, everything in the colour of the paper. */
const drawSurvey = (sheet: DrawingSheet, house: HousePlan, cut: number) => {
  const { width, height, ink } = sheet;
  const { paper } = ink;
  const survey = new DrawingSheet({
    width,
    height,
    ink: {
      ...ink,
      pale: paper,
      body: paper,
      body2: paper,
      deep: paper,
      accent: paper,
      glass: mixColours(paper, ink.line, 0.08),
      green: paper,
      lit: paper,
      tint: paper,
      night: false,
    },
    random: new SeededRandom(hashText('hh')),
    idPrefix: `${sheet.idPrefix}q`,
  });
  drawHouse(survey, { ...house, shutter: house.shutter ? paper : null, slateDensity: 0.14 });
  sheet.clip(rectPath(0, 0, cut, height), () => {
    sheet.append(`<defs>${survey.definitionsMarkup()}</defs>`);
    sheet.append(survey.marksMarkup());
  });
};

/** The line between before and after. */
const drawCut = (sheet: DrawingSheet, cut: number) => {
  const { height, ink } = sheet;
  sheet.stroke(`M${shortNumber(cut)} 26V${height - 24}`, 2.2, ink.accent, 'stroke-dasharray="22 6 3 6"');
  sheet.draw(circlePath(cut, 30, 12), ink.paper, 2, ink.accent);
  sheet.draw(circlePath(cut, height - 24, 12), ink.paper, 2, ink.accent);
};
