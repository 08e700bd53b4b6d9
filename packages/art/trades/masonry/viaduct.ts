import { drawClouds, drawSkyline, drawSun } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawAshlar } from '#art/masonry-textures.ts';
import { archPath, joinPath, pointText, polarPoint, rectPath, shortNumber } from '#art/shapes.ts';
import { drawTree } from '#art/trees.ts';

/** A viaduct across a valley with its river. */
export const drawViaductScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), ink.tint);
  drawSun(sheet, width * random.between(0.2, 0.8), height * 0.12, 34);
  drawClouds(sheet, 40, 90, 3);
  const deck = height * random.between(0.4, 0.46);
  drawSkyline(sheet, deck + 4);
  drawHill(sheet, height * 0.66, 16, mixColours(ink.green, ink.paper, 0.55));
  for (let i = 0; i < width / 100; i++) {
    drawTree(
      sheet,
      random.between(0, width),
      height * 0.72 + random.between(0, 20),
      random.between(40, 70),
      'round',
      mixColours(ink.green, ink.paper, 0.3),
    );
  }
  drawBridge(sheet, deck);
  drawParapet(sheet, deck);
  drawHill(sheet, height * 0.9, 12, ink.green);
  drawRiver(sheet);
};

/** A slope that rises towards both edges, for the bridge to reach across. */
const drawHill = (sheet: DrawingSheet, top: number, swell: number, colour: string) => {
  const { width, height, random } = sheet;
  const phase = random.between(0, 6);
  let outline = `M0 ${height}V${shortNumber(top)}`;
  for (let x = 0; x <= width; x += 40) {
    const rise = (Math.abs(x - width / 2) / width - 0.25) * -170;
    outline += `L${x} ${shortNumber(top + Math.sin(x / 190 + phase) * swell + rise)}`;
  }
  sheet.fill(`${outline}V${height}z`, colour);
};

const drawBridge = (sheet: DrawingSheet, deck: number) => {
  const { width, height, ink, random } = sheet;
  const arches = Math.round(width / random.pick([118, 150, 190]));
  const archWidth = width / arches;
  const pier = archWidth * 0.2;
  const stone = mixColours(ink.body, ink.paper, 0.1);
  let holes = '';
  for (let i = -1; i <= arches; i++) {
    const left = i * archWidth + pier / 2 + archWidth * 0.1;
    holes += archPath(left, deck + 40, archWidth - pier, height);
  }
  let edges = '';
  const id = sheet.define(
    'dv',
    (id) =>
      `<clipPath id="${id}"><path clip-rule="evenodd" d="${rectPath(-300, deck, width + 600, height)}${holes}"/></clipPath>`,
  );
  sheet.append(`<g clip-path="url(#${id})">`);
  drawAshlar(sheet, rectPath(0, deck, width, height), 0, deck, width, height - deck, {
    rowHeight: 17,
    blockWidth: 38,
    base: stone,
    light: mixColours(ink.body2, ink.pale, 0.2),
    lineWidth: 0.9,
  });
  for (let i = -1; i <= arches; i++) {
    const left = i * archWidth + pier / 2 + archWidth * 0.1;
    sheet.shade(rectPath(left - pier * 0.42, deck + 40 + (archWidth - pier) / 2, pier * 0.42, height), 0.2);
    const x = left + (archWidth - pier) / 2;
    const radius = (archWidth - pier) / 2;
    const springing = deck + 40 + radius;
    let joints = '';
    for (let voussoir = 0; voussoir <= 11; voussoir++) {
      const angle = Math.PI + (Math.PI * voussoir) / 11;
      joints += joinPath(
        polarPoint(x, springing, radius, angle),
        polarPoint(x, springing, radius + 13, angle),
      );
    }
    sheet.fill(
      `M${pointText(x - radius - 13, springing)}A${pointText(radius + 13, radius + 13)} 0 0 1 ${pointText(x + radius + 13, springing)}z`,
      mixColours(ink.body2, ink.pale, 0.3),
    );
    sheet.stroke(joints, 1.1);
    edges += `M${shortNumber(x - radius)} ${height}V${shortNumber(springing)}A${pointText(radius, radius)} 0 0 1 ${pointText(x + radius, springing)}V${height}`;
  }
  sheet.append('</g>');
  sheet.stroke(edges, 2);
};

const drawParapet = (sheet: DrawingSheet, deck: number) => {
  const { width, ink } = sheet;
  sheet.draw(rectPath(0, deck - 12, width, 16), ink.body2, 1.8);
  sheet.shade(rectPath(0, deck + 4, width, 8), 0.25);
  let rail = '';
  for (let x = 4; x < width; x += 12) rail += `M${x} ${shortNumber(deck - 30)}v18`;
  sheet.stroke(rail, 1.1);
  sheet.stroke(`M0 ${shortNumber(deck - 30)}H${width}`, 2);
};

const drawRiver = (sheet: DrawingSheet) => {
  const { width, height, ink, random } = sheet;
  const water = height - 46;
  sheet.fill(
    `M0 ${water}Q${width * 0.3} ${water - 30} ${width * 0.55} ${water}T${width} ${water - 8}V${height}H0z`,
    ink.water,
  );
  let waves = '';
  for (let i = 0; i < 12; i++) {
    const x = random.between(0, width);
    const y = random.between(water + 10, height - 8);
    waves += `M${pointText(x, y)}h${shortNumber(random.between(30, 110))}`;
  }
  sheet.stroke(waves, 1.3, ink.pale, 'opacity=".8"');
  for (let i = 0; i < width / 130; i++) {
    drawTree(
      sheet,
      random.between(0, width),
      water - 10 + random.between(-6, 14),
      random.between(80, 130),
      random.pick(['round', 'poplar', 'bare', 'round'] as const),
      mixColours(ink.green, ink.line, random.between(0, 0.25)),
    );
  }
};
