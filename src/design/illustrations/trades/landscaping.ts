import { house } from '../house.ts';
import { mix } from '../inks.ts';
import { branches, clouds, sun, tree } from '../nature.ts';
import { circ, N, pol, poly, rect, seg } from '../paths.ts';
import { nth, TAU } from '../random.ts';
import { Sheet } from '../sheet.ts';
import { ashlar, courses, slateRows } from '../textures.ts';

export const vineyardScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.tint);
  sun(g, W * r.f(0.2, 0.8), H * 0.2, r.f(44, 60));
  clouds(g, 40, 140, 2);
  const hills = 4;
  for (let k = 0; k < hills; k++) {
    const y0 = H * (0.34 + k * 0.13),
      ph = r.f(0, 6),
      am = r.f(22, 44),
      sl = r.f(-0.16, 0.16);
    const Y = (x: number) => y0 + Math.sin(x / r0 + ph) * am + (x - W / 2) * sl,
      r0 = r.f(150, 250);
    let d = `M0 ${H}`;
    for (let x = 0; x <= W; x += 20) d += `L${x} ${N(Y(x))}`;
    d += `L${W} ${H}z`;
    const c = mix(
      mix(r.pick([p.green, p.body, p.green, p.body2]), p.paper, 0.5 - k * 0.16),
      p.line,
      k * 0.03,
    );
    g.fill(d, c);
    g.clip(d, () => {
      const vx = W * r.f(0.1, 0.9),
        vy = Y(vx) - r.f(10, 70);
      let rows = '';
      if (k !== 0 || r.p()) for (let x = -W * 2; x < W * 3; x += 34 + k * 16) rows += seg(vx, vy, x, H + 200);
      g.line(
        rows,
        1.1 + k * 0.5,
        mix(c, p.line, p.night ? 0.35 : 0.55),
        k > 1 ? `stroke-dasharray="${6 + k * 3} ${4 + k}"` : '',
      );
      if (k === 2 && r.p(0.6)) g.stipple(d, mix(c, p.line, 0.6), 30, 0.6, 80, 4);
    });
    g.line(d, 1.6);
    if (k === 1) {
      const hx = W * r.f(0.2, 0.75);
      house(g, {
        x: hx,
        base: Y(hx + 60) + 12,
        w: 118,
        floors: 1,
        fh: 52,
        bays: 3,
        roofH: 42,
        wall: p.pale,
        chimneys: [0.2],
        roofC: p.deep,
        shutter: p.accent,
        lw: 1.6,
      });
      tree(g, hx - 26, Y(hx) + 8, 90, 'poplar', mix(p.green, p.line, 0.2));
      tree(g, hx + 152, Y(hx + 152) + 10, 70, 'round', mix(p.green, p.line, 0.1));
      if (r.p(0.6)) {
        const cx = (hx + W * 0.45) % (W * 0.9),
          cy = Y(cx) + 4;
        g.both(rect(cx, cy - 46, 22, 48), p.pale, 1.5);
        g.both(
          poly([
            [cx - 3, cy - 46],
            [cx + 11, cy - 96],
            [cx + 25, cy - 46],
          ]),
          p.deep,
          1.5,
        );
        g.both(rect(cx + 22, cy - 30, 44, 32), p.pale, 1.5);
        g.both(
          poly([
            [cx + 20, cy - 28],
            [cx + 30, cy - 52],
            [cx + 62, cy - 52],
            [cx + 70, cy - 28],
          ]),
          p.deep,
          1.5,
        );
      }
    }
  }
  const ry = H - 64;
  g.fill(`M0 ${ry}C${W * 0.3} ${ry - 26} ${W * 0.6} ${ry + 22} ${W} ${ry - 18}V${H}H0z`, p.water);
  g.line(`M0 ${ry}C${W * 0.3} ${ry - 26} ${W * 0.6} ${ry + 22} ${W} ${ry - 18}`, 1.8);
  let wv = '';
  for (let i = 0; i < 16; i++) {
    const x = r.f(0, W),
      y = r.f(ry + 16, H - 6);
    wv += `M${N(x)} ${N(y)}h${N(r.f(30, 120))}`;
  }
  g.line(wv, 1.4, p.pale, 'opacity=".85"');
};

