import type { Inks } from './inks.ts';
import { N, seg } from './paths.ts';
import type { Chance } from './random.ts';
import { hash, rng } from './random.ts';
/** A sheet of paper, the inks it is printed in and what has been drawn on it. */
export class Sheet {
  readonly W: number;
  readonly H: number;
  readonly id: string;
  readonly r: Chance;
  /** The inks in use; a picture of several regions changes them as it goes. */
  p: Inks;
  seed = 0;
  readonly o: string[] = [];
  readonly defs = new Map<string, readonly [id: string, markup: string]>();
  k = 0;

  constructor(W: number, H: number, p: Inks, r: Chance, id: string) {
    this.W = W;
    this.H = H;
    this.p = p;
    this.r = r;
    this.id = id;
  }

  raw(s: string): this {
    this.o.push(s);
    return this;
  }
  fill(d: string, c: string, op?: number | string): this {
    this.o.push(
      `<path d="${d}" fill="${c}"${op !== undefined && Number(op) < 1 ? ` opacity="${op}"` : ''}/>`,
    );
    return this;
  }
  mis(d: string, c: string, op?: number): this {
    this.o.push(
      `<path d="${d}" fill="${c}" transform="translate(2.5 -1.5)"${op !== undefined ? ` opacity="${op}"` : ''}/>`,
    );
    return this;
  }
  line(d: string, w = 1.7, c: string = this.p.line, x = ''): this {
    this.o.push(`<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}"${x ? ' ' + x : ''}/>`);
    return this;
  }
  both(d: string, c: string, w = 1.7, lc: string = this.p.line): this {
    this.o.push(`<path d="${d}" fill="${c}" stroke="${lc}" stroke-width="${w}"/>`);
    return this;
  }
  dash(d: string, w = 1.5, c: string = this.p.line, pat = '7 6'): this {
    return this.line(d, w, c, `stroke-dasharray="${pat}"`);
  }
  /** A pattern or clip, made once for its key. */
  def(key: string, make: (id: string) => string): string {
    const known = this.defs.get(key);
    if (known) return known[0];
    const id = `${this.id}${this.defs.size}`;
    this.defs.set(key, [id, make(id)]);
    return id;
  }
  hatchId(a: number, gap: number, w: number, c: string): string {
    return this.def(
      `h${a}|${gap}|${w}|${c}`,
      (id) =>
        `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${a})"><path d="M0 0V${gap}" stroke="${c}" stroke-width="${w * 2}"/></pattern>`,
    );
  }
  hatch(d: string, a = 45, gap = 9, w = 0.8, c: string = this.p.line, op = 1): this {
    return this.fill(d, `url(#${this.hatchId(a, gap, w, c)})`, op);
  }
  stipple(d: string, c: string = this.p.line, n = 26, op = 0.5, size = 70, q = 1.6): this {
    const id = this.def(`s${c}|${n}|${size}|${q}`, (id) => {
      const r = rng(hash(`${c}${n}${size}`));
      let s = '';
      for (let i = 0; i < n; i++) s += `M${N(r.f(0, size))} ${N(r.f(0, size))}h.1`;
      return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path d="${s}" stroke="${c}" stroke-width="${q}" stroke-linecap="round"/></pattern>`;
    });
    return this.fill(d, `url(#${id})`, op);
  }
  shade(d: string, op = 0.22): this {
    if (this.p.night) return this.fill(d, '#050a0e', Math.min(0.6, op * 1.8));
    this.fill(d, this.p.line, Math.round(op * 70) / 100);
    return this.fill(
      d,
      `url(#${this.hatchId(45, 5, 0.45, this.p.line)})`,
      Math.min(0.6, op * 1.9).toFixed(2),
    );
  }
  clip(d: string, fn: () => void): this {
    const id = this.def('c' + this.k++, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    this.o.push(`<g clip-path="url(#${id})">`);
    fn();
    this.o.push('</g>');
    return this;
  }
  g(attr: string, fn: () => void): this {
    this.o.push(`<g ${attr}>`);
    fn();
    this.o.push('</g>');
    return this;
  }
  // drafted rectangle: lines run past the corners, as on a drawing board
  draft(x: number, y: number, w: number, h: number, ov = 6, lw = 1.7, c: string = this.p.line): this {
    return this.line(
      `${seg(x - ov, y, x + w + ov, y)}${seg(x - ov, y + h, x + w + ov, y + h)}${seg(x, y - ov, x, y + h + ov)}${seg(x + w, y - ov, x + w, y + h + ov)}`,
      lw,
      c,
    );
  }
  dimH(x1: number, x2: number, y: number, c: string = this.p.line, stops: readonly number[] = []): this {
    const t = 5;
    let d = seg(x1 - 10, y, x2 + 10, y);
    for (const x of [x1, ...stops, x2]) d += seg(x - t, y + t, x + t, y - t) + seg(x, y - 9, x, y + 9);
    return this.line(d, 1.2, c);
  }
  dimV(y1: number, y2: number, x: number, c: string = this.p.line, stops: readonly number[] = []): this {
    const t = 5;
    let d = seg(x, y1 - 10, x, y2 + 10);
    for (const y of [y1, ...stops, y2]) d += seg(x - t, y + t, x + t, y - t) + seg(x - 9, y, x + 9, y);
    return this.line(d, 1.2, c);
  }
  svg(): string {
    const { W, H, p, id } = this;
    const gr = rng(7);
    let a = '',
      b = '';
    for (let i = 0; i < 120; i++) {
      const s = `M${N(gr.f(0, 140))} ${N(gr.f(0, 140))}h.1`;
      if (i % 3) a += s;
      else b += s;
    }
    const grain = `<pattern id="${id}g" width="140" height="140" patternUnits="userSpaceOnUse"><g fill="none" stroke-linecap="round"><path d="${a}" stroke="${p.night ? '#fff' : p.pale}" stroke-width="1.7" opacity="${p.night ? 0.1 : 0.5}"/><path d="${b}" stroke="${p.night ? '#000' : p.line}" stroke-width="1.3" opacity=".2"/></g></pattern>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" preserveAspectRatio="xMidYMid slice"><defs>${[...this.defs.values()].map((v) => v[1]).join('')}${grain}</defs><rect width="${W}" height="${H}" fill="${p.paper}"/>${this.o.join('')}<rect width="${W}" height="${H}" fill="url(#${id}g)"/></svg>`;
  }
}
