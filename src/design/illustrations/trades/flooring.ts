import { mix } from '../inks.ts';
import { circ, N, poly, rect, seg } from '../paths.ts';
import { nth } from '../random.ts';
import { Sheet } from '../sheet.ts';

export const parquetScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), mix(p.paper, p.line, 0.1));
  const kind =
    g.seed % 4 === 0
      ? 'herring'
      : g.seed % 4 === 1
        ? 'chevron'
        : g.seed % 4 === 2
          ? 'versailles'
          : r.pick(['plank', 'herring']);
  const tones = r.pick([
    [p.wood, p.wood2],
    [p.wood2, mix(p.wood2, p.pale, 0.6)],
    [mix(p.wood, p.deep, 0.45), p.wood],
    [mix(p.wood, p.accent, 0.25), p.wood2],
  ]);
  const tone = () => mix(nth(tones, 0), nth(tones, 1), r.f(0.05, 0.95));
  const L = p.line;
  const wall = 46,
    dyk = r.f(0.2, 0.62),
    lxw = W * r.f(0.2, 0.5);
  const area = rect(wall, wall, W, H - wall + 4);
  const grain = (x: number, y: number, w: number, h: number) => {
    let d = '';
    const n = r.i(1, 3);
    if (w > h)
      for (let i = 0; i < n; i++) {
        const yy = y + h * r.f(0.2, 0.8),
          a = x + w * r.f(0.05, 0.4),
          l = w * r.f(0.2, 0.5);
        d += `M${N(a)} ${N(yy)}q${N(l / 2)} ${N(r.f(-3, 3))} ${N(l)} 0`;
      }
    else
      for (let i = 0; i < n; i++) {
        const xx = x + w * r.f(0.2, 0.8),
          a = y + h * r.f(0.05, 0.4),
          l = h * r.f(0.2, 0.5);
        d += `M${N(xx)} ${N(a)}q${N(r.f(-3, 3))} ${N(l / 2)} 0 ${N(l)}`;
      }
    return d;
  };
  g.clip(area, () => {
    let gl = '';
    if (kind === 'herring') {
      const u = r.pick([34, 40]),
        n = r.pick([4, 5]);
      g.raw(`<g transform="translate(${W / 2} ${H / 2}) rotate(${r.pick([45, 45, -45])})">`);
      const M = Math.ceil(Math.hypot(W, H) / u / 2) + 2;
      for (let y = -M; y <= M; y++)
        for (let k = -Math.ceil(M / n) - 1; k <= Math.ceil(M / n) + 1; k++) {
          const x = y + k * 2 * n;
          if (Math.abs(x) < M + n) {
            g.both(rect(x * u, y * u, n * u, u), tone(), 1.4, L);
            gl += grain(x * u, y * u, n * u, u);
          }
          g.both(rect(x * u, (y + 1) * u, u, n * u), tone(), 1.4, L);
          gl += grain(x * u, (y + 1) * u, u, n * u);
        }
      g.line(gl, 0.9, L, 'opacity=".4"');
      g.raw('</g>');
    } else if (kind === 'chevron') {
      const cw = r.pick([130, 160]),
        ph = 36,
        sl = cw * 0.8;
      for (let c = 0; c * cw < W; c++)
        for (let y = -sl; y < H + sl; y += ph) {
          const x = wall + c * cw,
            up = c % 2;
          const a = up ? 0 : sl,
            b = up ? sl : 0;
          g.both(
            poly([
              [x, y + a],
              [x + cw, y + b],
              [x + cw, y + b + ph],
              [x, y + a + ph],
            ]),
            tone(),
            1.4,
            L,
          );
          if (r.p(0.6)) {
            const t = r.f(0.1, 0.5),
              l = r.f(0.2, 0.4),
              q = r.f(0.3, 0.7) * ph;
            gl += seg(x + cw * t, y + a + (b - a) * t + q, x + cw * (t + l), y + a + (b - a) * (t + l) + q);
          }
        }
      g.line(gl, 0.9, L, 'opacity=".4"');
    } else if (kind === 'versailles') {
      const M = 190;
      for (let y = wall; y < H; y += M)
        for (let x = wall; x < W; x += M) {
          g.both(rect(x, y, M, M), tone(), 1.5, L);
          g.clip(rect(x + 20, y + 20, M - 40, M - 40), () => {
            g.fill(rect(x, y, M, M), mix(nth(tones, 0), p.line, 0.12));
            for (let k = -M; k < M * 2; k += 44) {
              g.both(
                poly([
                  [x + k, y],
                  [x + k + 22, y],
                  [x + k + 22 + M, y + M],
                  [x + k + M, y + M],
                ]),
                tone(),
                1.3,
                L,
              );
            }
            for (let k = 0; k < M * 3; k += 44) {
              g.both(
                poly([
                  [x + k, y],
                  [x + k + 22, y],
                  [x + k + 22 - M, y + M],
                  [x + k - M, y + M],
                ]),
                tone(),
                1.3,
                L,
              );
            }
          });
          g.line(
            rect(x + 20, y + 20, M - 40, M - 40) +
              seg(x, y, x + 20, y + 20) +
              seg(x + M, y, x + M - 20, y + 20) +
              seg(x, y + M, x + 20, y + M - 20) +
              seg(x + M, y + M, x + M - 20, y + M - 20),
            1.5,
          );
        }
    } else {
      const ph = 44;
      for (let y = wall; y < H + ph; y += ph) {
        let x = wall - r.f(0, 260);
        while (x < W) {
          const l = r.f(200, 360);
          g.both(rect(x, y, l, ph), tone(), 1.4, L);
          gl += grain(x, y, l, ph) + grain(x, y, l, ph);
          if (r.p(0.2)) gl += circ(x + l * r.f(0.2, 0.8), y + ph / 2, 5, 3);
          x += l;
        }
      }
      g.line(gl, 0.9, L, 'opacity=".4"');
    }
    // daylight from the window
    const lx = lxw + 20;
    for (const [u, v] of [
      [0, 70],
      [82, 152],
    ] as const)
      for (const [t0, t1] of [
        [0.08, 0.42],
        [0.46, 0.84],
      ] as const) {
        const q = (x: number, t: number) => [lx + x + 190 * t, wall + (H - wall) * t];
        g.fill(
          poly([q(u, t0), q(v, t0), q(v, t1), q(u, t1)]),
          p.night ? p.lit : '#FFF3CF',
          p.night ? 0.16 : 0.42,
        );
      }
    g.shade(rect(wall, wall, W, 12) + rect(wall, wall, 12, H), 0.3);
    // rug or unlaid strip
    if (r.p(0.5)) {
      const rw = W * r.f(0.24, 0.36),
        rx = W * r.f(0.5, 0.66),
        ry = H * r.f(0.3, 0.5),
        rhh = H * r.f(0.34, 0.46);
      g.shade(rect(rx + 6, ry + 6, rw, rhh), 0.25);
      g.both(rect(rx, ry, rw, rhh), p.accent, 1.8);
      g.line(rect(rx + 12, ry + 12, rw - 24, rhh - 24), 2, p.pale);
      g.fill(
        poly([
          [rx + rw / 2, ry + 34],
          [rx + rw - 40, ry + rhh / 2],
          [rx + rw / 2, ry + rhh - 34],
          [rx + 40, ry + rhh / 2],
        ]),
        p.deep,
      );
      g.line(
        poly([
          [rx + rw / 2, ry + 60],
          [rx + rw - 90, ry + rhh / 2],
          [rx + rw / 2, ry + rhh - 60],
          [rx + 90, ry + rhh / 2],
        ]),
        2,
        p.pale,
      );
      let fr = '';
      for (let y = ry + 3; y < ry + rhh; y += 8) fr += `M${N(rx - 10)} ${N(y)}h10M${N(rx + rw)} ${N(y)}h10`;
      g.line(fr, 1.2);
    }
  });
  // cut walls (poché), window, door swing
  const wx = lxw,
    ww = 190,
    dy = H * dyk,
    dh = 130;
  g.fill(rect(0, 0, W, wall) + rect(0, 0, wall, dy) + rect(0, dy + dh, wall, H), p.deep);
  g.hatch(
    rect(0, 0, W, wall) + rect(0, 0, wall, dy) + rect(0, dy + dh, wall, H),
    45,
    9,
    0.7,
    mix(p.deep, p.pale, 0.45),
  );
  g.line(`M${wall} ${N(dy)}V${wall}H${W}M${wall} ${N(dy + dh)}V${H}`, 2.4);
  g.both(rect(wx, 0, ww, wall), p.pale, 1.8);
  g.line(`M${N(wx)} 18h${ww}M${N(wx)} 30h${ww}`, 1.6);
  g.both(rect(0, dy, wall, dh), nth(tones, 1), 1.8);
  g.line(`M${wall} ${N(dy + dh)}h${dh}A${dh} ${dh} 0 0 0 ${wall} ${N(dy)}`, 1.8, L, 'stroke-dasharray="8 5"');
  g.both(rect(wall, dy + dh - 8, dh, 8), p.accent, 1.6);
};