export function planTree(g: Sheet, x: number, y: number, R: number, c: string) {
  const p = g.p,
    r = g.r;
  g.shade(circ(x + R * 0.22, y + R * 0.26, R), 0.24);
  const n = r.i(9, 13);
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = (i * TAU) / n,
      b = ((i + 1) * TAU) / n,
      A = pol(x, y, R, a),
      B = pol(x, y, R, b),
      q = R * 0.36;
    d += (i ? '' : `M${A.map(N)}`) + `A${N(q)} ${N(q)} 0 0 1 ${B.map(N)}`;
  }
  g.both(d + 'z', c, 1.7);
  let s = '';
  const k = r.i(0, 2);
  if (k === 0)
    for (let i = 0; i < n; i++) s += seg(x, y, ...pol(x, y, R * r.f(0.55, 0.9), (i * TAU) / n + 0.2));
  else if (k === 1) {
    s = circ(x, y, R * 0.7) + circ(x, y, R * 0.4);
  } else
    s =
      branches(g, x, y, R * 0.35, r.f(0, 6), 3, 1.5) +
      branches(g, x, y, R * 0.35, r.f(0, 6), 3, 1.5) +
      branches(g, x, y, R * 0.35, r.f(0, 6), 3, 1.5);
  g.line(s, 1.1, p.line, 'opacity=".7"');
  g.fill(circ(x, y, 3), p.line);
}

