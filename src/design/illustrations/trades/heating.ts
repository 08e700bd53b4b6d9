import { win } from '../house.ts';
import { mix } from '../inks.ts';
import { sun, tree } from '../nature.ts';
import type { Point } from '../paths.ts';
import { circ, N, type Points, pol, poly, rect, rrect, seg } from '../paths.ts';
import { nth } from '../random.ts';
import { Sheet } from '../sheet.ts';
import { ashlar, courses } from '../textures.ts';
import { pipe, valve } from './plumbing.ts';

export const loopsScene = (g: Sheet) => {
  // underfloor heating, in plan
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.body2);
  const T = 26;
  const vx = W * r.f(0.52, 0.62),
    hy = H * r.f(0.42, 0.58);
  const rooms: [x: number, y: number, w: number, h: number][] =
    W > 1000
      ? [
          [50, 46, W * 0.3, H - 92],
          [50 + W * 0.3 + T, 46, W * 0.32, hy - 46],
          [50 + W * 0.3 + T, hy + T, W * 0.32, H - hy - T - 46],
          [50 + W * 0.62 + 2 * T, 46, W * 0.38 - 100 - 2 * T, H - 92],
        ]
      : [
          [50, 46, vx - 50, H - 92],
          [vx + T, 46, W - vx - T - 50, hy - 46],
          [vx + T, hy + T, W - vx - T - 50, H - hy - T - 46],
        ];
  g.fill(rect(0, 0, W, H), p.deep);
  g.hatch(rect(0, 0, W, H), 45, 9, 0.8, mix(p.deep, p.pale, 0.35));
  const warm = p.accent,
    cool = r.pick([p.water, p.deep, p.green]);
  rooms.forEach(([x, y, w, h], i) => {
    g.both(rect(x, y, w, h), nth([p.tint, p.pale, p.body2, p.tint], i), 2.4);
    let q = '';
    for (let a = x + 30; a < x + w; a += 30) q += `M${N(a)} ${N(y)}v${N(h)}`;
    for (let a = y + 30; a < y + h; a += 30) q += `M${N(x)} ${N(a)}h${N(w)}`;
    g.line(q, 0.7, p.line, 'opacity=".3"');
    const spiral = (i + r.i(0, 1)) % 2 === 0;
    const s = 30,
      m = 24;
    if (spiral) {
      const mk = (off: number) => {
        const pts = [];
        let l = x + m + off,
          t = y + m + off,
          R = x + w - m - off,
          b = y + h - m - off;
        pts.push([l, y + h - 6]);
        let k = 0;
        while (R - l > s * 1.2 && b - t > s * 1.2 && k++ < 12) {
          pts.push([l, t], [R, t], [R, b], [l + 2 * s, b]);
          l += 2 * s;
          t += 2 * s;
          R -= 2 * s;
          b -= 2 * s;
        }
        return pts;
      };
      rounded(g, mk(0), 14, 8.5, warm);
      rounded(g, mk(s), 14, 8.5, cool);
    } else {
      const pts: Point[] = [];
      let k = 0;
      for (let yy = y + m; yy < y + h - m; yy += s, k++) {
        pts.push(k % 2 ? [x + w - m, yy] : [x + m, yy], k % 2 ? [x + m, yy] : [x + w - m, yy]);
      }
      rounded(g, pts, 14, 8.5, warm, cool);
    }
    g.shade(rect(x, y, w, 10) + rect(x, y, 10, h), 0.22);
  });
  const dx = nth(rooms, 0);
  g.both(rect(nth(dx, 0) + nth(dx, 2) - 2, nth(dx, 1) + nth(dx, 3) * 0.3, T + 4, 86), p.pale, 1.8);
  g.both(rect(nth(dx, 0) + 40, nth(dx, 1) + nth(dx, 3) - 2, 110, 52), p.pale, 1.8);
  g.line(
    `M${nth(dx, 0) + 40} ${nth(dx, 1) + nth(dx, 3) + 18}h110M${nth(dx, 0) + 40} ${nth(dx, 1) + nth(dx, 3) + 30}h110`,
    1.5,
  );
};

