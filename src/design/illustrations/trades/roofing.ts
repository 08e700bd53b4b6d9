import { chimney, house, skyline, win } from '../house.ts';
import { mix } from '../inks.ts';
import { clouds, sun } from '../nature.ts';
import { circ, N, poly, rect, seg } from '../paths.ts';
import { nth } from '../random.ts';
import { Sheet } from '../sheet.ts';
import { courses } from '../textures.ts';

export const slatesScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  const kind = r.pick(['fish', 'hex', 'rect', 'diamond', 'fish']);
  const sw = r.pick([54, 62, 70]),
    e = sw * (kind === 'diamond' ? 0.5 : kind === 'rect' ? 0.72 : 0.62),
    top = r.pick([0, 118, 140]);
  const L = mix(p.deep, p.pale, p.night ? 0.34 : 0.5);
  g.fill(rect(0, 0, W, H), p.tint);
  if (top) {
    sun(g, W * r.f(0.66, 0.86), top * 0.5, 32);
    clouds(g, 24, top - 24, 2);
  }
  g.fill(rect(0, top, W, H), p.deep);
  const band = r.p(0.6) ? r.i(2, 4) : 99,
    alt = r.pick([p.body, p.accent, p.body2]);
  const rows = Math.ceil((H - top) / e) + 1;
  const one = (x: number, y: number) => {
    const h = e * 1.75;
    if (kind === 'rect') return rect(x + 1, y, sw - 2, h);
    if (kind === 'fish')
      return `M${N(x + 1)} ${N(y)}h${N(sw - 2)}v${N(h - sw / 2)}a${N(sw / 2 - 1)} ${N(sw / 2)} 0 0 1 ${N(2 - sw)} 0z`;
    if (kind === 'hex')
      return poly([
        [x + 1, y],
        [x + sw - 1, y],
        [x + sw - 1, y + h - sw * 0.3],
        [x + sw * 0.68, y + h],
        [x + sw * 0.32, y + h],
        [x + 1, y + h - sw * 0.3],
      ]);
    return poly([
      [x + sw / 2, y],
      [x + sw, y + e],
      [x + sw / 2, y + 2 * e],
      [x, y + e],
    ]);
  };
  const miss = r.p(0.5) ? [r.i(3, 5), W * r.f(0.2, 0.7)] : null;
  g.clip(rect(0, top, W, H - top), () => {
    for (let i = rows; i >= -1; i--) {
      const y = top + i * e - e * 0.6;
      const inBand = i >= band && i < band + 3;
      for (let x = -sw + (i % 2 ? sw / 2 : 0); x < W + sw; x += sw) {
        if (
          miss &&
          Math.abs(i - nth(miss, 0)) < 2 &&
          Math.abs(x - nth(miss, 1)) < sw * (1.6 - Math.abs(i - nth(miss, 0)) * 0.7)
        ) {
          g.fill(rect(x, y + e * 0.5, sw, e * 1.2), mix(p.body, p.line, 0.1));
          g.line(`M${N(x)} ${N(y + e * 0.85)}h${N(sw)}M${N(x)} ${N(y + e * 1.2)}h${N(sw)}`, 2.4);
          continue;
        }
        const pat =
          inBand && (kind === 'diamond' || (Math.round((x / sw) * 2) + i) % 2 === 0 || i === band + 1);
        const c =
          pat && r.p(0.94)
            ? mix(alt, p.deep, r.f(0, 0.25))
            : mix(p.deep, r.p(0.3) ? p.body : p.glass, r.f(0, 0.62));
        g.both(one(x, y), c, 1.5, L);
        if (r.p(0.16))
          g.line(seg(x + sw * 0.3, y + e * 0.9, x + sw * 0.62, y + e * 0.8), 1, L, 'opacity=".7"');
      }
    }
  });
  if (top) {
    let d = '';
    for (let x = 0; x < W; x += 58) {
      d += rect(x, top - 8, 56, 20);
    }
    g.both(d, mix(p.deep, p.line, 0.3), 1.6, L);
    chimney(g, W * r.f(0.16, 0.36), top - 4, 58, 64, p.body);
  }
  const wx = W * r.f(0.4, 0.62),
    wy = top + 116 + r.f(0, 60);
  const ft = g.seed % 2 ? r.i(0, 1) : r.pick([0, 1, 2, 1]);
  if (ft === 0) {
    const ww = 118,
      hh = 150;
    g.shade(rect(wx + 12, wy + 12, ww + 12, hh + 8), 0.45);
    g.both(rect(wx - 10, wy - 10, ww + 20, hh + 20), p.body2, 1.6);
    g.both(rect(wx, wy, ww, hh), p.night ? p.lit : p.water, 1.6);
    g.fill(
      poly([
        [wx, wy + hh * 0.7],
        [wx + ww * 0.8, wy],
        [wx + ww, wy],
        [wx + ww, wy + 20],
        [wx, wy + hh],
      ]),
      p.pale,
      0.45,
    );
    g.line(`M${N(wx)} ${N(wy + hh * 0.5)}h${ww}`, 3, p.pale);
  } else if (ft === 1) {
    const w = 150,
      h = 150,
      y = wy + h;
    g.shade(
      poly([
        [wx + w, y - h],
        [wx + w + 46, y - h + 60],
        [wx + w + 46, y],
        [wx + w, y],
      ]),
      0.5,
    );
    g.both(rect(wx, y - h, w, h), p.pale, 2);
    win(g, wx + 42, y - h + 34, 66, 92, { trim: p.body2, arch: r.p() ? 'round' : null });
    g.both(
      poly([
        [wx - 16, y - h + 4],
        [wx + w / 2, y - h - 78],
        [wx + w + 16, y - h + 4],
        [wx + w + 16, y - h - 10],
        [wx + w / 2, y - h - 94],
        [wx - 16, y - h - 10],
      ]),
      p.body,
      2,
    );
    g.both(
      poly([
        [wx, y - h + 3],
        [wx + w / 2, y - h - 72],
        [wx + w, y - h + 3],
      ]),
      p.body2,
      1.8,
    );
    g.both(circ(wx + w / 2, y - h - 24, 13), p.accent, 1.6);
    g.both(rect(wx - 12, y - 4, w + 24, 10), mix(p.deep, p.pale, 0.4), 1.5);
  }
};

