import { mix } from '../inks.ts';
import { circ, N, pol, poly, rect, seg } from '../paths.ts';
import { nth, TAU } from '../random.ts';
import { Sheet } from '../sheet.ts';

export const tilesScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  const T = r.pick([80, 100, 100, 120]);
  g.fill(rect(0, 0, W, H), mix(p.paper, p.line, 0.06));
  const [A, B, C] = r.pick<[string, string, string]>([
    [p.pale, p.deep, p.accent],
    [p.body2, p.deep, p.pale],
    [p.pale, p.body, p.deep],
    [p.tint, p.accent, p.deep],
    [p.pale, p.green, p.deep],
  ]);
  const m = (g.seed * 5 + r.i(0, 1) * 3) % 6;
  const h = T / 2;
  const motif = (rot: number) => {
    let s = '';
    const f = (d: string, q: string) => (s += `<path d="${d}" fill="${q}"/>`);
    f(rect(0, 0, T, T), A);
    if (m === 0) {
      for (const [x, y] of [
        [0, 0],
        [T, 0],
        [0, T],
        [T, T],
      ] as const) {
        f(circ(x, y, h * 0.86), B);
        f(circ(x, y, h * 0.56), A);
        f(circ(x, y, h * 0.3), C);
      }
      f(
        poly([
          [h, h * 0.55],
          [h * 1.45, h],
          [h, h * 1.45],
          [h * 0.55, h],
        ]),
        C,
      );
    }
    if (m === 1) {
      const st = [];
      for (let i = 0; i < 16; i++) st.push(pol(h, h, i % 2 ? h * 0.5 : h * 0.96, (i * TAU) / 16));
      f(poly(st), B);
      f(circ(h, h, h * 0.34), C);
      f(circ(h, h, h * 0.16), A);
      for (const [x, y] of [
        [0, 0],
        [T, 0],
        [0, T],
        [T, T],
      ] as const)
        f(
          poly([
            [x - h * 0.34, y],
            [x, y - h * 0.34],
            [x + h * 0.34, y],
            [x, y + h * 0.34],
          ]),
          C,
        );
    }
    if (m === 2) {
      const pet = (x1: number, y1: number, x2: number, y2: number, q: string) =>
        f(
          `M${N(x1)} ${N(y1)}A${N(T * 0.62)} ${N(T * 0.62)} 0 0 1 ${N(x2)} ${N(y2)}A${N(T * 0.62)} ${N(T * 0.62)} 0 0 1 ${N(x1)} ${N(y1)}z`,
          q,
        );
      pet(0, 0, h, h, B);
      pet(T, T, h, h, B);
      pet(T, 0, h, h, C);
      pet(0, T, h, h, C);
      f(circ(h, h, h * 0.14), A);
      f(circ(h, 0, h * 0.2) + circ(0, h, h * 0.2) + circ(T, h, h * 0.2) + circ(h, T, h * 0.2), B);
    }
    if (m === 3) {
      f(
        poly([
          [0, 0],
          [T, 0],
          [h, h],
        ]) +
          poly([
            [0, T],
            [T, T],
            [h, h],
          ]),
        B,
      );
      f(
        poly([
          [h * 0.3, h],
          [h, h * 0.3],
          [h * 1.7, h],
          [h, h * 1.7],
        ]),
        A,
      );
      f(
        poly([
          [h * 0.56, h],
          [h, h * 0.56],
          [h * 1.44, h],
          [h, h * 1.44],
        ]),
        C,
      );
      for (const [x, y] of [
        [0, 0],
        [T, 0],
        [0, T],
        [T, T],
      ] as const)
        f(circ(x, y, h * 0.2), C);
    }
    if (m === 4) {
      const q = (k: number, col: string) =>
        f(`M0 0H${N(T * k)}A${N(T * k)} ${N(T * k)} 0 0 1 0 ${N(T * k)}z`, col);
      q(0.92, B);
      q(0.7, A);
      q(0.5, C);
      q(0.26, A);
      f(`M${T} ${T}h${N(-T * 0.24)}a${N(T * 0.24)} ${N(T * 0.24)} 0 0 1 ${N(T * 0.24)} ${N(-T * 0.24)}z`, B);
    }
    if (m === 5) {
      const k = T * 0.29;
      f(
        poly([
          [k, 0],
          [T - k, 0],
          [T, k],
          [T, T - k],
          [T - k, T],
          [k, T],
          [0, T - k],
          [0, k],
        ]),
        B,
      );
      f(
        poly([
          [h, h * 0.4],
          [h * 1.6, h],
          [h, h * 1.6],
          [h * 0.4, h],
        ]),
        A,
      );
      f(
        poly([
          [h, h * 0.62],
          [h * 1.38, h],
          [h, h * 1.38],
          [h * 0.62, h],
        ]),
        C,
      );
      for (const [x, y] of [
        [0, 0],
        [T, 0],
        [0, T],
        [T, T],
      ] as const)
        f(
          poly([
            [x - k, y],
            [x, y - k],
            [x + k, y],
            [x, y + k],
          ]),
          C,
        );
    }
    if (m === 6) {
      for (let i = 0; i < 4; i++) {
        const q = [
            [0, 0],
            [T, 0],
            [T, T],
            [0, T],
          ] as const,
          a = nth(q, i),
          b = nth(q, (i + 1) % 4);
        f(poly([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], [h, h]]), i % 2 ? B : C);
      }
    }
    return `<g${rot ? ` transform="rotate(${rot} ${h} ${h})"` : ''}>${s}</g>`;
  };
  const ids = [0, 90, 180, 270]
    .slice(0, m === 4 ? 4 : 1)
    .map((a) =>
      g.def(
        't' + a,
        (id) =>
          `<g id="${id}">${motif(a)}<path d="${rect(0, 0, T, T)}" fill="none" stroke="${p.line}" stroke-width="1.6" opacity=".6"/></g>`,
      ),
    );
  const ox = r.f(-30, 0),
    oy = r.f(-40, 0),
    edge = g.seed % 3 === 0 ? -1 : g.seed % 2;
  const nx = Math.ceil((W - ox) / T),
    ny = Math.ceil((H - oy) / T);
  const step = [];
  let k = nx - r.i(2, 3);
  for (let j = 0; j < ny; j++) {
    step.push(k);
    k += r.pick([-1, 0, 0, 1]);
    k = Math.max(Math.ceil(nx * 0.5), Math.min(nx, k));
    if (edge === 1 && j > ny * 0.4) k = Math.min(nx, k + 1);
  }
  if (edge >= 0) {
    let sc = '';
    for (let y = 10; y < H; y += 11) {
      sc += `M${N(W * 0.3)} ${y}q${N(W * 0.18)} ${N(r.f(-14, 14))} ${N(W * 0.35)} 0t${N(W * 0.4)} 0`;
    }
    g.line(sc, 1.5, p.line, 'opacity=".22"');
    for (let i = 1; i < nx; i++)
      g.line(seg(ox + i * T, 0, ox + i * T, H), 1, p.accent, 'opacity=".55" stroke-dasharray="9 6"');
    for (let j = 1; j < ny; j++)
      g.line(seg(0, oy + j * T, W, oy + j * T), 1, p.accent, 'opacity=".55" stroke-dasharray="9 6"');
  }
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      if (edge >= 0 && i >= nth(step, j)) continue;
      const id = nth(ids, Math.floor(r() * ids.length));
      if (edge >= 0 && i === nth(step, j) - 1) g.shade(rect(ox + i * T + 5, oy + j * T + 6, T, T), 0.25);
      g.raw(`<use href="#${id}" x="${N(ox + i * T)}" y="${N(oy + j * T)}"/>`);
    }
  if (edge >= 0)
    for (let q = 0; q < 2; q++) {
      const x = W - T * 1.2 + r.f(-24, 10),
        y = H * (q ? 0.72 : 0.3) + r.f(-50, 50),
        a = r.f(-24, 24);
      g.g(`transform="translate(${N(x)} ${N(y)}) rotate(${N(a)}) "`, () => {
        g.shade(rect(7, 8, T, T), 0.28);
        g.raw(`<use href="#${nth(ids, 0)}"/>`);
      });
    }
  else {
    const bw = 34;
    g.both(rect(0, H - T * 0.9, W, T * 0.9 + 4), B, 2);
    g.fill(rect(0, H - T * 0.9 + bw * 0.5, W, 5) + rect(0, H - 16, W, 5), A);
    const n = Math.round(W / 50);
    for (let i = 0; i < n; i++)
      g.fill(
        poly([
          [(W * (i + 0.5)) / n, H - T * 0.5 - 14],
          [(W * (i + 0.5)) / n + 16, H - T * 0.5 + 2],
          [(W * (i + 0.5)) / n, H - T * 0.5 + 18],
          [(W * (i + 0.5)) / n - 16, H - T * 0.5 + 2],
        ]),
        C === B ? A : C,
      );
  }
};
