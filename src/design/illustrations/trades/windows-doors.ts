import { win } from '../house.ts';
import { mix } from '../inks.ts';
import { arch, circ, N, pol, poly, rect, seg } from '../paths.ts';
import { Sheet } from '../sheet.ts';
import { courses } from '../textures.ts';

export const frontdoorScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  let wall = r.pick([p.body, p.body2, p.accent, p.green, p.water]);
  const st = wall === p.body2 ? p.pale : mix(p.body2, p.pale, 0.3);
  const b = H - 54;
  g.fill(rect(0, 0, W, H), p.night && wall === p.accent ? mix(wall, '#141D24', 0.5) : wall);
  if (r.p()) courses(g, 0, 0, W, b, 30, 64, 0.4, p.line, 1.1, 0.45);
  else g.stipple(rect(0, 0, W, b), p.line, 12, 0.3, 70);
  const cx = W / 2,
    w = 210,
    h = 400,
    x = cx - w / 2;
  const rd = r.p(0.55),
    dc =
      wall === p.accent || wall === p.body ? r.pick([p.deep, p.green]) : r.pick([p.accent, p.deep, p.body]);
  const s = 44;
  const O = (q: number) =>
    rd ? arch(x - q, b - h - q - 20, w + 2 * q, h + q + 20) : rect(x - q, b - h - q, w + 2 * q, h + q);
  g.shade(
    rd
      ? arch(x - s + 14, b - h - s, w + 2 * s, h + s + 20)
      : rect(x - s + 14, b - h - s + 12, w + 2 * s, h + s),
    0.2,
  );
  g.both(O(s), st, 2.2);
  if (rd) {
    const cy = b - h - 20 + w / 2;
    let d = '';
    for (let i = 0; i <= 9; i++) {
      const a = Math.PI + (Math.PI * i) / 9;
      d += seg(...pol(cx, cy, w / 2, a), ...pol(cx, cy, w / 2 + s, a));
    }
    for (let y = cy; y < b; y += 52) d += `M${N(x - s)} ${N(y)}h${s}M${N(x + w)} ${N(y)}h${s}`;
    g.line(d, 1.5);
    g.both(
      poly([
        [cx - 15, b - h - s - 32],
        [cx + 15, b - h - s - 32],
        [cx + 11, b - h - 12],
        [cx - 11, b - h - 12],
      ]),
      wall === p.body ? p.pale : p.body,
      1.9,
    );
  } else {
    let d = '';
    for (let y = b - h; y < b; y += 50) d += `M${N(x - s)} ${N(y)}h${s}M${N(x + w)} ${N(y)}h${s}`;
    g.line(d, 1.5);
    g.shade(rect(x - s - 20, b - h - s, w + 2 * s + 40, 14), 0.24);
    g.both(rect(x - s - 20, b - h - s - 18, w + 2 * s + 40, 22), st, 2);
    g.both(rect(x - s - 10, b - h - s - 30, w + 2 * s + 20, 12), st, 1.8);
  }
  g.both(O(0), dc, 2.4);
  g.clip(O(0), () => {
    const ty = rd ? b - h - 20 + w / 2 + 4 : b - h + 88;
    g.fill(rect(x, b - h - 30, w, ty - b + h + 30), p.night ? p.lit : p.glass);
    if (rd) {
      const cy = ty;
      let d = '';
      for (let i = 1; i < 8; i++) d += seg(cx, cy, ...pol(cx, cy, w, Math.PI + (Math.PI * i) / 8));
      d += circ(cx, cy, 40) + circ(cx, cy, 70);
      g.line(d, 3.2, p.pale);
    } else {
      let d = '';
      for (let i = 0; i < 6; i++)
        d +=
          seg(x + (w * i) / 6, b - h, x + (w * (i + 1)) / 6, ty) +
          seg(x + (w * (i + 1)) / 6, b - h, x + (w * i) / 6, ty);
      g.line(d, 2.4, p.pale);
    }
    g.both(rect(x, ty - 3, w, 12), mix(dc, p.line, 0.3), 1.6);
    g.line(`M${N(cx)} ${N(ty)}V${b}`, 3);
    const py = ty + 24,
      ph = b - py;
    for (const q of [x + 14, cx + 10]) {
      const pw = w / 2 - 24;
      g.both(rect(q, py, pw, ph * 0.44), p.night ? mix(p.lit, p.body, 0.4) : p.glass, 1.9);
      r.f(0, 1); // left out since; what follows keeps its shape
      let d = '';
      for (let i = 1; i < 4; i++) d += `M${N(q + (pw * i) / 4)} ${N(py)}v${N(ph * 0.44)}`;
      d += circ(q + pw / 2, py + ph * 0.22, pw * 0.34);
      g.line(d, 2.4, mix(p.line, dc, 0.15));
      g.both(rect(q, py + ph * 0.5, pw, ph * 0.18), mix(dc, p.pale, 0.12), 1.7);
      g.both(rect(q, py + ph * 0.73, pw, ph * 0.2), mix(dc, p.pale, 0.12), 1.7);
      g.line(
        rect(q + 8, py + ph * 0.5 + 8, pw - 16, ph * 0.18 - 16) +
          rect(q + 8, py + ph * 0.73 + 8, pw - 16, ph * 0.2 - 16),
        1.3,
      );
    }
    g.both(circ(cx - 14, py + ph * 0.47, 7), p.lit, 1.7);
    g.both(circ(cx + 14, py + ph * 0.47, 7), p.lit, 1.7);
    g.shade(rect(x, b - h - 40, 22, h + 40) + rect(x, b - h - 40, w, rd ? 0 : 20), 0.34);
  });
  for (let i = 0; i < 3; i++) {
    const e = 24 + i * 30;
    g.both(rect(x - s - e, b - 4 + i * 18, w + 2 * s + 2 * e, 20), mix(st, p.line, i * 0.06), 1.9);
    g.shade(rect(x - s - e, b + 10 + i * 18, w + 2 * s + 2 * e, 5), 0.2);
  }
  const L = [cx - 262, cx + 262];
  let topiary: number | undefined;
  if (r.p(0.75))
    for (const q of L) {
      if (q < 40 || q > W - 40) continue;
      g.both(
        poly([
          [q - 30, b - 60],
          [q + 30, b - 60],
          [q + 22, b + 14],
          [q - 22, b + 14],
        ]),
        p.body === wall ? p.deep : p.body,
        2,
      );
      g.line(seg(q, b - 60, q, b - 96), 4);
      topiary ??= r.i(0, 1);
      if (topiary) {
        for (const [yy, R] of [
          [-126, 46],
          [-196, 32],
          [-244, 20],
        ] as const) {
          g.both(circ(q, b + yy, R), mix(p.green, p.line, 0.15), 1.8);
          g.stipple(circ(q, b + yy, R), p.pale, 30, 0.7, 40, 2.2);
        }
      } else {
        g.both(
          poly([
            [q - 44, b - 76],
            [q, b - 290],
            [q + 44, b - 76],
          ]),
          mix(p.green, p.line, 0.15),
          1.9,
        );
        g.stipple(
          poly([
            [q - 44, b - 76],
            [q, b - 290],
            [q + 44, b - 76],
          ]),
          p.pale,
          30,
          0.7,
          40,
          2.2,
        );
      }
    }
  if (W > 1000 || r.p(0.5))
    for (const q of W > 1000 ? [W * 0.12, W * 0.8] : [-66, W - 64])
      win(g, q, 110, 130, 210, { trim: st, shutter: dc });
  const lx = x - s - 46;
  if (lx > 20) {
    const ly = b - h + 10;
    g.both(
      poly([
        [lx - 12, ly],
        [lx + 12, ly],
        [lx + 16, ly + 38],
        [lx - 16, ly + 38],
      ]),
      p.lit,
      1.8,
    );
    g.line(`M${N(lx)} ${N(ly)}v-14h46`, 2.4);
  }
};

