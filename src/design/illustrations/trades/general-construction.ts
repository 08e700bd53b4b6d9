import { ground, house, skyline, win } from '../house.ts';
import { mix } from '../inks.ts';
import { clouds, sun, tree } from '../nature.ts';
import { rect, seg } from '../paths.ts';
import { Sheet } from '../sheet.ts';

export const scaffoldScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.tint);
  sun(g, W * r.f(0.8, 0.9), H * 0.17, 36);
  skyline(g, H - 56);
  clouds(g, 50, 170, 3);
  ground(g, H - 56);
  const w = Math.min(W * 0.52, 430),
    x = W / 2 - w / 2 + r.f(-30, 10),
    fl = 4;
  const hs = house(g, {
    x,
    base: H - 56,
    w,
    floors: fl,
    fh: 84,
    bays: 4,
    wall: r.pick([p.pale, p.body2, p.body]),
    roof: 'saddle',
    roofH: 66,
    bands: true,
    key: true,
    doorBay: 1,
    chimneys: [0.2],
  });
  // scaffold
  const sx0 = x + w * (r.p() ? 0.32 : -0.12),
    sx1 = sx0 + w * 0.82;
  const n = 5,
    dx = (sx1 - sx0) / n;
  let d = '',
    dd = '',
    base = H - 56;
  const lift = 84,
    levels = 4;
  for (let i = 0; i <= n; i++) d += seg(sx0 + i * dx, base, sx0 + i * dx, base - lift * levels - 56);
  for (let l = 1; l <= levels; l++) {
    const y = base - l * lift + 8;
    g.both(rect(sx0 - 14, y, sx1 - sx0 + 28, 7), p.accent, 1.3);
    g.shade(rect(Math.max(x, sx0), y + 7, Math.min(x + w, sx1) - Math.max(x, sx0), 6), 0.2);
    d += seg(sx0 - 8, y - 22, sx1 + 8, y - 22) + seg(sx0 - 8, y - 40, sx1 + 8, y - 40);
    const i = r.i(0, n - 1);
    dd +=
      seg(sx0 + i * dx, y, sx0 + (i + 1) * dx, y - lift) +
      seg(sx0 + ((i + 2) % n) * dx, y - lift, sx0 + (((i + 2) % n) + 1) * dx, y);
  }
  if (r.p(0.7)) {
    const a = r.i(0, n - 2),
      l = r.i(1, 2);
    const q = rect(sx0 + a * dx, base - (l + 1) * lift + 8, dx * 2, lift);
    g.fill(q, p.green, 0.55);
    g.hatch(q, 45, 7, 0.5, p.pale, 0.7);
  }
  g.line(dd, 1.4);
  g.line(d, 2.6);
  for (let i = 0; i <= n; i++) g.both(rect(sx0 + i * dx - 7, base - 4, 14, 4), p.line, 0);
  const lx = sx0 + dx * (r.i(0, 3) + 0.25);
  let lad = seg(lx, base, lx + 22, base - lift * 1.25) + seg(lx + 16, base, lx + 38, base - lift * 1.25);
  for (let i = 1; i < 9; i++) lad += seg(lx + i * 2.5, base - i * 11.5, lx + 16 + i * 2.5, base - i * 11.5);
  g.line(lad, 1.8);
  g.dimV(
    hs.wallTop,
    H - 56,
    x + w + 96 > W - 20 ? x - 60 : sx1 + 52,
    p.line,
    [1, 2, 3].map((i) => H - 70 - i * 84),
  );
  tree(g, W * 0.07, H - 56, 150, 'round');
};