export function rounded(g: Sheet, pts: Points, q: number, w: number, c: string, c2?: string) {
  let d = `M${nth(pts, 0).map(N)}`;
  for (let i = 1; i < pts.length - 1; i++) {
    const [a, b, e] = [nth(pts, i - 1), nth(pts, i), nth(pts, i + 1)];
    const u = (s: readonly number[], t: readonly number[]) => {
      const L = Math.hypot(nth(s, 0) - nth(t, 0), nth(s, 1) - nth(t, 1)) || 1;
      const k = Math.min(q, L / 2);
      return [nth(t, 0) + ((nth(s, 0) - nth(t, 0)) / L) * k, nth(t, 1) + ((nth(s, 1) - nth(t, 1)) / L) * k];
    };
    d += `L${u(a, b).map(N)}Q${b.map(N)} ${u(e, b).map(N)}`;
  }
  d += `L${nth(pts, pts.length - 1).map(N)}`;
  g.line(d, w + 3.4, g.p.line, 'stroke-linejoin="round"');
  if (!c2) {
    g.line(d, w, c, 'stroke-linejoin="round"');
  } else {
    const id = g.def(
      'lg' + c + c2,
      (id) =>
        `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1" gradientUnits="objectBoundingBox"><stop offset="0" stop-color="${c}"/><stop offset="1" stop-color="${c2}"/></linearGradient>`,
    );
    g.line(d, w, `url(#${id})`, 'stroke-linejoin="round"');
  }
}

export const radiatorScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  const wall = r.pick([p.body2, p.tint, p.body, p.green, p.water]);
  g.fill(rect(0, 0, W, H), wall);
  g.stipple(rect(0, 0, W, H), p.line, 8, 0.25, 80);
  const fl = H - 84;
  const cx = W * r.f(0.4, 0.52),
    ww = 300,
    wy = 40,
    wh = 232;
  g.shade(rect(cx - ww / 2 - 10, wy - 10, ww + 44, wh + 34), 0.16);
  g.both(rect(cx - ww / 2 - 20, wy - 20, ww + 40, wh + 30), p.pale, 2);
  g.both(rect(cx - ww / 2, wy, ww, wh), mix(p.water, p.pale, p.night ? 0 : 0.4), 1.8);
  g.clip(rect(cx - ww / 2, wy, ww, wh), () => {
    sun(g, cx + r.f(-80, 80), wy + 70, 34);
    g.fill(
      `M${cx - ww / 2} ${wy + wh - 60}q${ww * 0.25} -50 ${ww * 0.5} -14t${ww * 0.5} -26v120h${-ww}z`,
      p.green,
    );
    g.fill(
      `M${cx - ww / 2} ${wy + wh - 24}q${ww * 0.3} -40 ${ww * 0.6} -6t${ww * 0.4} -8v60h${-ww}z`,
      mix(p.green, p.line, 0.3),
    );
    for (let i = 0; i < 3; i++)
      tree(
        g,
        cx + r.f(-130, 130),
        wy + wh - 20,
        r.f(50, 90),
        r.pick(['poplar', 'round', 'fir']),
        mix(p.green, p.line, 0.2),
      );
    g.shade(rect(cx - ww / 2, wy, ww, 14) + rect(cx - ww / 2, wy, 12, wh), 0.3);
  });
  g.line(`M${N(cx)} ${wy}v${wh}M${N(cx - ww / 2)} ${wy + wh * 0.36}h${ww}`, 13, p.line);
  g.line(`M${N(cx)} ${wy}v${wh}M${N(cx - ww / 2)} ${wy + wh * 0.36}h${ww}`, 9.5, p.pale);
  g.both(rect(cx - ww / 2 - 40, wy + wh + 8, ww + 80, 20), p.pale, 2);
  g.shade(rect(cx - ww / 2 - 34, wy + wh + 28, ww + 80, 12), 0.22);
  const n = r.i(9, 13),
    cw = 30,
    rw = n * cw,
    rx = cx - rw / 2,
    ry = wy + wh + 58,
    rh = fl - ry - 34;
  const rc = r.pick([p.pale, p.accent, p.deep]);
  g.shade(rect(rx + 12, ry + 14, rw + 6, rh), 0.24);
  for (let i = 0; i < n; i++) {
    const x = rx + i * cw;
    g.both(rrect(x + 1, ry, cw - 2, rh, 13), rc, 1.9);
    g.fill(
      rrect(x + 6, ry + 12, 5, rh - 24, 2.5),
      mix(rc, p.night ? '#ffffff' : p.pale, rc === p.pale ? 0 : 0.4),
    );
    g.shade(rrect(x + cw - 11, ry + 8, 7, rh - 16, 3.5), 0.2);
  }
  g.line(`M${N(rx)} ${N(ry + 22)}h${rw}M${N(rx)} ${N(ry + rh - 22)}h${rw}`, 1.3);
  for (const x of [rx + 16, rx + rw - 16])
    g.both(`M${N(x - 8)} ${N(ry + rh)}h16l3 ${N(fl - ry - rh)}h-22z`, rc, 1.8);
  pipe(
    g,
    [
      [rx - 46, fl + 4],
      [rx - 46, ry + rh - 22],
      [rx - 2, ry + rh - 22],
    ],
    11,
    p.body,
  );
  valve(g, rx - 30, ry + rh - 22, 12, rc === p.accent ? p.deep : p.accent);
  g.both(rect(-4, fl - 20, W + 8, 20), p.pale, 1.8);
  g.fill(rect(0, fl, W, H), mix(p.body, p.line, 0.12));
  let fd = '';
  for (let i = -12; i < 26; i++) fd += seg((W * i) / 14, fl, ((W * i) / 14 - W / 2) * 1.5 + W / 2, H);
  g.line(fd, 1.3);
  g.line(`M0 ${fl}H${W}`, 2.2);
  let he = '';
  for (let i = 0; i < 5; i++) {
    const x = rx + (rw * (i + 0.5)) / 5;
    he += `M${N(x)} ${N(ry - 12)}q-9 -9 0 -18t0 -18`;
  }
  g.line(he, 2, p.accent === rc ? p.line : p.accent, 'stroke-linecap="round" opacity=".8"');
  if (r.p(0.6)) {
    const q = cx + ww / 2 + 84;
    g.both(
      poly([
        [q - 44, fl - 60],
        [q + 44, fl - 60],
        [q + 34, fl + 20],
        [q - 34, fl + 20],
      ]),
      p.body,
      2,
    );
    g.line(
      poly([
        [q - 44, fl - 60],
        [q + 44, fl - 60],
        [q + 42, fl - 44],
        [q - 42, fl - 44],
      ]),
      1.7,
    );
    for (let i = 0; i < 9; i++) {
      const a = -Math.PI / 2 + (i - 4) * 0.27,
        l = 150 + r.f(-20, 40);
      const [ex, ey] = pol(q, fl - 60, l, a);
      g.line(`M${q} ${fl - 60}Q${N((q + ex) / 2)} ${N((fl - 60 + ey) / 2 - 20)} ${N(ex)} ${N(ey)}`, 1.8);
      g.both(
        `M${N(ex)} ${N(ey)}q${N(Math.cos(a + 1) * 36)} ${N(Math.sin(a + 1) * 36)} ${N(Math.cos(a) * 66)} ${N(Math.sin(a) * 66)}q${N(Math.cos(a - 1.7) * 46)} ${N(Math.sin(a - 1.7) * 46)} ${N(-Math.cos(a) * 66)} ${N(-Math.sin(a) * 66)}z`,
        mix(p.green, p.line, r.f(0, 0.3)),
        1.5,
      );
    }
  }
};