export const shuttersScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  const wall = r.pick([p.pale, p.body2, p.body, p.tint, p.accent]);
  g.fill(rect(0, 0, W, H), wall);
  const tex = r.i(0, 2);
  if (tex === 0) courses(g, 0, 0, W, H, 34, 78, 0.4, p.line, 1.2, 0.4);
  else if (tex === 1) courses(g, 0, 0, W, H, 14, 34, 0.3, p.line, 1, 0.4);
  else g.stipple(rect(0, 0, W, H), p.line, 14, 0.35, 70, 1.6);
  const cols = W > 1000 ? 4 : 2,
    rows = 2;
  const sc = r.pick([p.accent, p.deep, p.green, p.water].filter((c) => c !== wall));
  const trim = wall === p.body2 ? p.pale : mix(p.body2, p.pale, 0.2);
  const arch0 = r.pick([null, 'seg', null]);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const cw = W / cols,
        w = 104,
        h = 176,
        x = cw * (i + 0.5) - w / 2,
        y = 62 + j * 290;
      win(g, x, y, w, h, {
        trim,
        arch: arch0,
        shutter: r.p(0.88) ? sc : null,
        s: 13,
        rows: 3,
        curtain: r.p(0.4),
      });
      if (r.p(0.5)) {
        g.both(rect(x - 14, y + h - 4, w + 28, 22), p.body === wall ? p.deep : p.body, 1.7);
        for (let k = 0; k < 9; k++) {
          const a = x - 6 + k * 14.5;
          g.both(circ(a, y + h - 8 - r.f(0, 9), 10), mix(p.green, p.line, r.f(0, 0.2)), 1.3);
          if (r.p(0.7))
            g.both(
              circ(a + r.f(-4, 4), y + h - 14 - r.f(0, 10), 5),
              r.pick([p.accent === wall ? p.pale : p.accent, p.pale, p.lit]),
              1.2,
            );
        }
      }
    }
  g.shade(rect(0, 326, W, 8), 0.2);
  g.both(rect(-5, 312, W + 10, 15), trim, 1.8);
  g.shade(
    poly([
      [0, 0],
      [W, 0],
      [W, 20],
      [0, 20],
    ]),
    0.26,
  );
};
