import { mix } from '../inks.ts';
import { circ, N, pol, poly, rect, rrect, seg } from '../paths.ts';
import { TAU } from '../random.ts';
import { Sheet } from '../sheet.ts';
import { ashlar } from '../textures.ts';
import { planTree } from './landscaping.ts';

export const fortScene = (g: Sheet) => {
  // a bastioned trace
  const { W, H, p, r } = g;
  const bg = r.pick([p.green, p.body2, p.body, p.tint]);
  g.fill(rect(0, 0, W, H), bg === p.green ? mix(p.green, p.pale, p.night ? 0 : 0.35) : bg);
  const cx = W / 2 + r.f(-40, 40),
    cy = H / 2 + r.f(-14, 14),
    n = r.i(5, 7),
    a0 = r.f(0, TAU),
    R = 196;
  let ct = '';
  for (let k = 0; k < 7; k++) {
    const q = R + 96 + k * 30;
    const pts = [];
    for (let i = 0; i < n * 8; i++) {
      const a = a0 + (i * TAU) / (n * 8);
      pts.push(pol(cx, cy, q * (1 + 0.07 * Math.cos(n * (a - a0))), a));
    }
    ct += poly(pts);
  }
  g.line(ct, 1.1, p.line, 'opacity=".4"');
  const trace = (R: number, k: number, o = 0) => {
    const pts = [];
    for (let i = 0; i < n; i++) {
      const a = a0 + (i * TAU) / n,
        st = TAU / n;
      const S0 = pol(cx, cy, R * k + o, a);
      const sh1 = pol(cx, cy, R * 0.9 + o * 0.8, a - st * 0.2),
        sh2 = pol(cx, cy, R * 0.9 + o * 0.8, a + st * 0.2),
        f1 = pol(cx, cy, R * 0.74 + o * 0.7, a - st * 0.145),
        f2 = pol(cx, cy, R * 0.74 + o * 0.7, a + st * 0.145);
      pts.push(f1, sh1, S0, sh2, f2);
    }
    return poly(pts);
  };
  g.shade(trace(R, 1.22, 74), 0.1);
  g.both(trace(R, 1.22, 62), mix(p.green, p.line, p.night ? 0 : 0.1), 2);
  g.hatch(trace(R, 1.22, 62), 45, 7, 0.7, p.line, 0.6);
  g.both(trace(R, 1.22, 40), p.water, 1.9);
  const rav = [];
  for (let i = 0; i < n; i++) {
    const a = a0 + ((i + 0.5) * TAU) / n;
    const P1 = pol(cx, cy, R * 1.2, a),
      P2 = pol(cx, cy, R * 0.98, a - 0.16),
      P3 = pol(cx, cy, R * 0.9, a),
      P4 = pol(cx, cy, R * 0.98, a + 0.16);
    rav.push(poly([P1, P2, P3, P4]));
  }
  g.both(rav.join(''), p.body, 1.9);
  g.both(trace(R, 1.22), mix(p.body, p.line, 0.2), 2.2);
  g.both(trace(R * 0.93, 1.2), p.body === bg ? p.body2 : p.body, 1.7);
  g.both(trace(R * 0.84, 1.16), p.body2, 1.5);
  const q = R * 0.52;
  const ring = [];
  for (let i = 0; i < n; i++) ring.push(pol(cx, cy, q, a0 + ((i + 0.5) * TAU) / n));
  g.both(poly(ring), p.tint, 1.9);
  g.clip(poly(ring), () => {
    g.g(`transform="rotate(${N(a0 * 57.3)} ${N(cx)} ${N(cy)})"`, () => {
      for (let i = -3; i <= 2; i++)
        for (let j = -3; j <= 2; j++) {
          if (i === 0 && j === 0) continue;
          const s = 42;
          if (r.p(0.92)) {
            const x = cx + i * s + 5,
              y = cy + j * s + 5;
            g.shade(rect(x + 4, y + 4, s - 10, s - 10), 0.25);
            g.both(rect(x, y, s - 10, s - 10), r.pick([p.deep, p.accent, p.deep, p.body]), 1.4);
            g.line(seg(x, y + (s - 10) / 2, x + s - 10, y + (s - 10) / 2), 1.1, mix(p.deep, p.pale, 0.5));
          }
        }
    });
    g.both(circ(cx + 20, cy + 20, 11), p.accent, 1.6);
  });
  let gl = '';
  for (let i = 0; i < n; i++) {
    const a = a0 + ((i + 0.5) * TAU) / n;
    gl += seg(...pol(cx, cy, q * 0.86, a), ...pol(cx, cy, R * 1.62, a));
  }
  g.line(gl, 4.5);
  g.line(gl, 2.2, p.pale);
  for (let i = 0; i < 26; i++) {
    const a = r.f(0, TAU),
      d = R * r.f(1.75, 2.6);
    const [x, y] = pol(cx, cy, d, a);
    if (x > 20 && x < W - 20 && y > 20 && y < H - 20)
      planTree(g, x, y, r.f(10, 22), mix(p.green, p.line, r.f(0, 0.25)));
  }
  const nx = W - 64,
    ny = 70;
  g.line(circ(nx, ny, 24) + seg(nx, ny + 34, nx, ny - 40), 1.6);
  g.both(
    poly([
      [nx, ny - 40],
      [nx - 9, ny + 4],
      [nx, ny - 4],
    ]),
    p.line,
    1,
  );
  g.both(
    poly([
      [nx, ny - 40],
      [nx + 9, ny + 4],
      [nx, ny - 4],
    ]),
    p.pale,
    1,
  );
};

