import { drawSun } from '#art/backdrop.ts';
import { drawHouse, type House } from '#art/house.ts';
import { mix } from '#art/ink.ts';
import { hash, Random } from '#art/random.ts';
import type { DormerKind, RoofKind } from '#art/roofs.ts';
import { circle, num, rect } from '#art/shapes.ts';
import { Sheet } from '#art/sheet.ts';
import { drawTree } from '#art/trees.ts';

/** One house, surveyed on the left and restored on the right. */
export const halfhouse = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rect(0, 0, width, height), ink.paper);
  const base = height - 84;
  const houseWidth = Math.min(width * 0.6, 480);
  const left = width / 2 - houseWidth / 2;
  const cut = left + houseWidth * random.between(0.42, 0.58);
  const house: House = {
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
  sheet.fill(rect(cut, 0, width - cut, base), ink.tint);
  drawSun(sheet, width - 100, 96, 38);
  drawSurveyGrid(sheet, left, cut, base);
  sheet.clip(rect(cut, 0, width, height), () => {
    drawTree(sheet, left + houseWidth + 74, base, 170, 'round');
    drawHouse(sheet, house);
  });
  drawSurvey(sheet, house, cut);
  sheet.stroke(`M0 ${base}H${width}`, 3.2);
  sheet.fill(rect(cut, base, width - cut, height - base), ink.body);
  sheet.hatch(rect(0, base, cut, height - base), 45, 11, 0.8, ink.line, 0.5);
  drawCut(sheet, cut);
  sheet.dimensionDown(base - 278, base, left - 52, ink.line, [base - 190, base - 102]);
  sheet.dimensionAcross(left, cut, height - 40);
};

const drawSurveyGrid = (sheet: Sheet, left: number, cut: number, base: number) => {
  const { ink } = sheet;
  let grid = '';
  for (let x = left % 28; x < cut; x += 28) grid += `M${num(x)} 0V${base}`;
  for (let y = base % 28; y < base; y += 28) grid += `M0 ${num(y)}H${num(cut)}`;
  sheet.stroke(grid, 0.7, ink.line, 'opacity=".22"');
};

/** The house as found: lines only, everything in the colour of the paper. */
const drawSurvey = (sheet: Sheet, house: House, cut: number) => {
  const { width, height, ink } = sheet;
  const { paper } = ink;
  const survey = new Sheet({
    width,
    height,
    ink: {
      ...ink,
      pale: paper,
      body: paper,
      body2: paper,
      deep: paper,
      accent: paper,
      glass: mix(paper, ink.line, 0.08),
      green: paper,
      lit: paper,
      tint: paper,
      night: false,
    },
    random: new Random(hash('hh')),
    idPrefix: `${sheet.idPrefix}q`,
  });
  drawHouse(survey, { ...house, shutter: house.shutter ? paper : null, slateDensity: 0.14 });
  sheet.clip(rect(0, 0, cut, height), () => {
    sheet.append(`<defs>${survey.definitionsMarkup()}</defs>`);
    sheet.append(survey.marksMarkup());
  });
};

/** The line between before and after. */
const drawCut = (sheet: Sheet, cut: number) => {
  const { height, ink } = sheet;
  sheet.stroke(`M${num(cut)} 26V${height - 24}`, 2.2, ink.accent, 'stroke-dasharray="22 6 3 6"');
  sheet.draw(circle(cut, 30, 12), ink.paper, 2, ink.accent);
  sheet.draw(circle(cut, height - 24, 12), ink.paper, 2, ink.accent);
};
