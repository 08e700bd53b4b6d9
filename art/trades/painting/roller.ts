import { mix } from '#art/ink.ts';
import { num, rect, roundedRect, xy } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** A wall half rolled in its new colour, the roller still on it. */
export const roller = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  const colour = random.pick([ink.accent, ink.green, ink.body, ink.water]);
  sheet.fill(rect(0, 0, width, height), ink.pale);
  sheet.stipple(rect(0, 0, width, height), ink.line, 16, 0.28, 80, 1.4);
  const band = Math.min(170, width * 0.2);
  const x = width * random.between(0.52, 0.62);
  for (let left = -20, at = 0; left < x; left += band * 0.86, at++) {
    const foot = height * random.between(0.74, 0.9);
    sheet.fill(
      `M${xy(left, -5)}h${num(band)}V${num(foot)}l${num(-band * 0.3)} 14l${num(-band * 0.22)} -20l${num(-band * 0.3)} 24l${num(-band * 0.18)} -12z`,
      mix(colour, ink.pale, at % 2 ? 0.12 : 0.03),
    );
  }
  const y = height * 0.38;
  sheet.fill(rect(x, y, band, height * 0.34), colour);
  const thick = band * 0.36;
  sheet.shade(rect(x + 8, y + thick, band, 14), 0.3);
  sheet.draw(
    roundedRect(x - 6, y - thick / 2, band + 12, thick, thick * 0.3),
    mix(colour, ink.pale, 0.25),
    2.2,
  );
  for (let at = 1; at < 8; at++)
    sheet.stroke(
      `M${xy(x + (band * at) / 8, y - thick * 0.4)}v${num(thick * 0.8)}`,
      0.9,
      ink.line,
      'opacity=".35"',
    );
  const frame = `M${xy(x + band + 6, y)}h${num(band * 0.22)}v${num(height * 0.15)}h${num(-band * 0.74)}v${num(height * 0.13)}`;
  sheet.stroke(frame, 9);
  sheet.stroke(frame, 6, ink.water);
  sheet.draw(roundedRect(x + band * 0.54 - 15, y + height * 0.27, 30, height * 0.3, 10), ink.wood, 2);
  sheet.draw(rect(-5, height - 46, width + 10, 60), ink.wood2, 1.8);
  sheet.shade(rect(0, height - 46, width, 12), 0.2);
};
