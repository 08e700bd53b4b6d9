import { mix } from '../inks.ts';
import { sun } from '../nature.ts';
import { circ, N, pol, poly, rect, rrect, seg } from '../paths.ts';
import { Sheet } from '../sheet.ts';

export const panesScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  const cols = W > 1000 ? 12 : r.i(5, 6),
    cw = W / cols,
    ch = cw * r.f(1.05, 1.25),
    rows = Math.ceil(H / ch) + 1;
  const fr = r.pick([p.pale, p.deep, p.body2, p.line]);
  g.fill(rect(0, 0, W, H), p.glass);
  const skyA = p.night ? p.glass : mix(p.water, p.pale, 0.35),
    skyB = p.night ? '#0b1218' : mix(p.deep, p.water, 0.25),
    dirty = p.night ? mix(p.glass, p.body, 0.25) : mix(mix(p.water, p.body2, 0.55), p.line, 0.12);
  const cut = W * r.f(0.42, 0.62);
  r.f(-0.25, 0.25); // drawn once and left out since: the pictures that follow keep their shape
  g.fill(rect(0, 0, W, H), dirty);
  g.stipple(rect(0, 0, W, H), p.line, 40, 0.3, 60, 1.8);
  g.hatch(rect(0, 0, W, H), 78, 26, 0.6, p.line, 0.3);
  g.clip(`M0 0H${N(cut)}q46 ${H * 0.25} 0 ${H * 0.5}t10 ${H * 0.5}H0z`, () => {
    g.fill(rect(0, 0, W, H), skyA);
    sun(g, W * 0.2, H * 0.22, 54);
    let y = H * 0.56;
    let d = `M0 ${H}`;
    for (let x = 0; x < W; x += r.f(40, 90)) {
      const h = r.f(0, 130);
      d += `L${N(x)} ${N(y - h)}h${N(r.f(30, 60))}`;
    }
    g.fill(d + `L${W} ${H}z`, skyB);
    for (let i = 0; i < 60; i++)
      if (r.p(p.night ? 0.9 : 0.3)) g.fill(rect(r.f(0, cut), r.f(H * 0.56, H), 7, 10), p.lit);
    for (const o of [0, 160, 420])
      g.fill(
        poly([
          [o, H],
          [o + 260, 0],
          [o + 330, 0],
          [o + 70, H],
        ]),
        p.pale,
        0.14,
      );
  });
  let m = '';
  for (let i = 0; i <= cols; i++) m += `M${N(i * cw)} 0V${H}`;
  for (let j = 0; j <= rows; j++) m += `M0 ${N(j * ch - ch * 0.3)}H${W}`;
  g.line(m, 15, p.line);
  g.line(m, 11, fr);
  let s = '';
  for (let i = 0; i <= cols; i++) s += `M${N(i * cw + 7)} 0V${H}`;
  g.line(s, 2, p.line, 'opacity=".3"');
  // cradle
  const bx = cut + 10,
    by = H * r.f(0.52, 0.66),
    bw = 250;
  g.line(`M${N(bx + 22)} 0V${N(by)}M${N(bx + bw - 22)} 0V${N(by)}`, 3);
  g.both(rect(bx, by + 58, bw, 18), p.body, 2);
  g.line(`M${N(bx)} ${N(by)}h${bw}M${N(bx)} ${N(by + 28)}h${bw}`, 4.5);
  let q = '';
  for (let i = 0; i <= 6; i++) q += `M${N(bx + (bw * i) / 6)} ${N(by)}v60`;
  g.line(q, 3);
  g.both(
    poly([
      [bx + 30, by + 22],
      [bx + 66, by + 22],
      [bx + 61, by + 58],
      [bx + 35, by + 58],
    ]),
    p.accent,
    1.8,
  );
  g.both(rect(bx + bw - 90, by + 40, 60, 18), p.pale, 1.7);
  g.line(`M${N(bx + 150)} ${N(by + 58)}L${N(bx + 60)} ${N(by - 120)}`, 6);
  g.line(`M${N(bx + 150)} ${N(by + 58)}L${N(bx + 60)} ${N(by - 120)}`, 3, p.body2);
  g.both(
    poly([
      [bx + 18, by - 104],
      [bx + 96, by - 144],
      [bx + 102, by - 132],
      [bx + 24, by - 92],
    ]),
    p.accent,
    1.8,
  );
  g.hatch(rect(bx, by + 58, bw, 18), 45, 8, 0.8);
};