export const craneScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.tint);
  const b = H - 60;
  sun(g, W * 0.2, H * 0.24, 44);
  skyline(g, b);
  ground(g, b);
  clouds(g, 60, 200, 2);
  const fl = r.i(3, 5),
    bx = W * r.f(0.34, 0.42),
    bw = Math.min(W * r.f(0.36, 0.46), 400),
    fh = fl === 5 ? 64 : 78,
    n = r.i(3, 5),
    dn = r.i(1, fl - 1);
  for (let f = 0; f < fl; f++) {
    const y = b - (f + 1) * fh,
      done = f < dn,
      cols = f === fl - 1 ? Math.max(1, n - 2) : n;
    const ww = (bw * cols) / n;
    if (done) {
      g.mis(rect(bx + 12, y + 14, ww - 24, fh - 14), f ? p.body2 : p.body);
      for (let i = 0; i < cols; i++) {
        const cw = bw / n,
          w1 = Math.min(46, cw * 0.5);
        win(g, bx + cw * (i + 0.5) - w1 / 2, y + 26, w1, fh - 40, { s: 3, rows: 1, trim: p.pale });
      }
    } else {
      g.fill(rect(bx + 8, y + 14, ww - 16, fh - 14), mix(p.paper, p.line, 0.1));
      g.shade(rect(bx + 8, y + 14, ww - 16, 14), 0.25);
    }
    for (let i = 0; i <= cols; i++) {
      g.both(rect(bx + (i * bw) / n - 7, y + 12, 14, fh - 12), p.pale, 1.5);
      g.shade(rect(bx + (i * bw) / n + 1, y + 12, 6, fh - 12), 0.18);
    }
    g.both(rect(bx - 16, y, ww + 32, 14), p.pale, 1.7);
    g.hatch(rect(bx - 16, y, ww + 32, 14), 45, 6, 0.6, p.line, 0.7);
  }
  let rebar = '';
  for (let i = 0; i <= Math.max(1, n - 2); i++)
    for (const q of [-4, 0, 4])
      rebar += seg(bx + (i * bw) / n + q, b - fl * fh, bx + (i * bw) / n + q, b - fl * fh - 22);
  for (let i = Math.max(1, n - 2) + 1; i <= n; i++)
    for (const q of [-4, 0, 4])
      rebar += seg(bx + (i * bw) / n + q, b - (fl - 1) * fh, bx + (i * bw) / n + q, b - (fl - 1) * fh - 26);
  g.line(rebar, 1.3, p.accent);
  // crane
  const cx = W * 0.24 + r.f(-20, 20),
    ct = 92,
    cw = 22;
  let d = '',
    z = '';
  for (let y = b; y > ct; y -= 22) {
    z += seg(cx, y, cx + cw, y - 22) + seg(cx + cw, y, cx, y - 22);
    d += seg(cx, y, cx + cw, y);
  }
  d += seg(cx, b, cx, ct - 4) + seg(cx + cw, b, cx + cw, ct - 4);
  const j1 = cx - 110,
    j2 = Math.min(W - 40, cx + 440);
  d +=
    seg(j1, ct, j2, ct) +
    seg(cx + cw, ct - 18, j2 - 10, ct - 18) +
    seg(j2 - 10, ct - 18, j2, ct) +
    seg(cx, ct, cx + cw / 2, ct - 62) +
    seg(cx + cw, ct, cx + cw / 2, ct - 62);
  for (let x = cx + cw; x < j2 - 16; x += 18)
    z += seg(x, ct, x + 9, ct - 18) + seg(x + 9, ct - 18, x + 18, ct);
  g.line(
    seg(cx + cw / 2, ct - 62, j2 * 0.72 + cx * 0.28, ct - 18) + seg(cx + cw / 2, ct - 62, j1 + 10, ct),
    1.3,
  );
  g.line(z, 1.1, p.accent);
  g.line(d, 2.4, p.accent);
  g.both(rect(j1 - 4, ct - 4, 40, 34), p.deep, 1.5);
  g.both(rect(cx + cw + 2, ct + 3, 20, 24), p.pale, 1.4);
  const hx = bx + bw * r.f(0.55, 0.95);
  g.line(seg(hx, ct, hx, ct + 84 - (fl === 5 ? 50 : 0)), 1.3);
  g.raw(`<g transform="translate(0 ${fl === 5 ? -50 : 0})">`);
  g.both(rect(hx - 46, ct + 84 + 24, 92, 12), p.pale, 1.5);
  g.hatch(rect(hx - 46, ct + 108, 92, 12), 45, 6, 0.6);
  g.line(seg(hx, ct + 84, hx - 40, ct + 108) + seg(hx, ct + 84, hx + 40, ct + 108), 1.2);
  g.raw('</g>');
  g.both(rect(0, b - 26, cx - 40, 26), p.body2, 1.5);
  let fe = '';
  for (let x = 14; x < cx - 40; x += 22) fe += `M${x} ${b - 26}v26`;
  g.line(fe, 1);
};
