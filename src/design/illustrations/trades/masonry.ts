import { skyline } from '../house.ts';
import { mix } from '../inks.ts';
import { clouds, sun, tree } from '../nature.ts';
import { arch, circ, N, pol, poly, rect, seg } from '../paths.ts';
import { Sheet } from '../sheet.ts';
import { ashlar } from '../textures.ts';

export const archwallScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  const base = mix(p.body, p.paper, 0.2),
    hi = mix(p.body2, p.pale, 0.25);
  ashlar(g, rect(0, 0, W, H), 0, 0, W, H, r.pick([46, 54, 62]), r.pick([100, 130]), base, hi, 1.5);
  const n = W > 1000 ? 3 : r.i(1, 2),
    w = n === 1 ? 250 : 170,
    gap = W / (n + 0),
    b = H - 40;
  for (let i = 0; i < n; i++) {
    const cx = gap * (i + 0.5),
      R = w / 2,
      sy = b - (n === 1 ? 210 : 200),
      T = n === 1 ? 64 : 50;
    const ring = `M${N(cx - R - T)} ${N(sy)}A${N(R + T)} ${N(R + T)} 0 0 1 ${N(cx + R + T)} ${N(sy)}H${N(cx + R)}A${N(R)} ${N(R)} 0 0 0 ${N(cx - R)} ${N(sy)}z`;
    const op = arch(cx - R, sy - R, w, b - sy + R);
    g.both(op, mix(p.deep, p.line, 0.25), 2);
    g.clip(op, () => {
      const kind = r.i(0, 2);
      if (kind === 0) {
        g.fill(op, p.night ? '#1a2833' : mix(p.water, p.pale, 0.4));
        g.fill(rect(cx - R, b - 120, w, 130), p.green);
        sun(g, cx + R * 0.3, sy - R * 0.2, 24);
        tree(g, cx - R * 0.3, b - 60, 190, 'poplar', mix(p.green, p.line, 0.25));
        g.fill(
          poly([
            [cx - 20, b],
            [cx + 14, b],
            [cx + 30, b - 120],
            [cx + 22, b - 120],
          ]),
          p.body2,
        );
      } else if (kind === 1) {
        g.fill(op, p.accent);
        let d = '';
        for (let x = cx - R; x < cx + R; x += w / 7) d += seg(x, sy - R, x, b);
        g.line(d, 1.6);
        g.line(seg(cx - R, sy + 10, cx + R, sy + 10) + seg(cx - R, b - 60, cx + R, b - 60), 4);
        g.fill(circ(cx + 14, b - 110, 6), p.lit);
        g.line(seg(cx, sy - R, cx, b), 3);
      } else {
        const k = 5;
        for (let q = 0; q < k; q++) {
          const t = q / k,
            rr = R * (1 - t * 0.72),
            yy = sy + t * 30;
          g.both(
            arch(cx - rr, yy - rr, 2 * rr, b - yy + rr - t * 70),
            mix(base, p.deep, 0.25 + t * 0.6),
            1.4,
          );
        }
      }
      g.shade(
        poly([
          [cx - R, sy - R],
          [cx + R, sy - R],
          [cx + R, sy - R * 0.4],
          [cx - R * 0.55, sy - R * 0.1],
          [cx - R * 0.55, b],
          [cx - R, b],
        ]),
        0.28,
      );
    });
    g.fill(ring, hi);
    const nv = n === 1 ? 11 : 9;
    let d = '';
    for (let q = 0; q <= nv; q++) {
      const a = Math.PI + (Math.PI * q) / nv;
      d += seg(...pol(cx, sy, R, a), ...pol(cx, sy, R + T, a));
      if (q < nv && q % 2)
        g.fill(
          poly([
            pol(cx, sy, R, a),
            pol(cx, sy, R + T, a),
            pol(cx, sy, R + T, a + Math.PI / nv),
            pol(cx, sy, R, a + Math.PI / nv),
          ]),
          mix(base, hi, 0.4),
        );
    }
    g.line(d, 1.6);
    g.line(ring, 2.2);
    const ka = Math.PI / nv / 2;
    g.both(
      poly([
        pol(cx, sy, R - 8, -Math.PI / 2 - ka),
        pol(cx, sy, R + T + 22, -Math.PI / 2 - ka * 1.1),
        pol(cx, sy, R + T + 22, -Math.PI / 2 + ka * 1.1),
        pol(cx, sy, R - 8, -Math.PI / 2 + ka),
      ]),
      p.accent,
      2,
    );
    g.both(rect(cx - R - T, sy, T, b - sy), hi, 1.8);
    g.both(rect(cx + R, sy, T, b - sy), hi, 1.8);
    let j = '';
    for (let y = sy; y < b; y += 54) j += `M${N(cx - R - T)} ${N(y)}h${T}M${N(cx + R)} ${N(y)}h${T}`;
    g.line(j, 1.4);
    g.both(rect(cx - R - T - 10, sy - 10, T + 10, 12) + rect(cx + R, sy - 10, T + 10, 12), p.body2, 1.6);
  }
  g.both(rect(0, b, W, H - b), mix(p.body, p.line, 0.35), 2);
  let pv = '';
  for (let x = r.f(0, 30); x < W; x += r.f(30, 60)) pv += `M${N(x)} ${b}v${H - b}`;
  g.line(pv, 1.2);
};

