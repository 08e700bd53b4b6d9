import type { InkSet } from './ink.ts';
import { hashText, SeededRandom } from './random.ts';
import { pointText, segmentPath } from './shapes.ts';
import type { WeatherName } from './weather.ts';

interface Definition {
  id: string;
  markup: string;
}

const BROADEST_LINE = 2.6;

/** A sheet on the drawing board. Scenes draw on it from back to front. */
export class DrawingSheet {
  readonly width: number;
  readonly height: number;
  readonly random: SeededRandom;
  readonly seed: number;
  /** Starts every id of the drawing, since several drawings may stand on one page. */
  readonly idPrefix: string;
  readonly weather: WeatherName;
  /** The transect changes its ink from one ground to the next; a plate keeps its own. */
  ink: InkSet;
  private readonly marks: string[] = [];
  private readonly definitions = new Map<string, Definition>();
  private clipCount = 0;
  private pen = 1;

  constructor(setup: {
    width: number;
    height: number;
    ink: InkSet;
    random: SeededRandom;
    idPrefix: string;
    seed?: number;
    weather?: WeatherName;
  }) {
    this.width = setup.width;
    this.height = setup.height;
    this.ink = setup.ink;
    this.random = setup.random;
    this.idPrefix = setup.idPrefix;
    this.seed = setup.seed ?? 0;
    this.weather = setup.weather ?? 'clear';
  }

  append(markup: string): void {
    this.marks.push(markup);
  }

  fill(path: string, colour: string, opacity = 1): void {
    this.append(`<path d="${path}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`);
  }

  /** Large fills sit out of register with their outline, as in a two-plate print. */
  fillOffRegister(path: string, colour: string): void {
    this.append(`<path d="${path}" fill="${colour}" transform="translate(2.5 -1.5)"/>`);
  }

  stroke(path: string, lineWidth = 1.7, colour = this.ink.line, attributes = ''): void {
    const rest = attributes ? ` ${attributes}` : '';
    this.append(
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${this.penned(lineWidth)}"${rest}/>`,
    );
  }

  dashed(path: string, lineWidth = 1.5, colour = this.ink.line, pattern = '7 6'): void {
    this.stroke(path, lineWidth, colour, `stroke-dasharray="${pattern}"`);
  }

  /** Fill and outline in one. */
  draw(path: string, colour: string, lineWidth = 1.7, lineColour = this.ink.line): void {
    this.append(
      `<path d="${path}" fill="${colour}" stroke="${lineColour}" stroke-width="${this.penned(lineWidth)}"/>`,
    );
  }

  hatch(path: string, angle = 45, gap = 9, lineWidth = 0.8, colour = this.ink.line, opacity = 1): void {
    this.fill(path, `url(#${this.hatchPattern(angle, gap, lineWidth, colour)})`, opacity);
  }