export const stoveScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  const wall = r.pick([p.body, p.body2, p.tint, p.accent]);
  const stove = wall === p.accent ? p.deep : p.deep;
  const fl = H - 96;
  g.fill(rect(0, 0, W, fl), wall);
  const cx = W * r.f(0.42, 0.58);
  const niche: [x: number, y: number, w: number, h: number] = [cx - 180, 40, 360, fl - 40];
  g.shade(rect(nth(niche, 0) - 10, nth(niche, 1) - 10, nth(niche, 2) + 34, nth(niche, 3) + 10), 0.12);
  g.clip(rect(...niche), () => {
    if (r.p())
      ashlar(g, rect(...niche), ...niche, 34, 74, mix(p.body, p.pale, 0.2), mix(p.body2, p.pale, 0.4), 1.3);
    else {
      g.fill(rect(...niche), p.pale);
      courses(g, ...niche, 24, 52, 1, p.line, 1.2, 0.8);
    }
    g.shade(
      rect(nth(niche, 0), nth(niche, 1), 26, nth(niche, 3)) +
        rect(nth(niche, 0), nth(niche, 1), nth(niche, 2), 22),
      0.24,
    );
  });
  g.draft(nth(niche, 0), nth(niche, 1), nth(niche, 2), nth(niche, 3), 10, 2);
  g.fill(rect(0, fl, W, H), mix(p.body2, p.body, 0.5));
  let fd = '';
  for (let i = -12; i < 26; i++) fd += seg((W * i) / 12, fl, ((W * i) / 12 - W / 2) * 1.6 + W / 2, H);
  g.line(fd, 1.2);
  g.line(`M0 ${fl}H${W}`, 2.4);
  g.both(
    poly([
      [cx - 170, fl + 6],
      [cx + 170, fl + 6],
      [cx + 210, fl + 56],
      [cx - 210, fl + 56],
    ]),
    mix(p.deep, p.pale, 0.25),
    2,
  );
  g.both(rect(cx - 22, -5, 44, fl - 280), stove, 2);
  g.fill(rect(cx - 16, 0, 6, fl - 290), mix(stove, '#ffffff', 0.22));
  g.both(rect(cx - 28, fl - 320, 56, 16), stove, 1.8);
  g.shade(rect(cx - 96, fl + 8, 240, 22), 0.4);
  for (const q of [-84, 66])
    g.both(
      poly([
        [cx + q, fl - 30],
        [cx + q + 18, fl - 30],
        [cx + q + 14, fl + 22],
        [cx + q + 4, fl + 22],
      ]),
      stove,
      1.8,
    );
  g.both(rrect(cx - 108, fl - 290, 216, 262, 14), stove, 2.4, mix(stove, p.pale, 0.3));
  g.both(rect(cx - 124, fl - 300, 248, 18), stove, 2, mix(stove, p.pale, 0.3));
  const glz = rrect(cx - 78, fl - 252, 156, 142, 10);
  g.both(glz, mix(stove, '#000000', 0.45), 2.6, p.body);
  g.clip(glz, () => {
    g.fill(rect(cx - 80, fl - 260, 160, 150), mix('#000000', p.lit, 0.16));
    for (let i = 0; i < 3; i++) {
      const q = nth([1, 0.68, 0.38], i),
        c = nth([p.accent === '#DDA63F' ? p.body : p.accent, p.lit, p.pale], i);
      let d = `M${N(cx - 66 * q)} ${fl - 128}`;
      const m = 5;
      for (let k = 0; k < m; k++) {
        const x0 = cx - 66 * q + (132 * q * k) / m,
          x1 = cx - 66 * q + (132 * q * (k + 1)) / m,
          h = (k % 2 ? 104 : 66) * q * r.f(0.8, 1.1);
        d += `C${N(x0)} ${N(fl - 140 - h * 0.5)} ${N(x0 + 10)} ${N(fl - 128 - h * 0.6)} ${N((x0 + x1) / 2)} ${N(fl - 128 - h)}C${N(x1 - 4)} ${N(fl - 128 - h * 0.55)} ${N(x1)} ${N(fl - 140 - h * 0.4)} ${N(x1)} ${fl - 128}`;
      }
      g.fill(d + 'z', c);
    }
    g.both(rrect(cx - 62, fl - 136, 124, 18, 9), p.wood, 1.6);
    g.both(circ(cx - 46, fl - 127, 9), p.wood2, 1.5);
    g.both(circ(cx + 48, fl - 124, 11), p.wood2, 1.5);
    g.line(circ(cx + 48, fl - 124, 5), 1);
  });
  g.both(rect(cx - 74, fl - 92, 148, 40), mix(stove, p.pale, 0.1), 1.6, mix(stove, p.pale, 0.35));
  g.both(rect(cx - 14, fl - 76, 28, 7), p.body, 1.3);
  g.both(rect(cx + 82, fl - 196, 8, 46), p.body, 1.4);
  const lx = cx - 320 < 60 ? cx + 230 : cx - 330,
    lw = 110,
    lh = 220;
  g.both(rect(lx, fl - lh, lw, lh), mix(p.deep, p.line, 0.3), 2.2);
  g.clip(rect(lx + 4, fl - lh + 4, lw - 8, lh - 8), () => {
    for (let y = fl - 14, k = 0; y > fl - lh - 10; y -= 23, k++)
      for (let x = lx + 16 - (k % 2) * 13; x < lx + lw + 10; x += 26) {
        g.both(circ(x, y, 12.5), mix(p.wood2, p.wood, r()), 1.5);
        g.line(circ(x, y, 6) + seg(x, y, x + 9, y - 6), 0.9);
      }
  });
  if (W > 1000) win(g, W * 0.14, 80, 150, 230, { trim: p.pale });
};