export const gardenScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  const lawn = mix(p.green, p.pale, p.night ? 0.05 : 0.38);
  g.fill(rect(0, 0, W, H), lawn);
  g.stipple(rect(0, 0, W, H), p.line, 22, 0.35, 90, 1.5);
  const hw = W * r.f(0.3, 0.38),
    hh = H * r.f(0.4, 0.5);
  const side = r.p();
  g.raw(side ? '<g>' : `<g transform="translate(${W} 0) scale(-1 1)">`);
  // contour mowing stripes
  let st = '';
  for (let i = 0; i < W / 52; i += 2) st += rect(i * 52, 0, 52, H);
  g.fill(st, p.green, 0.22);
  // path
  const cy = H * r.f(0.62, 0.72),
    R = r.f(70, 96),
    cx = W * r.f(0.62, 0.7);
  g.line(
    `M${N(hw * 0.55)} ${N(hh)}V${N(cy - 40)}Q${N(hw * 0.55)} ${N(cy)} ${N(hw * 0.55 + 50)} ${N(cy)}H${N(cx)}M${N(cx)} ${N(cy)}V${H + 10}`,
    56,
    p.line,
  );
  g.line(
    `M${N(hw * 0.55)} ${N(hh - 6)}V${N(cy - 40)}Q${N(hw * 0.55)} ${N(cy)} ${N(hw * 0.55 + 50)} ${N(cy)}H${N(cx)}M${N(cx)} ${N(cy)}V${H + 10}`,
    52,
    p.body2,
  );
  g.stipple(rect(0, hh, cx + 30, H), p.line, 0, 0.01);
  let pv = '';
  for (let x = hw * 0.55 + 40; x < cx - R; x += 26) pv += `M${N(x)} ${N(cy - 26)}v52`;
  for (let y = hh + 10; y < cy - 50; y += 26) pv += `M${N(hw * 0.55 - 26)} ${N(y)}h52`;
  g.line(pv, 1, p.line, 'opacity=".6"');
  // round terrace with a pond
  g.shade(circ(cx + 6, cy + 7, R + 26), 0.16);
  g.both(circ(cx, cy, R + 26), p.body2, 1.9);
  let rad = '';
  for (let i = 0; i < 28; i++)
    rad += seg(...pol(cx, cy, R, (i * TAU) / 28), ...pol(cx, cy, R + 26, (i * TAU) / 28));
  g.line(rad, 1.1);
  g.both(circ(cx, cy, R), p.water, 1.9);
  g.clip(circ(cx, cy, R), () => {
    g.shade(
      `M${N(cx - R)} ${N(cy - R)}h${N(2 * R)}v${N(2 * R)}q0 ${N(-R * 1.7)} ${N(-2 * R)} ${N(-R * 1.2)}z`,
      0.16,
    );
    g.line(circ(cx - 8, cy + 6, R * 0.34) + circ(cx - 8, cy + 6, R * 0.6), 1.1, p.pale);
    for (let i = 0; i < 5; i++)
      g.fill(circ(cx + r.f(-R, R) * 0.7, cy + r.f(-R, R) * 0.7, r.f(5, 9)), p.green);
  });
  // beds with rows
  const bedX = hw + 96,
    bw = W - bedX - 60,
    bh = H * 0.28;
  const m = Math.max(2, Math.round(bw / 120));
  for (let i = 0; i < m; i++) {
    const x = bedX + i * (bw / m),
      w2 = bw / m - 22,
      y = 50;
    g.both(rect(x, y, w2, bh), mix(p.body, p.line, 0.25), 1.9);
    const c = r.pick([p.green, p.accent, mix(p.green, p.line, 0.2)]);
    let d = '';
    for (let yy = y + 16; yy < y + bh - 6; yy += 20)
      for (let xx = x + 14; xx < x + w2 - 6; xx += 20) d += circ(xx, yy, r.f(5, 7.5));
    g.both(d, c, 1);
  }
  // hedge
  const hd = 26;
  for (const q of [rect(0, H - hd, cx - 42, hd), rect(cx + 42, H - hd, W, hd), rect(W - hd, 0, hd, H)]) {
    g.both(q, mix(p.green, p.line, 0.32), 1.8);
    g.stipple(q, p.pale, 40, 0.6, 40, 2.4);
  }
  // house roof in plan
  g.shade(
    poly([
      [hw, -2],
      [hw + 34, 34],
      [hw + 34, hh + 34],
      [30, hh + 34],
      [-2, hh],
    ]),
    0.3,
  );
  g.both(rect(-10, -10, hw + 10, hh + 10), p.deep, 2.2);
  const hx = hh * 0.5;
  g.fill(
    poly([
      [0, hh],
      [hw, hh],
      [hw - hx * 0.8, hh - hx],
      [0, hh - hx],
    ]),
    mix(p.deep, p.pale, 0.14),
  );
  g.fill(
    poly([
      [hw, 0],
      [hw, hh],
      [hw - hx * 0.8, hh - hx],
    ]),
    mix(p.deep, p.line, 0.4),
  );
  g.line(
    seg(0, hh - hx, hw - hx * 0.8, hh - hx) +
      seg(hw - hx * 0.8, hh - hx, hw, hh) +
      seg(hw - hx * 0.8, hh - hx, hw, 0),
    1.8,
    mix(p.deep, p.pale, 0.55),
  );
  slateRows(
    g,
    poly([
      [0, hh],
      [hw, hh],
      [hw - hx * 0.8, hh - hx],
      [0, hh - hx],
    ]),
    0,
    hh - hx,
    hw,
    hx,
    13,
    20,
    0.5,
  );
  g.both(rect(hw * 0.3, hh * 0.28, 34, 34), p.body, 1.8);
  g.both(rect(hw * 0.55 - 46, hh, 92, 30), p.pale, 1.8);
  let dk = '';
  for (let q = 8; q < 92; q += 10) dk += `M${N(hw * 0.55 - 46 + q)} ${N(hh)}v30`;
  g.line(dk, 1);
  const trees: [x: number, y: number, radius: number][] = [];
  for (let i = 0; i < 60 && trees.length < (W > 1000 ? 14 : 8); i++) {
    const q: [x: number, y: number, radius: number] = [r.f(40, W - 60), r.f(60, H - 60), r.f(30, 62)];
    const clear =
      Math.hypot(nth(q, 0) - cx, nth(q, 1) - cy) > R + 40 + nth(q, 2) &&
      !(nth(q, 0) < hw + 50 && nth(q, 1) < hh + 66 + nth(q, 2)) &&
      Math.abs(nth(q, 1) - cy) > 26 + nth(q, 2) * 0.7 &&
      !(nth(q, 0) > bedX - 40 && nth(q, 1) < 60 + bh + nth(q, 2)) &&
      trees.every(
        (t) => Math.hypot(nth(t, 0) - nth(q, 0), nth(t, 1) - nth(q, 1)) > (nth(t, 2) + nth(q, 2)) * 0.86,
      );
    if (clear) trees.push(q);
  }
  for (const t of trees)
    planTree(g, ...t, mix(p.green, r.pick([p.pale, p.line, p.body, p.accent]), r.f(0.05, 0.3)));
  g.raw('</g>');
};