export const roofscapeScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.tint);
  sun(g, W * r.f(0.14, 0.84), H * 0.22, r.f(40, 62));
  clouds(g, 40, 180, 3);
  skyline(g, H * 0.56);
  const layer = (y0: number, sc: number, tone: number) => {
    let x = -r.f(30, 160);
    while (x < W + 40) {
      const w = r.f(170, 290) * sc,
        wall = mix(r.pick([p.pale, p.body2, p.body]), p.paper, tone);
      house(g, {
        x,
        base: y0 + 260,
        w,
        floors: 3,
        fh: 92 * sc,
        bays: Math.max(2, Math.round(w / 86 / sc)),
        wall,
        roofC: mix(r.pick([p.deep, p.deep, p.accent, p.glass]), p.paper, tone * 0.7),
        roof: r.pick(['saddle', 'gable', 'half', 'mansard', 'gable']),
        roofH: w * r.f(0.42, 0.6),
        dormers: r.p(0.7) ? (w > 230 ? [0.28, 0.72] : [0.5]) : [],
        dormerKind: r.pick(['', 'ped', 'round']),
        chimneys: [r.pick([0.16, 0.24, 0.8, 0.86])],
        door: false,
        tex: 'render',
        slate: 15,
        slateD: 0.3,
        lw: 1.8,
      });
      x += w * r.f(0.82, 1.02);
    }
  };
  layer(H * 0.62, 0.8, 0.42);
  layer(H * 0.82, 0.95, 0.18);
  layer(H * 1.08, 1.15, 0);
};

export const zincScene = (g: Sheet) => {
  // standing seam and an oeil-de-boeuf
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.tint);
  sun(g, W * 0.82, 74, 36);
  clouds(g, 20, 90, 2);
  const top = 130,
    z = mix(p.water, p.deep, 0.3);
  const slope = `M0 ${top}H${W}V${H - 92}H0z`;
  g.fill(slope, z);
  let s = '',
    s2 = '';
  for (let x = 20; x < W; x += 52) {
    s += `M${x} ${top}V${H - 92}`;
    s2 += rect(x + 1, top, 7, H - 92 - top);
  }
  g.shade(s2, 0.16);
  g.line(s, 2.2);
  let cr = '';
  for (let x = 20; x < W; x += 52) {
    const y = top + r.f(60, 260);
    cr += `M${x} ${N(y)}h52`;
  }
  g.line(cr, 1.3);
  g.both(rect(0, top - 12, W, 20), p.deep, 1.8);
  chimney(g, W * 0.16, top - 2, 64, 72, p.body);
  const n = W > 1000 ? 4 : 2;
  for (let i = 0; i < n; i++) {
    const cx = W * (n === 2 ? nth([0.34, 0.7], i) : 0.2 + i * 0.22),
      cy = H * 0.56,
      R = 62;
    g.shade(`M${N(cx + R)} ${N(cy - R)}q70 40 60 170h-60z`, 0.35);
    g.both(
      `M${N(cx - R - 34)} ${N(cy + R + 26)}q34 -10 34 -60v${N(-R + 34)}a${R} ${R} 0 0 1 ${2 * R} 0v${N(R - 34)}q0 50 34 60z`,
      p.body2,
      2,
    );
    g.both(circ(cx, cy - 2, R * 0.74), p.pale, 2);
    win0(g, cx, cy - 2, R * 0.58);
  }
  g.both(rect(0, H - 98, W, 16), p.deep, 1.8);
  g.both(rect(0, H - 82, W, 16), p.body2, 1.6);
  g.fill(rect(0, H - 66, W, 66), p.pale);
  g.shade(rect(0, H - 66, W, 22), 0.22);
  let de = '';
  for (let x = 8; x < W; x += 34) de += rect(x, H - 64, 18, 16);
  g.both(de, p.body2, 1.2);
  courses(g, 0, H - 36, W, 40, 20, 80, 0.5);
};

export function win0(g: Sheet, cx: number, cy: number, R: number) {
  const p = g.p;
  g.both(circ(cx, cy, R), p.night ? p.lit : p.glass, 1.8);
  g.clip(circ(cx, cy, R), () => {
    g.fill(
      poly([
        [cx - R, cy + R],
        [cx + R, cy - R],
        [cx + R, cy - R * 0.4],
        [cx - R * 0.3, cy + R],
      ]),
      p.pale,
      0.16,
    );
    g.shade(`M${cx - R} ${cy - R}h${2 * R}v${R * 0.3}q${-R} ${-R * 0.5} ${-2 * R} ${R * 0.8}z`, 0.3);
    g.line(seg(cx - R, cy, cx + R, cy) + seg(cx, cy - R, cx, cy + R), 3.4, p.pale);
  });
}