export const lockScene = (g: Sheet) => {
  // a lock, cut open
  const { W, H, p, r } = g;
  const dc = r.pick([p.deep, p.green, p.accent, p.body]);
  g.fill(rect(0, 0, W, H), mix(p.body2, p.pale, 0.2));
  const ex = W * 0.36;
  g.fill(rect(0, 0, ex, H), r.pick([p.tint, p.body2]));
  ashlar(g, rect(0, 0, ex - 46, H), 0, 0, ex - 46, H, 74, 150, p.body, p.body2, 1.5);
  g.both(rect(ex - 46, -5, 46, H + 10), p.pale, 2);
  g.both(rect(ex, -5, W - ex + 10, H + 10), dc, 2.4);
  g.fill(rect(ex, 0, 16, H), mix(dc, p.pale, 0.2));
  let d = '';
  for (let x = ex + 120; x < W; x += 118) d += seg(x, 0, x, H) + seg(x + 5, 0, x + 5, H);
  g.line(d, 1.4, mix(dc, p.line, 0.6));
  const lx = ex + 26,
    ly = 120,
    lw = 250,
    lh = 340,
    br = dc === p.body ? p.body2 : p.body;
  g.shade(rrect(lx + 12, ly + 14, lw, lh, 12), 0.35);
  g.both(rrect(lx, ly, lw, lh, 12), br, 2.4);
  g.both(rrect(lx + 14, ly + 14, lw - 28, lh - 28, 6), mix(br, p.line, 0.55), 1.9);
  for (const [x, y] of [
    [lx + 26, ly + 26],
    [lx + lw - 26, ly + 26],
    [lx + 26, ly + lh - 26],
    [lx + lw - 26, ly + lh - 26],
  ] as const) {
    g.both(circ(x, y, 8), br, 1.6);
    g.line(seg(x - 5, y - 5, x + 5, y + 5), 1.8);
  }
  const out = r.p(0.7) ? 62 : 20;
  for (const [y, h] of [
    [ly + 70, 40],
    [ly + 196, 62],
  ] as const) {
    g.both(rect(lx - 26 - out, y, out + 170, h), p.pale, 2);
    g.hatch(rect(lx - 26 - out, y + h * 0.6, out + 170, h * 0.4), 0, 5, 0.7);
    g.both(rect(ex - 46 + 4, y - 12, 8, h + 24), br, 1.5);
  }
  const gx = lx + 160,
    gy = ly + 150;
  g.both(circ(gx, gy, 58), p.accent === dc ? p.body2 : p.accent, 2.1);
  const t = [];
  for (let i = 0; i < 40; i++) t.push(pol(gx, gy, i % 4 < 2 ? 58 : 49, (i * TAU) / 40));
  g.both(poly(t), p.accent === dc ? p.body2 : p.accent, 1.8);
  g.both(circ(gx, gy, 30), mix(br, p.pale, 0.4), 1.8);
  g.both(circ(gx, gy, 9), p.line, 0);
  const sp = [];
  for (let i = 0; i < 90; i++) sp.push(pol(lx + 92, ly + 158, 4 + i * 0.32, i * 0.3));
  g.line(poly(sp, false), 2.6, p.pale);
  const kx = lx + 168,
    ky = ly + 262;
  g.both(circ(kx, ky, 36), br, 2);
  g.fill(
    circ(kx, ky - 7, 11) +
      poly([
        [kx - 6, ky - 2],
        [kx + 6, ky - 2],
        [kx + 10, ky + 22],
        [kx - 10, ky + 22],
      ]),
    p.line,
  );
  const hx = lx + lw + 40;
  if (hx < W - 40) {
    g.shade(rrect(hx + 8, ly + 30, 52, 300, 26), 0.3);
    g.both(rrect(hx, ly + 20, 52, 300, 26), br, 2.2);
    g.both(circ(hx + 26, ly + 96, 24), mix(br, p.pale, 0.4), 2);
    g.both(rrect(hx + 8, ly + 82, 176, 28, 14), mix(br, p.pale, 0.25), 2.2);
    g.line(seg(hx + 30, ly + 89, hx + 160, ly + 89), 3, p.pale);
    g.fill(
      circ(hx + 26, ly + 232, 10) +
        poly([
          [hx + 20, ly + 236],
          [hx + 32, ly + 236],
          [hx + 36, ly + 260],
          [hx + 16, ly + 260],
        ]),
      p.line,
    );
  }
  g.dimV(ly, ly + lh, 40, p.line, [ly + 90, ly + 227]);
  g.dash(
    seg(ex - 120, ly + 227, Math.min(W - 30, ex + 420), ly + 227),
    1.4,
    p.accent === dc ? p.pale : p.accent,
    '18 5 3 5',
  );
};