export const sudsScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  const bg = r.pick([p.body2, p.water, p.tint, p.body]);
  g.fill(rect(0, 0, W, H), bg);
  const s = 74;
  let d = '';
  for (let y = 0; y < H; y += s)
    for (let x = 0; x < W; x += s) if ((x / s + y / s) % 2) d += rect(x, y, s, s);
  g.fill(d, mix(bg, p.line, 0.1));
  let gl = '';
  for (let x = 0; x < W; x += s) gl += `M${x} 0V${H}`;
  for (let y = 0; y < H; y += s) gl += `M0 ${y}H${W}`;
  g.line(gl, 1.2, p.line, 'opacity=".4"');
  const arcs = r.i(3, 4);
  const cx = W * r.f(0.3, 0.45),
    cy = H * 1.04;
  for (let i = arcs; i > 0; i--) {
    const R = 130 * i + 30;
    g.line(
      `M${N(cx - R)} ${N(cy)}A${R} ${R} 0 0 1 ${N(cx + R)} ${N(cy)}`,
      88,
      i % 2 ? p.pale : mix(p.water, p.pale, p.night ? 0.1 : 0.5),
      `opacity="${p.night ? 0.5 : 0.85}"`,
    );
    let h = '';
    for (let k = -3; k <= 3; k++)
      h += `M${N(cx - R - k * 11)} ${N(cy)}A${R + k * 11} ${R + k * 11} 0 0 1 ${N(cx + R + k * 11)} ${N(cy)}`;
    g.line(h, 1, p.line, 'opacity=".35" stroke-dasharray="60 14 120 30"');
  }
  for (let i = 0; i < 46; i++) {
    const a = r.f(-Math.PI, 0),
      R = r.f(120, 560);
    const [x, y] = pol(cx, cy, R, a),
      q = r.f(5, 24);
    if (x < -20 || x > W + 20) continue;
    g.both(circ(x, y, q), mix(p.pale, p.water, r.f(0, 0.5)), 1.5);
    g.line(
      `M${N(x - q * 0.55)} ${N(y - q * 0.1)}a${N(q * 0.6)} ${N(q * 0.6)} 0 0 1 ${N(q * 0.5)} ${N(-q * 0.5)}`,
      1.6,
      p.night ? p.line : p.pale,
    );
  }
  const ang = r.f(20, 42);
  g.g(`transform="translate(${N(W * 0.72)} ${N(H * 0.4)}) rotate(${N(ang)})"`, () => {
    g.shade(rrect(-140, -30, 300, 96, 30), 0.22);
    let b = '';
    for (let x = -130; x < 132; x += 9) b += seg(x, 40, x + r.f(-6, 6), 92);
    g.line(b, 4.6, p.line);
    g.line(b, 2.4, p.pale);
    g.both(rrect(-146, 0, 292, 48, 14), p.body === bg ? p.body2 : p.body, 2.2);
    g.both(`M-96 2q10 -66 96 -66t96 66z`, p.accent, 2.2);
    g.fill(`M-48 2q6 -34 48 -34t48 34z`, bg);
    g.line(`M-48 2q6 -34 48 -34t48 34`, 2);
    g.line('M-130 16h80M-30 26h120M20 12h90', 1.2, p.line, 'opacity=".6"');
  });
  const bx = W * 0.1,
    by = H * 0.2;
  g.both(
    poly([
      [bx - 10, by],
      [bx + 110, by],
      [bx + 96, by + 130],
      [bx + 4, by + 130],
    ]),
    p.deep,
    2.2,
  );
  g.both(circ(bx + 50, by, 60, 17), mix(p.water, p.pale, 0.4), 2);
  g.line(
    `M${N(bx - 10)} ${N(by)}C${N(bx)} ${N(by - 110)} ${N(bx + 100)} ${N(by - 110)} ${N(bx + 110)} ${N(by)}`,
    3.4,
  );
  for (let i = 0; i < 6; i++) g.both(circ(bx + 10 + i * 16, by - 6 - r.f(0, 16), r.f(8, 16)), p.pale, 1.5);
};