  stipple(path: string, colour = this.ink.line, dots = 26, opacity = 0.5, size = 70, dotSize = 1.6): void {
    const id = this.define(`s${colour}|${dots}|${size}|${dotSize}`, (id) => {
      const random = new SeededRandom(hashText(`${colour}${dots}${size}`));
      let path = '';
      for (let i = 0; i < dots; i++)
        path += `M${pointText(random.between(0, size), random.between(0, size))}h.1`;
      const dot = `<path d="${path}" stroke="${colour}" stroke-width="${dotSize}" stroke-linecap="round"/>`;
      return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${dot}</pattern>`;
    });
    this.fill(path, `url(#${id})`, opacity);
  }

  /** Shadow falls at 45 degrees, as a wash with a hatch over it; at night the wash alone is darker. */
  shade(path: string, strength = 0.22): void {
    if (this.ink.night) {
      this.fill(path, '#050a0e', Math.min(0.6, strength * 1.8));
      return;
    }
    this.fill(path, this.ink.line, Math.round(strength * 70) / 100);
    const hatch = this.hatchPattern(45, 5, 0.45, this.ink.line);
    const opacity = Math.min(0.6, strength * 1.9).toFixed(2);
    this.append(`<path d="${path}" fill="url(#${hatch})" opacity="${opacity}"/>`);
  }

  /** Draws what `drawInside` draws, cut along the path. */
  clip(path: string, drawInside: () => void): void {
    const key = `c${this.clipCount++}`;
    const id = this.define(key, (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
    this.group(`clip-path="url(#${id})"`, drawInside);
  }

  group(attributes: string, drawInside: () => void): void {
    this.append(attributes ? `<g ${attributes}>` : '<g>');
    drawInside();
    this.append('</g>');
  }

  mirrored(drawInside: () => void): void {
    this.group(`transform="translate(${this.width} 0) scale(-1 1)"`, drawInside);
  }

  mirroredIf(isMirrored: boolean, drawInside: () => void): void {
    if (isMirrored) this.mirrored(drawInside);
    else this.group('', drawInside);
  }

  /** Drawings larger than usual keep lines of the usual weight. */
  withFinerPen(pen: number, drawInside: () => void): void {
    this.pen = pen;
    drawInside();
    this.pen = 1;
  }

  /** Adds a pattern, a clip or a symbol once for each key; gives its id. */
  define(key: string, make: (id: string) => string): string {
    const definition = this.definitions.get(key);
    if (definition) return definition.id;
    const id = `${this.idPrefix}${this.definitions.size}`;
    this.definitions.set(key, { id, markup: make(id) });
    return id;
  }

  /** A rectangle whose lines run past its corners, as on a drawing board. */
  draftedRect(x: number, y: number, width: number, height: number, overrun = 6, lineWidth = 1.7): void {
    const [right, bottom] = [x + width, y + height];
    const across = (coordinate: number) => segmentPath(x - overrun, coordinate, right + overrun, coordinate);
    const down = (coordinate: number) => segmentPath(coordinate, y - overrun, coordinate, bottom + overrun);
    this.stroke(`${across(y)}${across(bottom)}${down(x)}${down(right)}`, lineWidth);
  }

  /** A dimension line with its slanted ticks. */
  dimensionAcross(
    from: number,
    to: number,
    y: number,
    colour = this.ink.line,
    stops: readonly number[] = [],
  ): void {
    let path = segmentPath(from - 10, y, to + 10, y);
    for (const x of [from, ...stops, to])
      path += segmentPath(x - 5, y + 5, x + 5, y - 5) + segmentPath(x, y - 9, x, y + 9);
    this.stroke(path, 1.2, colour);
  }

  dimensionDown(
    from: number,
    to: number,
    x: number,
    colour = this.ink.line,
    stops: readonly number[] = [],
  ): void {
    let path = segmentPath(x, from - 10, x, to + 10);
    for (const y of [from, ...stops, to])
      path += segmentPath(x - 5, y + 5, x + 5, y - 5) + segmentPath(x - 9, y, x + 9, y);
    this.stroke(path, 1.2, colour);
  }

  definitionsMarkup(): string {
    return [...this.definitions.values()].map((definition) => definition.markup).join('');
  }

  marksMarkup(): string {
    return this.marks.join('');
  }

  /** The finished plate: paper, drawing, and one layer of grain over both. */
  toPlate(): string {
    const { width, height, ink, idPrefix } = this;
    const size = `width="${width}" height="${height}"`;
    const definitions = `<defs>${this.definitionsMarkup()}${this.grain()}</defs>`;
    const paper = `<rect ${size} fill="${ink.paper}"/>`;
    const grain = `<rect ${size} fill="url(#${idPrefix}g)"/>`;
    return `${this.openSvg('preserveAspectRatio="xMidYMid slice"')}${definitions}${paper}${this.marksMarkup()}${grain}</svg>`;
  }

  /** The drawing alone, on whatever the page has behind it. */
  toCutout(attributes = ''): string {
    return `${this.openSvg(attributes)}<defs>${this.definitionsMarkup()}</defs>${this.marksMarkup()}</svg>`;
  }

  private openSvg(attributes: string): string {
    const { width, height } = this;
    const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${attributes}>`;
  }

  /** Broad strokes are things, such as pipes, and stay as broad as they are. */
  private penned(lineWidth: number): number {
    if (this.pen === 1 || lineWidth > BROADEST_LINE) return lineWidth;
    return Math.round(lineWidth * this.pen * 10) / 10;
  }

  private hatchPattern(angle: number, gap: number, lineWidth: number, colour: string): string {
    return this.define(`h${angle}|${gap}|${lineWidth}|${colour}`, (id) => {
      const line = `<path d="M0 0V${gap}" stroke="${colour}" stroke-width="${lineWidth * 2}"/>`;
      const turn = `patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"`;
      return `<pattern id="${id}" width="${gap}" height="${gap}" ${turn}>${line}</pattern>`;
    });
  }

  private grain(): string {
    const { ink, idPrefix } = this;
    const random = new SeededRandom(7);
    let light = '';
    let dark = '';
    for (let i = 0; i < 120; i++) {
      const speck = `M${pointText(random.between(0, 140), random.between(0, 140))}h.1`;
      if (i % 3) light += speck;
      else dark += speck;
    }
    const lightInk = `stroke="${ink.night ? '#fff' : ink.pale}" stroke-width="1.7" opacity="${ink.night ? 0.1 : 0.5}"`;
    const darkInk = `stroke="${ink.night ? '#000' : ink.line}" stroke-width="1.3" opacity=".2"`;
    const specks = `<path d="${light}" ${lightInk}/><path d="${dark}" ${darkInk}/>`;
    const tile = `id="${idPrefix}g" width="140" height="140" patternUnits="userSpaceOnUse"`;
    return `<pattern ${tile}><g fill="none" stroke-linecap="round">${specks}</g></pattern>`;
  }
}
