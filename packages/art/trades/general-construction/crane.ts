import { drawClouds, drawGround, drawSkyline, drawSun } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawWindow } from '#art/openings.ts';
import { rectPath, segmentPath } from '#art/shapes.ts';

/** A concrete frame going up under a tower crane. */
export const drawCraneScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), ink.tint);
  const base = height - 60;
  drawSun(sheet, width * 0.2, height * 0.24, 44);
  drawSkyline(sheet, base);
  drawGround(sheet, base);
  drawClouds(sheet, 60, 200, 2);
  const floors = random.integer(3, 5);
  const left = width * random.between(0.34, 0.42);
  const frameWidth = Math.min(width * random.between(0.36, 0.46), 400);
  const floorHeight = floors === 5 ? 64 : 78;
  const bays = random.integer(3, 5);
  const walledFloors = random.integer(1, floors - 1);
  for (let floor = 0; floor < floors; floor++) {
    drawFrameFloor(sheet, { base, floor, floorHeight, walledFloors, floors, bays, frameWidth, left });
  }
  drawRebar(sheet, { bays, left, frameWidth, base, floors, floorHeight });
  const mast = width * 0.24 + random.between(-20, 20);
  const jib = 92;
  drawTowerCrane(sheet, base, jib, mast);
  drawLoad(sheet, { left, frameWidth, jib, floors });
  drawHoarding(sheet, base, mast);
};

const drawFrameFloor = (
  sheet: DrawingSheet,
  {
    base,
    floor,
    floorHeight,
    walledFloors,
    floors,
    bays,
    frameWidth,
    left,
  }: Record<
    'base' | 'floor' | 'floorHeight' | 'walledFloors' | 'floors' | 'bays' | 'frameWidth' | 'left',
    number
  >,
) => {
  const { ink } = sheet;
  const top = base - (floor + 1) * floorHeight;
  const isWalled = floor < walledFloors;
  const filledBays = floor === floors - 1 ? Math.max(1, bays - 2) : bays;
  const slabWidth = (frameWidth * filledBays) / bays;
  if (isWalled) {
    sheet.fillOffRegister(
      rectPath(left + 12, top + 14, slabWidth - 24, floorHeight - 14),
      floor ? ink.body2 : ink.body,
    );
    for (let i = 0; i < filledBays; i++) {
      const bayWidth = frameWidth / bays;
      const paneWidth = Math.min(46, bayWidth * 0.5);
      drawWindow(sheet, left + bayWidth * (i + 0.5) - paneWidth / 2, top + 26, paneWidth, floorHeight - 40, {
        surround: 3,
        rows: 1,
        trim: ink.pale,
      });
    }
  } else {
    sheet.fill(
      rectPath(left + 8, top + 14, slabWidth - 16, floorHeight - 14),
      mixColours(ink.paper, ink.line, 0.1),
    );
    sheet.shade(rectPath(left + 8, top + 14, slabWidth - 16, 14), 0.25);
  }
  for (let column = 0; column <= filledBays; column++) {
    sheet.draw(
      rectPath(left + (column * frameWidth) / bays - 7, top + 12, 14, floorHeight - 12),
      ink.pale,
      1.5,
    );
    sheet.shade(rectPath(left + (column * frameWidth) / bays + 1, top + 12, 6, floorHeight - 12), 0.18);
  }
  sheet.draw(rectPath(left - 16, top, slabWidth + 32, 14), ink.pale, 1.7);
  sheet.hatch(rectPath(left - 16, top, slabWidth + 32, 14), 45, 6, 0.6, ink.line, 0.7);
};

