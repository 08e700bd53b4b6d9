import { DAY, mix } from './inks.ts';
import { circ, N, poly, seg } from './paths.ts';
import { Sheet } from './sheet.ts';

export function branches(
  g: Sheet,
  x: number,
  y: number,
  len: number,
  ang: number,
  depth: number,
  spread = 0.5,
) {
  const r = g.r;
  let d = '';
  const go = (x: number, y: number, l: number, a: number, k: number) => {
    if (!k) return;
    const x2 = x + l * Math.cos(a),
      y2 = y + l * Math.sin(a);
    d += seg(x, y, x2, y2);
    const n = k > 2 ? 2 : r.i(2, 3);
    for (let i = 0; i < n; i++)
      go(x2, y2, l * r.f(0.62, 0.8), a + spread * (i - (n - 1) / 2) * r.f(1, 1.7) + r.f(-0.12, 0.12), k - 1);
  };
  go(x, y, len, ang, depth);
  return d;
}

export function tree(g: Sheet, x: number, base: number, h: number, kind = 'round', c: string = g.p.green) {
  const r = g.r,
    p = g.p;
  if (kind === 'poplar') {
    const w = h * 0.13;
    g.mis(
      `M${N(x)} ${N(base - h)}C${N(x + w * 1.5)} ${N(base - h * 0.7)} ${N(x + w * 1.3)} ${N(base - h * 0.15)} ${N(x)} ${N(base - h * 0.1)}C${N(x - w * 1.3)} ${N(base - h * 0.15)} ${N(x - w * 1.5)} ${N(base - h * 0.7)} ${N(x)} ${N(base - h)}z`,
      c,
    );
    let d = seg(x, base, x, base - h * 0.93);
    for (let i = 1; i < 9; i++) {
      const yy = base - h * (0.12 + i * 0.085),
        l = w * (1.05 - Math.abs(i - 4) * 0.12);
      d += seg(x, yy, x - l * 0.8, yy - h * 0.08) + seg(x, yy - 4, x + l * 0.8, yy - h * 0.085);
    }
    g.line(d, 1.2);
    return;
  }
  if (kind === 'bare') {
    g.line(branches(g, x, base, h * 0.3, -Math.PI / 2, 6, 0.5), 1.2);
    return;
  }
  if (kind === 'fir') {
    let d = '',
      w = h * 0.2;
    for (let i = 0; i < 6; i++) {
      const y1 = base - h * (0.1 + i * 0.15),
        q = w * (1 - i * 0.155);
      d += poly([
        [x - q, y1],
        [x, y1 - h * 0.24],
        [x + q, y1],
      ]);
    }
    g.mis(d, c);
    g.hatch(d, 24, 6, 0.6, p.line, 0.6);
    g.line(seg(x, base, x, base - h), 1.3);
    return;
  }
  const R = h * 0.34,
    cy = base - h + R;
  g.mis(circ(x, cy, R), c);
  if (r.p(0.55)) g.mis(circ(x + R * 0.55, cy + R * 0.42, R * 0.62), c);
  g.line(branches(g, x, base, h * 0.36, -Math.PI / 2 + r.f(-0.05, 0.05), 5, 0.52), 1.2);
}

export function sun(g: Sheet, x: number, y: number, R: number) {
  // a plain disc inside its construction circle
  const p = g.p;
  if (p.night) {
    g.fill(circ(x, y, R * 0.8), mix(p.line, p.paper, 0.12));
    g.fill(circ(x + R * 0.36, y - R * 0.18, R * 0.68), p.paper);
    return;
  }
  if (!g.r.p(0.62)) return;
  const c = p.accent === DAY.stad.accent ? p.body : p.accent;
  g.fill(circ(x, y, R), c, 0.95);
  g.line(circ(x - 3, y + 2, R + 9), 1, p.line, 'opacity=".45"');
}

export function sky(g: Sheet, y1: number) {
  // the engraver's ruled sky
  const r = g.r;
  let d = '',
    y = 10,
    gap = r.f(7, 9);
  while (y < y1) {
    let x = r.f(-60, 40);
    while (x < g.W) {
      const l = r.f(160, 520);
      d += `M${N(x)} ${N(y)}h${N(l)}`;
      x += l + r.f(10, 70);
    }
    y += gap;
    gap *= 1.1;
  }
  g.line(d, 0.9, g.p.line, `opacity="${g.p.night ? 0.16 : 0.3}"`);
}

export function clouds(g: Sheet, y0: number, y1: number, n = 3) {
  const r = g.r;
  if (r.p(0.55)) return sky(g, y1 + 60);
  let d = '';
  for (let i = 0; i < n; i++) {
    const x = r.f(0, g.W),
      y = r.f(y0, y1),
      l = r.f(90, 220);
    d += `M${N(x)} ${N(y)}h${N(l)}M${N(x + l * 0.3)} ${N(y - 9)}h${N(l * 0.45)}`;
  }
  g.line(d, 1.4, g.p.line, 'opacity=".45" stroke-linecap="round"');
}