export const viaductScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.tint);
  sun(g, W * r.f(0.2, 0.8), H * 0.12, 34);
  clouds(g, 40, 90, 3);
  const deck = H * r.f(0.4, 0.46);
  skyline(g, deck + 4);
  const hill = (y0: number, amp: number, c: string, ph: number) => {
    let d = `M0 ${H}V${N(y0)}`;
    for (let x = 0; x <= W; x += 40)
      d += `L${x} ${N(y0 + Math.sin(x / 190 + ph) * amp + (Math.abs(x - W / 2) / W - 0.25) * -170)}`;
    g.fill(d + `V${H}z`, c);
  };
  hill(H * 0.66, 16, mix(p.green, p.paper, 0.55), r.f(0, 6));
  for (let i = 0; i < W / 100; i++) {
    tree(g, r.f(0, W), H * 0.72 + r.f(0, 20), r.f(40, 70), 'round', mix(p.green, p.paper, 0.3));
  }
  const n = Math.round(W / r.pick([118, 150, 190])),
    aw = W / n,
    pier = aw * 0.2;
  const st = mix(p.body, p.paper, 0.1);
  let holes = '';
  for (let i = -1; i <= n; i++) {
    const x = i * aw + pier / 2 + aw * 0.1;
    holes += arch(x, deck + 40, aw - pier, H);
  }
  let ax = '';
  const id = g.def(
    'dv',
    (id) =>
      `<clipPath id="${id}"><path clip-rule="evenodd" d="${rect(-300, deck, W + 600, H)}${holes}"/></clipPath>`,
  );
  g.raw(`<g clip-path="url(#${id})">`);
  ashlar(g, rect(0, deck, W, H), 0, deck, W, H - deck, 17, 38, st, mix(p.body2, p.pale, 0.2), 0.9);
  for (let i = -1; i <= n; i++) {
    const x = i * aw + pier / 2 + aw * 0.1;
    g.shade(rect(x - pier * 0.42, deck + 40 + (aw - pier) / 2, pier * 0.42, H), 0.2);
    const cx = x + (aw - pier) / 2,
      R = (aw - pier) / 2,
      cy = deck + 40 + R;
    let v = '';
    for (let q = 0; q <= 11; q++) {
      const a = Math.PI + (Math.PI * q) / 11;
      v += seg(...pol(cx, cy, R, a), ...pol(cx, cy, R + 13, a));
    }
    g.fill(
      `M${N(cx - R - 13)} ${N(cy)}A${N(R + 13)} ${N(R + 13)} 0 0 1 ${N(cx + R + 13)} ${N(cy)}z`,
      mix(p.body2, p.pale, 0.3),
    );
    g.line(v, 1.1);
    ax += `M${N(cx - R)} ${H}V${N(cy)}A${N(R)} ${N(R)} 0 0 1 ${N(cx + R)} ${N(cy)}V${H}`;
  }
  g.raw('</g>');
  g.line(ax, 2);
  g.both(rect(0, deck - 12, W, 16), p.body2, 1.8);
  g.shade(rect(0, deck + 4, W, 8), 0.25);
  let rail = '';
  for (let x = 4; x < W; x += 12) rail += `M${x} ${N(deck - 30)}v18`;
  g.line(rail, 1.1);
  g.line(`M0 ${N(deck - 30)}H${W}`, 2);
  hill(H * 0.9, 12, p.green, r.f(0, 6));
  const ry = H - 46;
  g.fill(`M0 ${ry}Q${W * 0.3} ${ry - 30} ${W * 0.55} ${ry}T${W} ${ry - 8}V${H}H0z`, p.water);
  let wv = '';
  for (let i = 0; i < 12; i++) {
    const x = r.f(0, W),
      y = r.f(ry + 10, H - 8);
    wv += `M${N(x)} ${N(y)}h${N(r.f(30, 110))}`;
  }
  g.line(wv, 1.3, p.pale, 'opacity=".8"');
  for (let i = 0; i < W / 130; i++)
    tree(
      g,
      r.f(0, W),
      ry - 10 + r.f(-6, 14),
      r.f(80, 130),
      r.pick(['round', 'poplar', 'bare', 'round']),
      mix(p.green, p.line, r.f(0, 0.25)),
    );
};