/** Bars waiting for the next pour. */
const drawRebar = (
  sheet: DrawingSheet,
  {
    bays,
    left,
    frameWidth,
    base,
    floors,
    floorHeight,
  }: Record<'bays' | 'left' | 'frameWidth' | 'base' | 'floors' | 'floorHeight', number>,
) => {
  const { ink } = sheet;
  let rebar = '';
  for (let column = 0; column <= Math.max(1, bays - 2); column++) {
    for (const offset of [-4, 0, 4]) {
      rebar += segmentPath(
        left + (column * frameWidth) / bays + offset,
        base - floors * floorHeight,
        left + (column * frameWidth) / bays + offset,
        base - floors * floorHeight - 22,
      );
    }
  }
  for (let column = Math.max(1, bays - 2) + 1; column <= bays; column++) {
    for (const offset of [-4, 0, 4]) {
      rebar += segmentPath(
        left + (column * frameWidth) / bays + offset,
        base - (floors - 1) * floorHeight,
        left + (column * frameWidth) / bays + offset,
        base - (floors - 1) * floorHeight - 26,
      );
    }
  }
  sheet.stroke(rebar, 1.3, ink.accent);
};

const drawTowerCrane = (sheet: DrawingSheet, base: number, jib: number, mast: number) => {
  const { width, ink } = sheet;
  const mastWidth = 22;
  let frame = '';
  let lattice = '';
  for (let y = base; y > jib; y -= 22) {
    lattice +=
      segmentPath(mast, y, mast + mastWidth, y - 22) + segmentPath(mast + mastWidth, y, mast, y - 22);
    frame += segmentPath(mast, y, mast + mastWidth, y);
  }
  frame +=
    segmentPath(mast, base, mast, jib - 4) + segmentPath(mast + mastWidth, base, mast + mastWidth, jib - 4);
  const jibStart = mast - 110;
  const jibEnd = Math.min(width - 40, mast + 440);
  frame +=
    segmentPath(jibStart, jib, jibEnd, jib) +
    segmentPath(mast + mastWidth, jib - 18, jibEnd - 10, jib - 18) +
    segmentPath(jibEnd - 10, jib - 18, jibEnd, jib) +
    segmentPath(mast, jib, mast + mastWidth / 2, jib - 62) +
    segmentPath(mast + mastWidth, jib, mast + mastWidth / 2, jib - 62);
  for (let x = mast + mastWidth; x < jibEnd - 16; x += 18) {
    lattice += segmentPath(x, jib, x + 9, jib - 18) + segmentPath(x + 9, jib - 18, x + 18, jib);
  }
  sheet.stroke(
    segmentPath(mast + mastWidth / 2, jib - 62, jibEnd * 0.72 + mast * 0.28, jib - 18) +
      segmentPath(mast + mastWidth / 2, jib - 62, jibStart + 10, jib),
    1.3,
  );
  sheet.stroke(lattice, 1.1, ink.accent);
  sheet.stroke(frame, 2.4, ink.accent);
  sheet.draw(rectPath(jibStart - 4, jib - 4, 40, 34), ink.deep, 1.5);
  sheet.draw(rectPath(mast + mastWidth + 2, jib + 3, 20, 24), ink.pale, 1.4);
};

/** A slab on its way up. */
const drawLoad = (
  sheet: DrawingSheet,
  { left, frameWidth, jib, floors }: Record<'left' | 'frameWidth' | 'jib' | 'floors', number>,
) => {
  const { ink, random } = sheet;
  const hook = left + frameWidth * random.between(0.55, 0.95);
  sheet.stroke(segmentPath(hook, jib, hook, jib + 84 - (floors === 5 ? 50 : 0)), 1.3);
  sheet.append(`<g transform="translate(0 ${floors === 5 ? -50 : 0})">`);
  sheet.draw(rectPath(hook - 46, jib + 84 + 24, 92, 12), ink.pale, 1.5);
  sheet.hatch(rectPath(hook - 46, jib + 108, 92, 12), 45, 6, 0.6);
  sheet.stroke(
    segmentPath(hook, jib + 84, hook - 40, jib + 108) + segmentPath(hook, jib + 84, hook + 40, jib + 108),
    1.2,
  );
  sheet.append('</g>');
};

const drawHoarding = (sheet: DrawingSheet, base: number, mast: number) => {
  const { ink } = sheet;
  sheet.draw(rectPath(0, base - 26, mast - 40, 26), ink.body2, 1.5);
  let boards = '';
  for (let x = 14; x < mast - 40; x += 22) boards += `M${x} ${base - 26}v26`;
  sheet.stroke(boards, 1);
};