export const gateScene = (g: Sheet) => {
  // walled garden in elevation
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.tint);
  sun(g, W * r.f(0.12, 0.88), H * 0.2, 46);
  clouds(g, 40, 160, 3);
  const b = H - 76,
    wh = 170;
  for (let i = 0; i < W / 90; i++)
    tree(
      g,
      r.f(0, W),
      b - 30,
      r.f(220, 390),
      r.pick(['round', 'poplar', 'round', 'bare', 'fir']),
      mix(p.green, r.pick([p.paper, p.line]), r.f(0.05, 0.3)),
    );
  ashlar(g, rect(0, b - wh, W, wh), 0, b - wh, W, wh, 24, 54, p.body, p.body2, 1.2);
  g.both(rect(-5, b - wh - 12, W + 10, 14), p.body2, 1.8);
  g.shade(rect(0, b - wh + 2, W, 9), 0.22);
  const gw = 190,
    gx = W * r.f(0.36, 0.5);
  g.fill(rect(gx, b - wh - 20, gw, wh + 20), p.tint);
  g.fill(rect(gx, b - 90, gw, 90), mix(p.green, p.pale, 0.3));
  g.fill(
    poly([
      [gx + 50, b],
      [gx + gw - 50, b],
      [gx + gw * 0.56, b - 90],
      [gx + gw * 0.46, b - 90],
    ]),
    p.body2,
  );
  tree(g, gx + gw * 0.2, b - 60, 150, 'poplar');
  tree(g, gx + gw * 0.82, b - 60, 120, 'poplar');
  for (const q of [gx - 44, gx + gw]) {
    g.both(rect(q, b - wh - 54, 44, wh + 54), p.body2, 2);
    g.shade(rect(q + 32, b - wh - 54, 12, wh + 54), 0.18);
    courses(g, q, b - wh - 50, 44, wh + 50, 28, 44, 0.9, p.line, 1.1, 0.7);
    g.both(rect(q - 7, b - wh - 66, 58, 14), p.pale, 1.8);
    g.both(circ(q + 22, b - wh - 86, 20), p.accent, 1.9);
  }
  let d = '',
    c = '';
  for (let i = 0; i <= 14; i++) {
    const x = gx + (gw * i) / 14,
      t = Math.abs(i - 7) / 7,
      top = b - wh - 40 + (1 - t * t) * 50;
    d += seg(x, b - 8, x, top);
    c += circ(x, top - 4, 3.4);
  }
  g.line(d, 3);
  g.fill(c, p.line);
  g.line(
    `M${N(gx)} ${b - 12}h${gw}M${N(gx)} ${b - 70}h${gw}M${N(gx)} ${b - 86}h${gw}M${N(gx + gw / 2)} ${b - 8}V${b - wh}`,
    3.4,
  );
  g.fill(rect(0, b, W, H), mix(p.body2, p.body, 0.4));
  g.line(`M0 ${b}H${W}`, 3);
  let pv = '';
  for (let i = 0; i < 3; i++) {
    const y = b + nth([10, 30, 58], i);
    pv += `M0 ${y}H${W}`;
    for (let x = r.f(0, 40); x < W; x += 40 + i * 22) pv += `M${N(x)} ${y}v${nth([20, 28, 40], i)}`;
  }
  g.line(pv, 1.1, p.line, 'opacity=".6"');
  for (let x = 30; x < W; x += r.f(54, 80))
    if (x < gx - 80 || x > gx + gw + 60) {
      if (r.p(0.7)) {
        const R = r.f(24, 36);
        g.both(circ(x, b - R + 4, R), mix(p.green, p.line, 0.2), 1.7);
        g.stipple(circ(x, b - R + 4, R), p.pale, 26, 0.7, 36, 2.2);
      } else {
        const h = r.f(90, 140);
        g.both(
          poly([
            [x - 20, b],
            [x, b - h],
            [x + 20, b],
          ]),
          mix(p.green, p.line, 0.3),
          1.7,
        );
        g.hatch(
          poly([
            [x, b],
            [x, b - h],
            [x + 20, b],
          ]),
          70,
          6,
          0.7,
        );
      }
    }
};
