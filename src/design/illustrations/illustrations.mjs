// Plates: deterministic architectural illustrations.
//   plate(trade, seed, { w, h, region, theme }) -> SVG string
// No dependency, no DOM, no text, no web font, no filter: pure paths, so it can
// run on the server, at build time, or in the browser.  Same input, same bytes.

const TAU = Math.PI * 2;
export const hash = (s) => {
  let h = 2166136261;
  for (const c of String(s)) {
    h ^= c.charCodeAt(0);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
};
export function rng(seed) {
  let a = seed >>> 0;
  const r = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  r.f = (lo, hi) => lo + (hi - lo) * r();
  r.i = (lo, hi) => Math.floor(lo + (hi - lo + 1) * r());
  r.p = (q = 0.5) => r() < q;
  r.pick = (l) => l[Math.floor(r() * l.length)];
  return r;
}
const hex = (c) => [1, 3, 5].map((i) => parseInt(c.slice(i, i + 2), 16));
export const mix = (a, b, t) => {
  const A = hex(a),
    B = hex(b);
  return (
    '#' +
    A.map((v, i) =>
      Math.round(v + (B[i] - v) * t)
        .toString(16)
        .padStart(2, '0'),
    ).join('')
  );
};

// ---- inks: one recipe per ground (region) --------------------------------
const DAY = {
  gutland: {
    wood: '#D2A566',
    wood2: '#EBCF9F',
    paper: '#EFE1C3',
    tint: '#F8F1E1',
    body: '#D8AE68',
    body2: '#E9CF9C',
    pale: '#FCF8EE',
    deep: '#36474F',
    accent: '#B3371E',
    green: '#8A9468',
    line: '#222D34',
    glass: '#4C5F68',
    lit: '#F3C869',
    water: '#A9BFC0',
  },
  minett: {
    wood: '#CE9365',
    wood2: '#E9C7A4',
    paper: '#EED6C5',
    tint: '#F8EBE0',
    body: '#B2452B',
    body2: '#DC9B79',
    pale: '#FCF5ED',
    deep: '#3A3F45',
    accent: '#DDA63F',
    green: '#78836A',
    line: '#29282B',
    glass: '#50565B',
    lit: '#F3C869',
    water: '#B4BDBB',
  },
  musel: {
    wood: '#C9A672',
    wood2: '#E6D2A9',
    paper: '#D6E1D6',
    tint: '#EDF2E8',
    body: '#5D8B7A',
    body2: '#A8C3AF',
    pale: '#FAF8EC',
    deep: '#1F4A48',
    accent: '#C9562B',
    green: '#7F9E62',
    line: '#1B2D30',
    glass: '#355F60',
    lit: '#F1CB70',
    water: '#8FB3B4',
  },
  eislek: {
    wood: '#B99F7C',
    wood2: '#DCCCB0',
    paper: '#D3DBDE',
    tint: '#EAEEEE',
    body: '#8093A0',
    body2: '#B7C4CA',
    pale: '#FAF8F1',
    deep: '#2B3A46',
    accent: '#C24B28',
    green: '#76897B',
    line: '#1D2932',
    glass: '#40545F',
    lit: '#F2C96C',
    water: '#9DB2BC',
  },
  stad: {
    wood: '#C7A878',
    wood2: '#E5D3AE',
    paper: '#F1E9D8',
    tint: '#E1E5E0',
    body: '#C7A878',
    body2: '#E5D3AE',
    pale: '#FDFBF5',
    deep: '#47555B',
    accent: '#2B6A5B',
    green: '#83917A',
    line: '#252E33',
    glass: '#4F6066',
    lit: '#F2C769',
    water: '#A7BAC0',
  },
};
export const REGIONS = Object.keys(DAY);
const night = (d) => {
  const n = '#141D24';
  return {
    wood: mix(d.wood, n, 0.42),
    wood2: mix(d.wood2, n, 0.55),
    paper: mix(d.paper, n, 0.93),
    tint: mix(d.tint, n, 0.9),
    body: mix(d.body, n, 0.45),
    body2: mix(d.body2, n, 0.62),
    pale: mix(d.pale, n, 0.72),
    deep: mix(d.deep, '#0A1116', 0.55),
    accent: mix(d.accent, '#E8A070', 0.2),
    green: mix(d.green, n, 0.6),
    line: mix('#EADFC7', d.body2, 0.25),
    glass: '#0D151B',
    lit: '#F2C263',
    water: mix(d.water, n, 0.68),
    night: true,
  };
};
export const ink = (region, theme) => (theme === 'night' ? night(DAY[region]) : DAY[region]);

// ---- path builders ----------------------------------------------------------
const N = (v) => {
  const s = (Math.round(v * 10) / 10).toString();
  return s;
};
const rect = (x, y, w, h) => `M${N(x)} ${N(y)}h${N(w)}v${N(h)}h${N(-w)}z`;
const poly = (pts, close = true) =>
  'M' + pts.map((q) => N(q[0]) + ' ' + N(q[1])).join('L') + (close ? 'z' : '');
const seg = (x1, y1, x2, y2) => `M${N(x1)} ${N(y1)}L${N(x2)} ${N(y2)}`;
const circ = (x, y, q, q2 = q) =>
  `M${N(x - q)} ${N(y)}a${N(q)} ${N(q2)} 0 1 0 ${N(2 * q)} 0a${N(q)} ${N(q2)} 0 1 0 ${N(-2 * q)} 0z`;
const arch = (x, y, w, h, rise = w / 2) => {
  const R = ((w * w) / 4 + rise * rise) / (2 * rise);
  return `M${N(x)} ${N(y + h)}V${N(y + rise)}A${N(R)} ${N(R)} 0 0 1 ${N(x + w)} ${N(y + rise)}V${N(y + h)}z`;
};
const rrect = (x, y, w, h, q) => {
  q = Math.min(q, w / 2, h / 2);
  return `M${N(x + q)} ${N(y)}h${N(w - 2 * q)}a${N(q)} ${N(q)} 0 0 1 ${N(q)} ${N(q)}v${N(h - 2 * q)}a${N(q)} ${N(q)} 0 0 1 ${N(-q)} ${N(q)}h${N(2 * q - w)}a${N(q)} ${N(q)} 0 0 1 ${N(-q)} ${N(-q)}v${N(2 * q - h)}a${N(q)} ${N(q)} 0 0 1 ${N(q)} ${N(-q)}z`;
};
const pol = (cx, cy, R, a) => [cx + R * Math.cos(a), cy + R * Math.sin(a)];

class Sheet {
  constructor(W, H, p, r, id) {
    this.W = W;
    this.H = H;
    this.p = p;
    this.r = r;
    this.id = id;
    this.o = [];
    this.defs = new Map();
    this.k = 0;
  }
  raw(s) {
    this.o.push(s);
    return this;
  }
  fill(d, c, op) {
    this.o.push(`<path d="${d}" fill="${c}"${op != null && op < 1 ? ` opacity="${op}"` : ''}/>`);
    return this;
  }
  mis(d, c, op) {
    this.o.push(
      `<path d="${d}" fill="${c}" transform="translate(2.5 -1.5)"${op != null ? ` opacity="${op}"` : ''}/>`,
    );
    return this;
  }
  line(d, w = 1.7, c = this.p.line, x = '') {
    this.o.push(`<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}"${x ? ' ' + x : ''}/>`);
    return this;
  }
  both(d, c, w = 1.7, lc = this.p.line) {
    this.o.push(`<path d="${d}" fill="${c}" stroke="${lc}" stroke-width="${w}"/>`);
    return this;
  }
  dash(d, w = 1.5, c = this.p.line, pat = '7 6') {
    return this.line(d, w, c, `stroke-dasharray="${pat}"`);
  }
  def(key, make) {
    if (!this.defs.has(key)) {
      const id = `${this.id}${this.defs.size}`;
      this.defs.set(key, [id, make(id)]);
    }
    return this.defs.get(key)[0];
  }
  hatchId(a, gap, w, c) {
    return this.def(
      `h${a}|${gap}|${w}|${c}`,
      (id) =>
        `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${a})"><path d="M0 0V${gap}" stroke="${c}" stroke-width="${w * 2}"/></pattern>`,
    );
  }
  hatch(d, a = 45, gap = 9, w = 0.8, c = this.p.line, op = 1) {
    return this.fill(d, `url(#${this.hatchId(a, gap, w, c)})`, op);
  }
  stipple(d, c = this.p.line, n = 26, op = 0.5, size = 70, q = 1.6) {
    const id = this.def(`s${c}|${n}|${size}|${q}`, (id) => {
      const r = rng(hash(c + n + size));
      let s = '';
      for (let i = 0; i < n; i++) s += `M${N(r.f(0, size))} ${N(r.f(0, size))}h.1`;
      return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path d="${s}" stroke="${c}" stroke-width="${q}" stroke-linecap="round"/></pattern>`;
    });
    return this.fill(d, `url(#${id})`, op);
  }
  shade(d, op = 0.22) {
    if (this.p.night) return this.fill(d, '#050a0e', Math.min(0.6, op * 1.8));
    this.fill(d, this.p.line, Math.round(op * 70) / 100);
    return this.fill(
      d,
      `url(#${this.hatchId(45, 5, 0.45, this.p.line)})`,
      Math.min(0.6, op * 1.9).toFixed(2),
    );
  }
  clip(d, fn) {
    const id = this.def('c' + this.k++, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    this.o.push(`<g clip-path="url(#${id})">`);
    fn();
    this.o.push('</g>');
    return this;
  }
  g(attr, fn) {
    this.o.push(`<g ${attr}>`);
    fn();
    this.o.push('</g>');
    return this;
  }
  // drafted rectangle: lines run past the corners, as on a drawing board
  draft(x, y, w, h, ov = 6, lw = 1.7, c = this.p.line) {
    return this.line(
      `${seg(x - ov, y, x + w + ov, y)}${seg(x - ov, y + h, x + w + ov, y + h)}${seg(x, y - ov, x, y + h + ov)}${seg(x + w, y - ov, x + w, y + h + ov)}`,
      lw,
      c,
    );
  }
  dimH(x1, x2, y, c = this.p.line, stops = []) {
    const t = 5;
    let d = seg(x1 - 10, y, x2 + 10, y);
    for (const x of [x1, ...stops, x2]) d += seg(x - t, y + t, x + t, y - t) + seg(x, y - 9, x, y + 9);
    return this.line(d, 1.2, c);
  }
  dimV(y1, y2, x, c = this.p.line, stops = []) {
    const t = 5;
    let d = seg(x, y1 - 10, x, y2 + 10);
    for (const y of [y1, ...stops, y2]) d += seg(x - t, y + t, x + t, y - t) + seg(x - 9, y, x + 9, y);
    return this.line(d, 1.2, c);
  }
  svg() {
    const { W, H, p, id } = this;
    const gr = rng(7);
    let a = '',
      b = '';
    for (let i = 0; i < 120; i++) {
      const s = `M${N(gr.f(0, 140))} ${N(gr.f(0, 140))}h.1`;
      i % 3 ? (a += s) : (b += s);
    }
    const grain = `<pattern id="${id}g" width="140" height="140" patternUnits="userSpaceOnUse"><g fill="none" stroke-linecap="round"><path d="${a}" stroke="${p.night ? '#fff' : p.pale}" stroke-width="1.7" opacity="${p.night ? 0.1 : 0.5}"/><path d="${b}" stroke="${p.night ? '#000' : p.line}" stroke-width="1.3" opacity=".2"/></g></pattern>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" preserveAspectRatio="xMidYMid slice"><defs>${[...this.defs.values()].map((v) => v[1]).join('')}${grain}</defs><rect width="${W}" height="${H}" fill="${p.paper}"/>${this.o.join('')}<rect width="${W}" height="${H}" fill="url(#${id}g)"/></svg>`;
  }
}

// ---- textures ---------------------------------------------------------------
// partial coursing: a draughtsman draws the stone only here and there
function courses(g, x, y, w, h, rh, bw, dens = 0.5, c = g.p.line, lw = 1, op = 0.55) {
  const r = g.r;
  let d = '';
  const rows = Math.floor(h / rh);
  for (let i = 0; i <= rows; i++) {
    const yy = y + i * rh;
    if (yy > y + h) break;
    let xx = x + (i % 2 ? 0 : -bw / 2);
    while (xx < x + w) {
      const l = bw * r.f(0.75, 1.3);
      if (r.p(dens)) {
        const a = Math.max(x, xx),
          b = Math.min(x + w, xx + l);
        if (b > a) {
          if (i) d += `M${N(a)} ${N(yy)}H${N(b)}`;
          if (b < x + w && i < rows) d += `M${N(b)} ${N(yy)}v${N(Math.min(rh, y + h - yy))}`;
        }
      }
      xx += l;
    }
  }
  return g.line(d, lw, c, `opacity="${op}"`);
}
function slateRows(
  g,
  shape,
  x,
  y,
  w,
  h,
  rh = 11,
  bw = 16,
  dens = 0.5,
  c = mix(g.p.deep, g.p.pale, g.p.night ? 0.3 : 0.42),
) {
  g.clip(shape, () => courses(g, x, y, w, h, rh, bw, dens, c, 1.1, 0.9));
}
function ashlar(g, d, x, y, w, h, rh, bw, base, hi, lw = 1.4, lc = g.p.line) {
  const r = g.r;
  g.clip(d, () => {
    g.fill(rect(x, y, w, h), base);
    let yy = y,
      i = 0,
      joints = '';
    while (yy < y + h) {
      const q = rh * r.f(0.8, 1.2);
      let xx = x - r.f(0, bw);
      while (xx < x + w) {
        const l = bw * r.f(0.6, 1.45);
        const c = mix(base, hi, r());
        if (r.p(0.72)) g.fill(rect(xx, yy, l, q), c);
        if (r.p(0.09)) g.stipple(rect(xx, yy, l, q), g.p.line, 20, 0.4, 60, 1.5);
        joints += `M${N(xx + l)} ${N(yy)}v${N(q)}`;
        xx += l;
      }
      yy += q;
      joints += `M${N(x)} ${N(yy)}h${N(w)}`;
      i++;
    }
    g.line(joints, lw, lc, 'opacity=".75"');
  });
}
function branches(g, x, y, len, ang, depth, spread = 0.5) {
  const r = g.r;
  let d = '';
  const go = (x, y, l, a, k) => {
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
function tree(g, x, base, h, kind = 'round', c = g.p.green) {
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
function sun(g, x, y, R) {
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
function sky(g, y1) {
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
function clouds(g, y0, y1, n = 3) {
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

// ---- building parts -----------------------------------------------------------
function win(g, x, y, w, h, o = {}) {
  const p = g.p,
    r = g.r;
  const trim = o.trim ?? p.body2,
    fr = o.frame ?? (p.night ? mix(p.line, p.paper, 0.3) : p.pale);
  const s = o.s ?? Math.max(4, w * 0.16);
  const lit = p.night && r.p(o.litP ?? 0.55);
  const gl = lit ? mix(p.lit, p.body, r.f(0, 0.25)) : (o.glass ?? p.glass);
  const shape = (q) =>
    o.arch
      ? arch(x - q, y - q, w + 2 * q, h + q, o.arch === 'seg' ? (w + 2 * q) * 0.18 : undefined)
      : rect(x - q, y - q, w + 2 * q, h + q * 1);
  if (s) g.both(shape(s), trim, 1.2);
  if (o.key && !o.arch)
    g.both(
      poly([
        [x + w / 2 - s * 0.6, y - s * 1.7],
        [x + w / 2 + s * 0.6, y - s * 1.7],
        [x + w / 2 + s * 0.4, y],
        [x + w / 2 - s * 0.4, y],
      ]),
      trim,
      1,
    );
  g.both(shape(0), gl, 1.4);
  g.clip(shape(0), () => {
    if (!lit) {
      g.fill(
        poly([
          [x, y + h * 0.75],
          [x + w * 0.75, y],
          [x + w, y],
          [x + w, y + h * 0.12],
          [x, y + h],
        ]),
        p.pale,
        p.night ? 0.05 : 0.16,
      );
    }
    if (o.curtain) {
      g.fill(
        poly([
          [x, y],
          [x + w * 0.34, y],
          [x + w * 0.12, y + h],
          [x, y + h],
        ]) +
          poly([
            [x + w, y],
            [x + w * 0.66, y],
            [x + w * 0.88, y + h],
            [x + w, y + h],
          ]),
        p.pale,
        0.55,
      );
    }
    g.shade(rect(x, y, w, Math.max(3, h * 0.08)) + rect(x, y, Math.max(2, w * 0.1), h), 0.4);
    const m = Math.max(1.8, w * 0.055);
    let d = '';
    const rows = o.rows ?? 3;
    if ((o.leaves ?? 2) === 2) d += `M${N(x + w / 2)} ${N(y)}v${N(h)}`;
    for (let i = 1; i < rows; i++) d += `M${N(x)} ${N(y + (h * i) / rows)}h${N(w)}`;
    g.line(d + rect(x, y, w, h), m, fr);
  });
  if (o.sill !== false) {
    g.shade(rect(x - s, y + h + 5, w + 2 * s, 5), 0.2);
    g.both(rect(x - s - 3, y + h, w + 2 * s + 6, Math.max(4, s * 0.7)), trim, 1.1);
  }
  if (o.shutter) {
    const sw = w * 0.52,
      c = o.shutter;
    for (const sx of [x - s - sw - 1, x + w + s + 1]) {
      g.shade(rect(sx + 3, y + 4, sw, h), 0.18);
      g.both(rect(sx, y, sw, h), c, 1.2);
      let d = '';
      for (let yy = y + 6; yy < y + h - 3; yy += 5) d += `M${N(sx + 3)} ${N(yy)}h${N(sw - 6)}`;
      g.line(d, 0.9, p.line, 'opacity=".55"');
    }
  }
}
function door(g, x, base, w, h, o = {}) {
  const p = g.p;
  const c = o.c ?? p.accent,
    trim = o.trim ?? p.body2,
    s = o.s ?? w * 0.16;
  const A = o.arch;
  const sh = (q) =>
    A
      ? arch(x - q, base - h - q, w + 2 * q, h + q, A === 'seg' ? (w + 2 * q) * 0.2 : undefined)
      : rect(x - q, base - h - q, w + 2 * q, h + q);
  g.both(sh(s), trim, 1.3);
  if (A) {
    const v = [];
    for (let i = -2; i <= 2; i++) {
      const a = -Math.PI / 2 + i * 0.5;
      const cy = base - h + w / 2;
      v.push(seg(...pol(x + w / 2, cy, w / 2, a), ...pol(x + w / 2, cy, w / 2 + s, a)));
    }
    if (A !== 'seg') g.line(v.join(''), 1);
  }
  g.both(sh(0), c, 1.5);
  g.clip(sh(0), () => {
    const tr = h * 0.24;
    g.fill(rect(x, base - h, w, tr), p.night ? p.lit : p.glass);
    g.line(`M${N(x)} ${N(base - h + tr)}h${N(w)}M${N(x + w / 2)} ${N(base - h)}v${N(h)}`, 1.6);
    if (o.panels !== false) {
      let d = '';
      for (const px of [x + w * 0.1, x + w * 0.58])
        d +=
          rect(px, base - h + tr + 8, w * 0.32, (h - tr) * 0.36) +
          rect(px, base - (h - tr) * 0.46, w * 0.32, (h - tr) * 0.38);
      g.line(d, 1.1);
    }
    g.shade(rect(x, base - h, w * 0.12, h) + rect(x, base - h, w, 6), 0.3);
  });
  if (o.steps !== false) {
    g.both(rect(x - s - 5, base - 5, w + 2 * s + 10, 5), trim, 1.1);
  }
}
function chimney(g, x, y, w, h, c = g.p.body) {
  const p = g.p;
  g.both(rect(x, y - h, w, h + 12), c, 1.4);
  g.shade(rect(x + w * 0.6, y - h, w * 0.4, h + 12), 0.22);
  g.both(rect(x - 3, y - h - 6, w + 6, 6), p.body2, 1.2);
  const n = w > 26 ? 2 : 1;
  for (let i = 0; i < n; i++) g.both(rect(x + (w * (i + 0.5)) / n - 4, y - h - 16, 8, 10), p.body, 1.1);
}
function dormer(g, x, y, w, h, o = {}) {
  const p = g.p;
  const wall = o.wall ?? p.pale,
    rc = o.roofC ?? p.deep;
  g.shade(
    poly([
      [x + w, y - h * 0.9],
      [x + w + 12, y - h * 0.7],
      [x + w + 12, y],
      [x + w, y],
    ]),
    0.35,
  );
  g.both(rect(x, y - h, w, h), wall, 1.3);
  win(g, x + w * 0.22, y - h * 0.86, w * 0.56, h * 0.72, { s: 0, sill: false, rows: 2, trim: wall });
  if (o.kind === 'round')
    g.both(
      `M${N(x - 5)} ${N(y - h)}A${N(w / 2 + 5)} ${N(w / 2 + 5)} 0 0 1 ${N(x + w + 5)} ${N(y - h)}z`,
      rc,
      1.4,
    );
  else
    g.both(
      poly([
        [x - 6, y - h],
        [x + w / 2, y - h - w * 0.42],
        [x + w + 6, y - h],
      ]),
      o.kind === 'ped' ? wall : rc,
      1.4,
    );
}
export function house(g, o) {
  const p = g.p,
    r = g.r;
  const { x, base, w } = o;
  const floors = o.floors ?? 2,
    fh = o.fh ?? 96,
    bays = o.bays ?? 3,
    pl = o.plinth ?? 14;
  const wall = o.wall ?? p.pale,
    trim = o.trim ?? p.body2,
    rc = o.roofC ?? p.deep,
    acc = o.acc ?? p.accent;
  const H = floors * fh + pl,
    top = base - H;
  const ov = o.eaves ?? 9;
  const rh = o.roofH ?? w * 0.36;
  const lw = o.lw ?? 2;
  const rk = o.roof ?? 'saddle';
  const cw = o.chimC ?? mix(p.body, p.line, 0.1);
  if (rk !== 'flat')
    for (const cx of o.chimneys ?? [])
      chimney(
        g,
        x + w * cx - 12,
        top - rh * (rk === 'gable' || rk === 'crow' ? (1 - Math.abs(cx - 0.5) * 2) * 0.8 : 0.86),
        24,
        34,
        cw,
      );
  const shape =
    rk === 'gable' || rk === 'crow'
      ? poly([
          [x, base],
          [x, top],
          [x + w / 2, top - rh],
          [x + w, top],
          [x + w, base],
        ])
      : rect(x, top, w, H);
  g.mis(shape, wall);
  if (p.night) g.fill(shape, wall);
  g.clip(shape, () => {
    if (o.tex === 'ashlar') courses(g, x, top - rh, w, H + rh, 15, 34, 0.42, p.line, 1, 0.45);
    else if (o.tex === 'brick') courses(g, x, top - rh, w, H + rh, 7, 15, 0.22, p.line, 0.9, 0.5);
    else if (o.tex === 'slate') courses(g, x, top - rh, w, H + rh, 9, 13, 0.6, p.line, 0.9, 0.55);
    else g.stipple(shape, p.line, 10, 0.3, 80, 1.4);
    if (o.base !== false) {
      g.fill(rect(x, base - pl - (o.dado ?? 0), w, pl + (o.dado ?? 0)), o.plinthC ?? mix(trim, p.line, 0.18));
      g.line(`M${N(x)} ${N(base - pl - (o.dado ?? 0))}h${N(w)}`, 1.2);
    }
    if (o.half) {
      g.fill(rect(x + w * o.half, top - rh, w, H + rh), o.halfC ?? acc);
    }
  });
  if (o.bands)
    for (let f = 1; f < floors; f++) {
      g.both(rect(x, base - pl - f * fh - 4, w, 7), trim, 1.1);
      g.shade(rect(x, base - pl - f * fh + 3, w, 4), 0.2);
    }
  if (o.quoins) {
    const q = [];
    for (let i = 0, yy = top + 4; yy < base - pl - 12; yy += 15, i++) {
      const l = i % 2 ? 20 : 13;
      q.push(rect(x, yy, l, 13), rect(x + w - l, yy, l, 13));
    }
    g.both(q.join(''), trim, 1);
  }
  g.line(shape, lw);
  // openings
  const bw = w / bays,
    ww = o.ww ?? Math.min(bw * (o.shutter ? 0.34 : 0.46), 54),
    wh = o.wh ?? fh * 0.58;
  const db = o.doorBay ?? Math.floor(bays / 2);
  for (let f = 0; f < floors; f++)
    for (let b = 0; b < bays; b++) {
      const cx = x + bw * (b + 0.5),
        fy = base - pl - (f + 1) * fh;
      if (f === 0 && b === db && o.door !== false) {
        door(g, cx - ww * 0.6, base, ww * 1.2, fh * 0.84 + pl, { c: acc, trim, arch: o.doorArch });
        continue;
      }
      if (f === 0 && o.shop) continue;
      const small = f === floors - 1 && o.attic;
      const hh = small ? wh * 0.6 : wh;
      win(g, cx - ww / 2, fy + fh * 0.2, ww, hh, {
        trim,
        arch: o.arch,
        shutter: o.shutter,
        curtain: r.p(0.3),
        rows: o.rows ?? 3,
        key: o.key && f > 0,
        s: o.winS,
      });
    }
  // roof
  let rs;
  if (rk === 'gable') {
    rs = poly([
      [x - ov, top + ov * 0.75],
      [x + w / 2, top - rh - 6],
      [x + w + ov, top + ov * 0.75],
      [x + w + ov - 3, top + ov * 0.75 - 11],
      [x + w / 2, top - rh - 22],
      [x - ov + 3, top + ov * 0.75 - 11],
    ]);
    g.shade(
      poly([
        [x, top + 10],
        [x + w / 2, top - rh + 14],
        [x + w, top + 10],
        [x + w, top],
        [x + w / 2, top - rh],
        [x, top],
      ]),
      0.2,
    );
    g.both(rs, rc, lw);
    win(g, x + w / 2 - ww * 0.36, top - rh * 0.42, ww * 0.72, wh * 0.6, { trim, arch: 'round', rows: 2 });
  } else if (rk === 'crow') {
    const n = 6,
      pts = [];
    const sx = (w / 2 + 6) / n,
      sy = (rh + 20) / n;
    let X = x - 6,
      Y = top;
    pts.push([X, Y + 10]);
    for (let i = 0; i < n; i++) {
      pts.push([X, Y - sy], [X + sx, Y - sy]);
      X += sx;
      Y -= sy;
    }
    pts.pop();
    X = x + w / 2;
    const right = pts.map((q) => [2 * (x + w / 2) - q[0], q[1]]).reverse();
    rs = poly([...pts, ...right]);
    g.both(rs, wall, lw);
    g.clip(rs, () => courses(g, x - 8, top - rh - 30, w + 16, rh + 40, 13, 26, 0.4, p.line, 1, 0.5));
    win(g, x + w / 2 - ww * 0.4, top - rh * 0.4, ww * 0.8, wh * 0.66, { trim, arch: 'round', rows: 2 });
  } else if (rk === 'flat') {
    rs = rect(x - 4, top - 10, w + 8, 10);
    g.shade(rect(x, top, w, 9), 0.22);
    g.both(rs, o.parapet ?? trim, lw);
  } else {
    const ins = rk === 'hip' ? Math.min(w * 0.24, rh * 0.9) : rk === 'half' ? w * 0.09 : 3;
    const drawDormers = (yb, hh) => {
      for (const q of o.dormers ?? [])
        dormer(g, x + w * q - hh * 0.36, yb, hh * 0.72, hh, {
          kind: o.dormerKind,
          roofC: o.dormRoof ?? rc,
          wall: o.dormWall ?? wall,
        });
    };
    g.shade(rect(x, top, w, o.eaveShadow ?? 13), 0.24);
    if (rk === 'mansard') {
      const m = rh * 0.68;
      rs = poly([
        [x - ov, top],
        [x + 8, top - m],
        [x + w - 8, top - m],
        [x + w + ov, top],
      ]);
      const ru = poly([
        [x + 4, top - m],
        [x + w * 0.18, top - rh],
        [x + w * 0.82, top - rh],
        [x + w - 4, top - m],
      ]);
      g.both(ru, mix(rc, p.line, 0.25), lw);
      g.both(rs, rc, lw);
      slateRows(g, rs, x - ov, top - m, w + 2 * ov, m, 10, 14, 0.55);
      drawDormers(top - 6, m * 0.74);
      g.both(rect(x - ov - 4, top - 5, w + 2 * ov + 8, 9), trim, 1.4);
    } else {
      rs = poly([
        [x - ov, top],
        [x + ins, top - rh],
        [x + w - ins, top - rh],
        [x + w + ov, top],
      ]);
      g.mis(rs, rc);
      slateRows(
        g,
        rs,
        x - ov,
        top - rh,
        w + 2 * ov,
        rh,
        o.slate ?? 11,
        (o.slate ?? 11) * 1.5,
        o.slateD ?? 0.5,
      );
      g.line(rs, lw);
      drawDormers(top - 8, Math.min(rh * 0.62, 62));
      g.line(`M${N(x + ins)} ${N(top - rh)}h${N(w - 2 * ins)}`, 3.2);
      g.both(rect(x - ov - 3, top - 4, w + 2 * ov + 6, 7), trim, 1.3);
    }
  }
  return { top: top - rh, wallTop: top };
}
function ground(g, y, c = g.p.line) {
  g.fill(rect(0, y, g.W, g.H - y), mix(g.p.paper, g.p.body, 0.28));
  g.line(`M0 ${N(y)}H${g.W}`, 3.4, c);
}

// ---- scenes -------------------------------------------------------------------
const pick = (r, l) => l[Math.floor(r() * l.length)];
const S = {};

function randHouse(g, x, base, w, o = {}) {
  const p = g.p,
    r = g.r;
  const floors = o.floors ?? r.i(2, 3);
  const bays = Math.max(2, Math.round(w / r.f(74, 96)));
  const walls = [p.pale, p.body2, p.tint, p.body, mix(p.body2, p.pale, 0.4)];
  const wall = o.wall ?? pick(r, walls);
  const trim = wall === p.body2 ? p.pale : wall === p.body ? p.body2 : mix(p.body2, p.pale, 0.15);
  return house(g, {
    x,
    base,
    w,
    floors,
    fh: o.fh ?? r.f(88, 100),
    bays,
    wall,
    trim,
    roof: o.roof ?? pick(r, ['saddle', 'mansard', 'saddle', 'half', 'gable', 'crow']),
    roofH: o.roofH ?? w * r.f(0.32, 0.42),
    dormers: r.p(0.6) ? (w > 230 ? [0.28, 0.72] : [0.5]) : [],
    dormerKind: r.pick(['', 'ped', 'round']),
    chimneys: [r.pick([0.14, 0.2, 0.84, 0.78])],
    shutter: r.p(0.4) ? r.pick([p.accent, p.green, p.deep]) : null,
    acc: r.pick([p.accent, p.deep, p.green]),
    quoins: r.p(0.35),
    bands: r.p(0.4),
    arch: r.pick([null, null, 'seg']),
    doorArch: r.pick([null, 'seg', 'round']),
    doorBay: r.i(0, bays - 1),
    key: r.p(0.3),
    tex: r.pick(['render', 'render', 'ashlar', 'brick']),
    ...o,
  });
}
function skyline(g, base) {
  // distant town, one flat ink
  const p = g.p,
    r = g.r;
  const pts = [[-10, base]];
  let x = -10;
  while (x < g.W + 20) {
    const w = r.f(40, 110),
      h = r.f(60, 190);
    if (r.p(0.5)) pts.push([x, base - h], [x + w / 2, base - h - w * 0.35], [x + w, base - h]);
    else pts.push([x, base - h], [x + w, base - h]);
    if (r.p(0.13)) pts.push([x + w, base - h - 40], [x + w + 9, base - h - 110], [x + w + 18, base - h - 40]);
    x += w;
  }
  pts.push([x, base]);
  g.fill(poly(pts), mix(p.paper, p.body2, p.night ? 0.5 : 0.75));
}

// General construction -----------------------------------------------------------
S.scaffold = (g) => {
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
    sx1 = sx0 + w * 0.82,
    L = p.night ? p.line : p.line;
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
S.crane = (g) => {
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

// Renovation ------------------------------------------------------------------------
S.section = (g) => {
  // cut through a townhouse, floor by floor
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.tint);
  const b = H - 70,
    w = Math.min(W * 0.62, 500),
    x = W / 2 - w / 2,
    fh = 104,
    fl = 3,
    T = 12;
  const top = b - fl * fh;
  clouds(g, 40, 140, 2);
  sun(g, W - 90, 90, 34);
  g.fill(rect(0, b, W, H - b), p.body);
  g.hatch(rect(0, b, W, H - b), 45, 10, 0.9, p.line, 0.55);
  g.line(`M0 ${b}H${W}`, 3);
  // roof space
  const ap = [x + w / 2, top - 128];
  g.both(poly([[x - 26, top + 6], ap, [x + w + 26, top + 6]]), p.body2, 0);
  g.clip(
    poly([
      [x, top],
      [ap[0], ap[1] + 18],
      [x + w, top],
    ]),
    () => {
      g.fill(rect(x, top - 140, w, 140), mix(p.body2, p.pale, 0.5));
    },
  );
  const split = r.pick([0.42, 0.5, 0.58]),
    cols = [
      p.tint,
      p.body2,
      mix(p.green, p.pale, 0.45),
      mix(p.accent, p.pale, 0.35),
      mix(p.body, p.pale, 0.35),
      mix(p.deep, p.pale, 0.6),
    ];
  const fx = x + T,
    fw = w - 2 * T;
  const col = () =>
    p.night ? r.pick([mix(p.lit, p.paper, 0.45), p.body2, p.tint, mix(p.body, p.paper, 0.3)]) : r.pick(cols);
  const kinds = ['kitchen', 'bed', 'living', 'bath', 'study', 'living', 'bed'];
  let ki = r.i(0, 6);
  for (let f = 0; f < fl; f++) {
    const yb = b - f * fh,
      yt = yb - fh;
    const mid = fx + fw * (f === 0 ? split : f === 1 ? 1 - split : split);
    for (const [a, c] of [
      [fx, mid - 3],
      [mid + 3, fx + fw],
    ]) {
      g.fill(rect(a, yt, c - a, fh), col());
      g.shade(rect(a, yt + T, c - a, 9), 0.12);
      room(g, kinds[ki++ % 7], a, yb - T / 2, c - a, fh - T);
    }
    g.fill(rect(mid - 4, yt, 8, fh - 6), p.line);
  }
  // poché
  const walls = [rect(x, top, T, fl * fh), rect(x + w - T, top, T, fl * fh)];
  for (let f = 0; f <= fl; f++) walls.push(rect(x, b - f * fh - (f ? T / 2 : 0), w, T));
  g.fill(walls.join(''), p.line);
  if (p.night) g.fill(walls.join(''), mix(p.line, p.paper, 0.25));
  // roof timbers
  const R = p.wood;
  const raf = (x1, y1, x2, y2, t) => {
    const a = Math.atan2(y2 - y1, x2 - x1) + Math.PI / 2,
      dx = (Math.cos(a) * t) / 2,
      dy = (Math.sin(a) * t) / 2;
    return poly([
      [x1 + dx, y1 + dy],
      [x2 + dx, y2 + dy],
      [x2 - dx, y2 - dy],
      [x1 - dx, y1 - dy],
    ]);
  };
  for (const d of [
    raf(ap[0], ap[1] + 24, ap[0], top, 11),
    raf(x + w * 0.24, top - 62, x + w * 0.76, top - 62, 10),
    raf(ap[0], top - 20, x + w * 0.27, top - 66, 9),
    raf(ap[0], top - 20, x + w * 0.73, top - 66, 9),
  ])
    g.both(d, R, 1.3);
  g.both(raf(x - 26, top + 4, ap[0], ap[1] + 6, 14) + raf(x + w + 26, top + 4, ap[0], ap[1] + 6, 14), R, 1.5);
  g.both(
    raf(x - 32, top - 2, ap[0] + 4, ap[1] - 6, 8) + raf(x + w + 32, top - 2, ap[0] - 4, ap[1] - 6, 8),
    p.deep,
    1.4,
  );
  chimney(g, x + w * 0.76, top - 58, 26, 62);
  g.dimV(top, b, x - 58, p.line, [b - fh, b - 2 * fh]);
  g.dimH(x, x + w, H - 30, p.night ? p.line : p.pale);
  tree(g, x + w + (W - x - w) * 0.55, b, 190, r.pick(['round', 'bare', 'poplar']));
  if (W > 1000) {
    tree(g, x - 200, b, 220, 'round');
    tree(g, x - 290, b, 150, 'bare');
    tree(g, x + w + 330, b, 170, 'poplar');
  }
};
function room(g, kind, x, yb, w, h) {
  // furniture in elevation
  const p = g.p,
    r = g.r,
    wd = mix(p.body, p.line, 0.12);
  const F = (d, c = p.pale) => g.both(d, c, 1.3);
  const lampY = yb - h;
  const lc = p.night ? p.lit : p.accent;
  const lamp = (q) => {
    g.line(seg(q, lampY, q, lampY + 20), 1.2);
    F(`M${N(q - 13)} ${N(lampY + 33)}a13 13 0 0 1 26 0z`, lc);
  };
  if (kind === 'kitchen') {
    F(rect(x + 10, yb - 34, w * 0.55, 34), p.pale);
    let d = '';
    for (let i = 1; i < 4; i++)
      d += seg(x + 10 + (w * 0.55 * i) / 4, yb - 34, x + 10 + (w * 0.55 * i) / 4, yb);
    g.line(d, 1);
    F(rect(x + 8, yb - 38, w * 0.55 + 4, 5), wd);
    F(rect(x + 14, yb - h + 14, w * 0.28, 24), p.body2);
    F(
      poly([
        [x + w * 0.4, yb - h + 10],
        [x + w * 0.5, yb - h + 10],
        [x + w * 0.54, yb - h + 34],
        [x + w * 0.36, yb - h + 34],
      ]),
      p.glass,
    );
    F(rect(x + w * 0.4, yb - 50, 22, 12), p.accent);
    F(rect(x + w - 36, yb - 70, 28, 70), p.body2);
    lamp(x + w * 0.72);
  } else if (kind === 'bed') {
    F(rect(x + w * 0.2, yb - 44, 8, 44), wd);
    F(rrect(x + w * 0.2 + 8, yb - 26, w * 0.52, 18, 5), p.accent);
    F(rrect(x + w * 0.2 + 10, yb - 33, 28, 12, 5), p.pale);
    F(rect(x + w * 0.2 + 8, yb - 9, w * 0.52, 5), wd);
    win(g, x + w * 0.52, yb - h + 18, 32, 38, { s: 0, rows: 2 });
    F(rect(x + w * 0.84, yb - 24, 16, 24), wd);
  } else if (kind === 'bath') {
    F(
      `M${N(x + w * 0.22)} ${N(yb - 30)}h${N(w * 0.46)}q0 24 -18 24h${N(-w * 0.46 + 36)}q-18 0 -18 -24z`,
      p.pale,
    );
    g.line(seg(x + w * 0.22 - 4, yb - 30, x + w * 0.68 + 4, yb - 30), 2.2);
    F(circ(x + w * 0.82, yb - h + 38, 13), p.water);
    F(rect(x + w * 0.82 - 15, yb - 36, 30, 9), p.pale);
    g.line(seg(x + w * 0.82, yb - 27, x + w * 0.82, yb), 1.6);
    let d = '';
    for (let i = 1; i < 5; i++) d += seg(x, yb - i * 13, x + w, yb - i * 13);
    g.line(d, 0.7, p.line, 'opacity=".4"');
  } else if (kind === 'study') {
    let d = '';
    F(rect(x + 8, yb - h + 12, w * 0.32, h - 12), wd);
    for (let s = 1; s < 5; s++) {
      const sy = yb - h + 12 + (s * (h - 12)) / 5;
      d += seg(x + 8, sy, x + 8 + w * 0.32, sy);
      let bx = x + 11;
      while (bx < x + w * 0.32) {
        const bw = r.f(3, 7);
        g.fill(
          rect(bx, sy - r.f(9, 14), bw, 0) + rect(bx, sy - 12, bw, 12),
          r.pick([p.accent, p.pale, p.deep, p.body2]),
        );
        bx += bw + 1.4;
      }
    }
    g.line(d, 1.2);
    F(rect(x + w * 0.5, yb - 36, w * 0.4, 5), wd);
    g.line(seg(x + w * 0.53, yb - 31, x + w * 0.53, yb) + seg(x + w * 0.87, yb - 31, x + w * 0.87, yb), 2);
    F(rect(x + w * 0.66, yb - 54, 24, 16), p.glass);
    lamp(x + w * 0.7);
  } else {
    F(rrect(x + w * 0.14, yb - 32, w * 0.44, 26, 5), p.green);
    F(rrect(x + w * 0.14 - 6, yb - 26, 12, 22, 4), p.green);
    F(rrect(x + w * 0.58 - 6, yb - 26, 12, 22, 4), p.green);
    F(rect(x + w * 0.26, yb - h + 22, 30, 24), p.pale);
    g.fill(
      poly([
        [x + w * 0.26 + 3, yb - h + 43],
        [x + w * 0.26 + 13, yb - h + 30],
        [x + w * 0.26 + 27, yb - h + 43],
      ]),
      p.accent,
    );
    const q = x + w * 0.8;
    g.line(seg(q, yb, q, yb - 50), 1.5);
    F(
      poly([
        [q - 13, yb - 48],
        [q - 8, yb - 66],
        [q + 8, yb - 66],
        [q + 13, yb - 48],
      ]),
      lc,
    );
  }
}
S.halfhouse = (g) => {
  // existing | new: surveyed, then restored
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.paper);
  const b = H - 84,
    w = Math.min(W * 0.6, 480),
    x = W / 2 - w / 2,
    cut = x + w * r.f(0.42, 0.58);
  const o = {
    x,
    base: b,
    w,
    floors: 3,
    fh: 88,
    bays: 5,
    wall: r.pick([p.pale, p.body2]),
    roof: r.pick(['mansard', 'saddle', 'half']),
    roofH: 110,
    dormers: [0.3, 0.7],
    dormerKind: r.pick(['ped', 'round', '']),
    chimneys: [0.14, 0.84],
    bands: true,
    shutter: r.p() ? p.accent : null,
    key: true,
    doorBay: 2,
    doorArch: 'round',
    quoins: true,
    tex: 'render',
  };
  g.fill(rect(cut, 0, W - cut, b), p.tint);
  sun(g, W - 100, 96, 38);
  let grid = '';
  for (let q = x % 28; q < cut; q += 28) grid += `M${N(q)} 0V${b}`;
  for (let y = b % 28; y < b; y += 28) grid += `M0 ${N(y)}H${N(cut)}`;
  g.line(grid, 0.7, p.line, 'opacity=".22"');
  g.clip(rect(cut, 0, W, H), () => {
    tree(g, x + w + 74, b, 170, 'round');
    house(g, o);
  });
  const q = new Sheet(
    W,
    H,
    {
      ...p,
      pale: p.paper,
      body: p.paper,
      body2: p.paper,
      deep: p.paper,
      accent: p.paper,
      glass: mix(p.paper, p.line, 0.08),
      green: p.paper,
      lit: p.paper,
      tint: p.paper,
      night: false,
    },
    rng(hash('hh')),
    g.id + 'q',
  );
  house(q, { ...o, shutter: o.shutter ? p.paper : null, slateD: 0.14 });
  g.clip(rect(0, 0, cut, H), () => {
    g.raw(`<defs>${[...q.defs.values()].map((v) => v[1]).join('')}</defs>`);
    g.raw(q.o.join(''));
  });
  g.line(`M0 ${b}H${W}`, 3.2);
  g.fill(rect(cut, b, W - cut, H - b), p.body);
  g.hatch(rect(0, b, cut, H - b), 45, 11, 0.8, p.line, 0.5);
  g.line(`M${N(cut)} 26V${H - 24}`, 2.2, p.accent, 'stroke-dasharray="22 6 3 6"');
  g.both(circ(cut, 30, 12), p.paper, 2, p.accent);
  g.both(circ(cut, H - 24, 12), p.paper, 2, p.accent);
  g.dimV(b - 278, b, x - 52, p.line, [b - 190, b - 102]);
  g.dimH(x, cut, H - 40);
};

// Roofing ------------------------------------------------------------------------------
S.slates = (g) => {
  const { W, H, p, r } = g;
  const kind = r.pick(['fish', 'hex', 'rect', 'diamond', 'fish']);
  const sw = r.pick([54, 62, 70]),
    e = sw * (kind === 'diamond' ? 0.5 : kind === 'rect' ? 0.72 : 0.62),
    top = r.pick([0, 118, 140]);
  const L = mix(p.deep, p.pale, p.night ? 0.34 : 0.5);
  g.fill(rect(0, 0, W, H), p.tint);
  if (top) {
    sun(g, W * r.f(0.66, 0.86), top * 0.5, 32);
    clouds(g, 24, top - 24, 2);
  }
  g.fill(rect(0, top, W, H), p.deep);
  const band = r.p(0.6) ? r.i(2, 4) : 99,
    alt = r.pick([p.body, p.accent, p.body2]);
  const rows = Math.ceil((H - top) / e) + 1;
  const one = (x, y) => {
    const h = e * 1.75;
    if (kind === 'rect') return rect(x + 1, y, sw - 2, h);
    if (kind === 'fish')
      return `M${N(x + 1)} ${N(y)}h${N(sw - 2)}v${N(h - sw / 2)}a${N(sw / 2 - 1)} ${N(sw / 2)} 0 0 1 ${N(2 - sw)} 0z`;
    if (kind === 'hex')
      return poly([
        [x + 1, y],
        [x + sw - 1, y],
        [x + sw - 1, y + h - sw * 0.3],
        [x + sw * 0.68, y + h],
        [x + sw * 0.32, y + h],
        [x + 1, y + h - sw * 0.3],
      ]);
    return poly([
      [x + sw / 2, y],
      [x + sw, y + e],
      [x + sw / 2, y + 2 * e],
      [x, y + e],
    ]);
  };
  const miss = r.p(0.5) ? [r.i(3, 5), W * r.f(0.2, 0.7)] : null;
  g.clip(rect(0, top, W, H - top), () => {
    for (let i = rows; i >= -1; i--) {
      const y = top + i * e - e * 0.6;
      const inBand = i >= band && i < band + 3;
      for (let x = -sw + (i % 2 ? sw / 2 : 0); x < W + sw; x += sw) {
        if (
          miss &&
          Math.abs(i - miss[0]) < 2 &&
          Math.abs(x - miss[1]) < sw * (1.6 - Math.abs(i - miss[0]) * 0.7)
        ) {
          g.fill(rect(x, y + e * 0.5, sw, e * 1.2), mix(p.body, p.line, 0.1));
          g.line(`M${N(x)} ${N(y + e * 0.85)}h${N(sw)}M${N(x)} ${N(y + e * 1.2)}h${N(sw)}`, 2.4);
          continue;
        }
        const pat =
          inBand && (kind === 'diamond' || (Math.round((x / sw) * 2) + i) % 2 === 0 || i === band + 1);
        const c =
          pat && r.p(0.94)
            ? mix(alt, p.deep, r.f(0, 0.25))
            : mix(p.deep, r.p(0.3) ? p.body : p.glass, r.f(0, 0.62));
        g.both(one(x, y), c, 1.5, L);
        if (r.p(0.16))
          g.line(seg(x + sw * 0.3, y + e * 0.9, x + sw * 0.62, y + e * 0.8), 1, L, 'opacity=".7"');
      }
    }
  });
  if (top) {
    let d = '';
    for (let x = 0; x < W; x += 58) {
      d += rect(x, top - 8, 56, 20);
    }
    g.both(d, mix(p.deep, p.line, 0.3), 1.6, L);
    chimney(g, W * r.f(0.16, 0.36), top - 4, 58, 64, p.body);
  }
  const wx = W * r.f(0.4, 0.62),
    wy = top + 116 + r.f(0, 60);
  const ft = g.seed % 2 ? r.i(0, 1) : r.pick([0, 1, 2, 1]);
  if (ft === 0) {
    const ww = 118,
      hh = 150;
    g.shade(rect(wx + 12, wy + 12, ww + 12, hh + 8), 0.45);
    g.both(rect(wx - 10, wy - 10, ww + 20, hh + 20), p.body2, 1.6);
    g.both(rect(wx, wy, ww, hh), p.night ? p.lit : p.water, 1.6);
    g.fill(
      poly([
        [wx, wy + hh * 0.7],
        [wx + ww * 0.8, wy],
        [wx + ww, wy],
        [wx + ww, wy + 20],
        [wx, wy + hh],
      ]),
      p.pale,
      0.45,
    );
    g.line(`M${N(wx)} ${N(wy + hh * 0.5)}h${ww}`, 3, p.pale);
  } else if (ft === 1) {
    const w = 150,
      h = 150,
      y = wy + h;
    g.shade(
      poly([
        [wx + w, y - h],
        [wx + w + 46, y - h + 60],
        [wx + w + 46, y],
        [wx + w, y],
      ]),
      0.5,
    );
    g.both(rect(wx, y - h, w, h), p.pale, 2);
    win(g, wx + 42, y - h + 34, 66, 92, { trim: p.body2, arch: r.p() ? 'round' : null });
    g.both(
      poly([
        [wx - 16, y - h + 4],
        [wx + w / 2, y - h - 78],
        [wx + w + 16, y - h + 4],
        [wx + w + 16, y - h - 10],
        [wx + w / 2, y - h - 94],
        [wx - 16, y - h - 10],
      ]),
      p.body,
      2,
    );
    g.both(
      poly([
        [wx, y - h + 3],
        [wx + w / 2, y - h - 72],
        [wx + w, y - h + 3],
      ]),
      p.body2,
      1.8,
    );
    g.both(circ(wx + w / 2, y - h - 24, 13), p.accent, 1.6);
    g.both(rect(wx - 12, y - 4, w + 24, 10), mix(p.deep, p.pale, 0.4), 1.5);
  }
};
S.roofscape = (g) => {
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.tint);
  sun(g, W * r.f(0.14, 0.84), H * 0.22, r.f(40, 62));
  clouds(g, 40, 180, 3);
  skyline(g, H * 0.56);
  const layer = (y0, sc, tone) => {
    let x = -r.f(30, 160);
    while (x < W + 40) {
      const w = r.f(170, 290) * sc,
        wall = mix(r.pick([p.pale, p.body2, p.body]), p.paper, tone);
      house(g, {
        x,
        base: y0 + 260,
        w,
        floors: 3,
        fh: 92 * sc,
        bays: Math.max(2, Math.round(w / 86 / sc)),
        wall,
        roofC: mix(r.pick([p.deep, p.deep, p.accent, p.glass]), p.paper, tone * 0.7),
        roof: r.pick(['saddle', 'gable', 'half', 'mansard', 'gable']),
        roofH: w * r.f(0.42, 0.6),
        dormers: r.p(0.7) ? (w > 230 ? [0.28, 0.72] : [0.5]) : [],
        dormerKind: r.pick(['', 'ped', 'round']),
        chimneys: [r.pick([0.16, 0.24, 0.8, 0.86])],
        door: false,
        tex: 'render',
        slate: 15,
        slateD: 0.3,
        lw: 1.8,
      });
      x += w * r.f(0.82, 1.02);
    }
  };
  layer(H * 0.62, 0.8, 0.42);
  layer(H * 0.82, 0.95, 0.18);
  layer(H * 1.08, 1.15, 0);
};
S.zinc = (g) => {
  // standing seam and an oeil-de-boeuf
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.tint);
  sun(g, W * 0.82, 74, 36);
  clouds(g, 20, 90, 2);
  const top = 130,
    z = mix(p.water, p.deep, 0.3);
  const slope = `M0 ${top}H${W}V${H - 92}H0z`;
  g.fill(slope, z);
  let s = '',
    s2 = '';
  for (let x = 20; x < W; x += 52) {
    s += `M${x} ${top}V${H - 92}`;
    s2 += rect(x + 1, top, 7, H - 92 - top);
  }
  g.shade(s2, 0.16);
  g.line(s, 2.2);
  let cr = '';
  for (let x = 20; x < W; x += 52) {
    const y = top + r.f(60, 260);
    cr += `M${x} ${N(y)}h52`;
  }
  g.line(cr, 1.3);
  g.both(rect(0, top - 12, W, 20), p.deep, 1.8);
  chimney(g, W * 0.16, top - 2, 64, 72, p.body);
  const n = W > 1000 ? 4 : 2;
  for (let i = 0; i < n; i++) {
    const cx = W * (n === 2 ? [0.34, 0.7][i] : 0.2 + i * 0.22),
      cy = H * 0.56,
      R = 62;
    g.shade(`M${N(cx + R)} ${N(cy - R)}q70 40 60 170h-60z`, 0.35);
    g.both(
      `M${N(cx - R - 34)} ${N(cy + R + 26)}q34 -10 34 -60v${N(-R + 34)}a${R} ${R} 0 0 1 ${2 * R} 0v${N(R - 34)}q0 50 34 60z`,
      p.body2,
      2,
    );
    g.both(circ(cx, cy - 2, R * 0.74), p.pale, 2);
    win0(g, cx, cy - 2, R * 0.58);
  }
  g.both(rect(0, H - 98, W, 16), p.deep, 1.8);
  g.both(rect(0, H - 82, W, 16), p.body2, 1.6);
  g.fill(rect(0, H - 66, W, 66), p.pale);
  g.shade(rect(0, H - 66, W, 22), 0.22);
  let de = '';
  for (let x = 8; x < W; x += 34) de += rect(x, H - 64, 18, 16);
  g.both(de, p.body2, 1.2);
  courses(g, 0, H - 36, W, 40, 20, 80, 0.5);
};
function win0(g, cx, cy, R) {
  const p = g.p;
  g.both(circ(cx, cy, R), p.night ? p.lit : p.glass, 1.8);
  g.clip(circ(cx, cy, R), () => {
    g.fill(
      poly([
        [cx - R, cy + R],
        [cx + R, cy - R],
        [cx + R, cy - R * 0.4],
        [cx - R * 0.3, cy + R],
      ]),
      p.pale,
      0.16,
    );
    g.shade(`M${cx - R} ${cy - R}h${2 * R}v${R * 0.3}q${-R} ${-R * 0.5} ${-2 * R} ${R * 0.8}z`, 0.3);
    g.line(seg(cx - R, cy, cx + R, cy) + seg(cx, cy - R, cx, cy + R), 3.4, p.pale);
  });
}

// Masonry -----------------------------------------------------------------------------
S.archwall = (g) => {
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
S.viaduct = (g) => {
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.tint);
  sun(g, W * r.f(0.2, 0.8), H * 0.12, 34);
  clouds(g, 40, 90, 3);
  const deck = H * r.f(0.4, 0.46);
  skyline(g, deck + 4);
  const hill = (y0, amp, c, ph) => {
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
  g.def(
    'dv',
    (id) =>
      `<clipPath id="${id}"><path clip-rule="evenodd" d="${rect(-300, deck, W + 600, H)}${holes}"/></clipPath>`,
  );
  const id = g.defs.get('dv')[0];
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

// Tiling ------------------------------------------------------------------------------
S.tiles = (g) => {
  const { W, H, p, r } = g;
  const T = r.pick([80, 100, 100, 120]);
  g.fill(rect(0, 0, W, H), mix(p.paper, p.line, 0.06));
  const c = r.pick([
    [p.pale, p.deep, p.accent],
    [p.body2, p.deep, p.pale],
    [p.pale, p.body, p.deep],
    [p.tint, p.accent, p.deep],
    [p.pale, p.green, p.deep],
  ]);
  const [A, B, C] = c;
  const m = (g.seed * 5 + r.i(0, 1) * 3) % 6;
  const h = T / 2;
  const motif = (rot) => {
    let s = '';
    const f = (d, q) => (s += `<path d="${d}" fill="${q}"/>`);
    f(rect(0, 0, T, T), A);
    if (m === 0) {
      for (const [x, y] of [
        [0, 0],
        [T, 0],
        [0, T],
        [T, T],
      ]) {
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
      ])
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
      const pet = (x1, y1, x2, y2, q) =>
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
      ])
        f(circ(x, y, h * 0.2), C);
    }
    if (m === 4) {
      const q = (k, col) => f(`M0 0H${N(T * k)}A${N(T * k)} ${N(T * k)} 0 0 1 0 ${N(T * k)}z`, col);
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
      ])
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
          ],
          a = q[i],
          b = q[(i + 1) % 4];
        f(poly([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], [h, h]]), i % 2 ? B : C);
      }
    }
    return `<g${rot ? ` transform="rotate(${rot} ${h} ${h})"` : ''}>${s}</g>`;
  };
  const ids = [0, 90, 180, 270]
    .slice(0, m === 4 ? 4 : 1)
    .map((a, i) =>
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
      if (edge >= 0 && i >= step[j]) continue;
      const id = ids[Math.floor(r() * ids.length)];
      if (edge >= 0 && i === step[j] - 1) g.shade(rect(ox + i * T + 5, oy + j * T + 6, T, T), 0.25);
      g.raw(`<use href="#${id}" x="${N(ox + i * T)}" y="${N(oy + j * T)}"/>`);
    }
  if (edge >= 0)
    for (let q = 0; q < 2; q++) {
      const x = W - T * 1.2 + r.f(-24, 10),
        y = H * (q ? 0.72 : 0.3) + r.f(-50, 50),
        a = r.f(-24, 24);
      g.g(`transform="translate(${N(x)} ${N(y)}) rotate(${N(a)}) "`, () => {
        g.shade(rect(7, 8, T, T), 0.28);
        g.raw(`<use href="#${ids[0]}"/>`);
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

// Flooring ---------------------------------------------------------------------------
S.parquet = (g) => {
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
  const tone = () => mix(tones[0], tones[1], r.f(0.05, 0.95));
  const L = p.line;
  const wall = 46,
    dyk = r.f(0.2, 0.62),
    lxw = W * r.f(0.2, 0.5);
  const area = rect(wall, wall, W, H - wall + 4);
  const grain = (x, y, w, h) => {
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
            g.fill(rect(x, y, M, M), mix(tones[0], p.line, 0.12));
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
    ])
      for (const [t0, t1] of [
        [0.08, 0.42],
        [0.46, 0.84],
      ]) {
        const q = (x, t) => [lx + x + 190 * t, wall + (H - wall) * t];
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
  g.both(rect(0, dy, wall, dh), tones[1], 1.8);
  g.line(`M${wall} ${N(dy + dh)}h${dh}A${dh} ${dh} 0 0 0 ${wall} ${N(dy)}`, 1.8, L, 'stroke-dasharray="8 5"');
  g.both(rect(wall, dy + dh - 8, dh, 8), p.accent, 1.6);
};

// Plumbing ----------------------------------------------------------------------------
const C30 = Math.cos(Math.PI / 6);
const isoF = (ox, oy, s) => (x, y, z) => [ox + (x - y) * C30 * s, oy + (x + y) * 0.5 * s - z * s];
S.pipes = (g) => {
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.tint);
  const P = isoF(W / 2, H * 0.5, 44);
  const wallL = [P(-12, -4, -6), P(-12, -4, 14), P(14, -4, 14), P(14, -4, -6)];
  let t = '';
  for (let x = -14; x <= 16; x++) t += seg(...P(x, -3, -8), ...P(x, -3, 16));
  for (let z = -8; z <= 16; z++) t += seg(...P(-14, -3, z), ...P(16, -3, z));
  g.fill(poly([P(-16, -3, -12), P(16, -3, -12), P(16, -3, 18), P(-16, -3, 18)]), mix(p.paper, p.body2, 0.4));
  g.line(t, 1, p.line, 'opacity=".28"');
  const cols = [p.accent, p.deep, p.body, p.green, p.water];
  const n = r.i(4, 5),
    w = r.pick([26, 30, 34]);
  g.raw(r.p() ? `<g transform="translate(${W} 0) scale(-1 1)">` : '<g>');
  const step = r.f(2.3, 2.9),
    z1 = r.f(0.6, 1.6),
    gap = 1.35;
  const cs = [...cols].sort(() => r() - 0.5);
  const segs = [];
  const cast = (pts) =>
    g
      .raw(`<g transform="translate(${N(w * 0.7)} ${N(w * 0.9)})">`)
      .line(poly(pts, false), w + 4, p.night ? '#05090c' : p.line, 'stroke-linejoin="round" opacity=".14"')
      .raw('</g>');
  for (let k = n - 1; k >= 0; k--) {
    const z = z1 + k * gap,
      x = 7 - k * step;
    segs.push([
      [
        [-22, 0, z + 0],
        [x, 0, z],
        [x, 0, 24],
      ],
      cs[k % cs.length],
      [x, 0, z + r.f(2.2, 4.2)],
    ]);
  }
  for (let k = 0; k < n; k++) {
    const z = z1 - gap * (1 + k),
      x = -8 + k * step;
    segs.push([
      [
        [24, 0, z],
        [x, 0, z],
        [x, 0, -24],
      ],
      cs[(k + 2) % cs.length],
      [x, 0, z - r.f(1.8, 3.4)],
    ]);
  }
  for (const [pts] of segs) cast(pts.map((a) => P(...a)));
  segs.forEach(([pts, c, at], i) => {
    const q = pts.map((a) => P(...a));
    pipe(g, q, w, c);
    const v = P(...at);
    if (i % 3 === 0) {
      flange(g, [v[0], v[1] - w * 1.3], [v[0], v[1] - w * 1.0], w);
      flange(g, [v[0], v[1] + w * 1.0], [v[0], v[1] + w * 1.3], w);
      valve(g, v[0], v[1], w, c === p.accent ? p.deep : p.accent);
    } else if (i % 3 === 1) {
      g.both(circ(v[0], v[1], w * 0.95), p.pale, 2.4);
      g.line(circ(v[0], v[1], w * 0.74), 1, p.line, 'stroke-dasharray="2 5"');
      g.line(seg(v[0], v[1], ...pol(v[0], v[1], w * 0.66, r.f(-2.6, -0.6))), 2.6, p.accent);
      g.fill(circ(v[0], v[1], 3.4), p.line);
    }
    const m = [pts[0], pts[1]].map((a) => P(...a));
    for (const t of [0.55, 0.8]) {
      const u = [m[0][0] + (m[1][0] - m[0][0]) * t, m[0][1] + (m[1][1] - m[0][1]) * t];
      const L = Math.hypot(m[1][0] - m[0][0], m[1][1] - m[0][1]);
      const e = [((m[1][0] - m[0][0]) / L) * 5, ((m[1][1] - m[0][1]) / L) * 5];
      if (i % 2 === (t > 0.6 ? 1 : 0)) flange(g, [u[0] - e[0], u[1] - e[1]], [u[0] + e[0], u[1] + e[1]], w);
    }
  });
  g.raw('</g>');
};
function pipe(g, pts, w, c) {
  const p = g.p,
    d = poly(pts, false);
  const j = 'stroke-linejoin="round" stroke-linecap="butt"';
  g.line(d, w + 4, p.line, j);
  g.line(d, w, c, j);
  g.raw(`<g transform="translate(${N(-w * 0.18)} ${N(-w * 0.18)})">`);
  g.line(d, w * 0.22, mix(c, p.night ? p.line : '#ffffff', 0.5), j + ' opacity=".75"');
  g.raw('</g>');
  g.raw(`<g transform="translate(${N(w * 0.2)} ${N(w * 0.22)})">`);
  g.line(d, w * 0.26, p.night ? '#05090c' : p.line, j + ' opacity=".2"');
  g.raw('</g>');
  for (let i = 1; i < pts.length - 1; i++)
    for (const q of [i - 1, i + 1]) {
      const a = pts[i],
        b = pts[q],
        L = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const u = [(b[0] - a[0]) / L, (b[1] - a[1]) / L];
      flange(
        g,
        [a[0] + u[0] * w * 0.85, a[1] + u[1] * w * 0.85],
        [a[0] + u[0] * w * 1.15, a[1] + u[1] * w * 1.15],
        w,
      );
    }
}
function flange(g, a, b, w) {
  const d = seg(...a, ...b);
  g.line(d, w + 13, g.p.line);
  const L = Math.hypot(b[0] - a[0], b[1] - a[1]),
    u = [((b[0] - a[0]) / L) * 2, ((b[1] - a[1]) / L) * 2];
  g.line(seg(a[0] + u[0], a[1] + u[1], b[0] - u[0], b[1] - u[1]), w + 9, g.p.body2);
}
function valve(g, x, y, w, c) {
  const p = g.p;
  g.both(circ(x, y, w * 1.05), c, 2);
  g.both(circ(x, y, w * 0.72), mix(c, p.paper, 0.75), 1.6);
  let d = '';
  for (let i = 0; i < 6; i++) d += seg(x, y, ...pol(x, y, w * 0.9, (i * TAU) / 6 + 0.3));
  g.line(d, 3.2, c);
  g.both(circ(x, y, w * 0.24), p.line, 0);
}
S.bath = (g) => {
  const { W, H, p, r } = g;
  const fl = H - 96,
    wain = H * r.f(0.3, 0.42);
  const wallC = r.pick([p.pale, p.tint, p.body2]),
    tile = r.pick([p.body, p.green, p.water, p.accent, p.deep]);
  g.fill(rect(0, 0, W, fl), wallC);
  g.stipple(rect(0, 0, W, wain), p.line, 8, 0.3);
  const tw = r.pick([40, 60, 30]),
    th = tw === 60 ? 28 : tw === 30 ? 60 : 40;
  g.clip(rect(0, wain, W, fl - wain), () => {
    for (let j = 0, y = wain; y < fl; y += th, j++)
      for (let x = tw === 60 && j % 2 ? -30 : 0; x < W; x += tw)
        g.fill(rect(x, y, tw, th), mix(tile, p.pale, r.f(0.06, 0.32)));
    let d = '';
    for (let j = 0, y = wain; y < fl; y += th, j++) {
      d += `M0 ${N(y)}H${W}`;
      for (let x = tw === 60 && j % 2 ? -30 : 0; x < W; x += tw) d += `M${x} ${N(y)}v${th}`;
    }
    g.line(d, 1.4, mix(tile, p.pale, 0.62));
  });
  g.both(rect(-5, wain - 16, W + 10, 16), mix(tile, p.line, 0.3), 1.6);
  g.fill(rect(0, fl, W, H - fl), p.pale);
  g.clip(rect(0, fl, W, H - fl), () => {
    let q = '';
    for (let i = -8; i < W / 40 + 8; i++)
      for (let k = 0; k < 3; k++) {
        const y1 = fl + [0, 22, 54][k],
          y2 = fl + [22, 54, 100][k];
        const X = (i2, y) => W / 2 + (i2 * 56 - W / 2) * (1 + (y - fl) / 220);
        if ((i + k) % 2)
          q += poly([
            [X(i, y1), y1],
            [X(i + 1, y1), y1],
            [X(i + 1, y2), y2],
            [X(i, y2), y2],
          ]);
      }
    g.fill(q, p.deep);
  });
  g.line(`M0 ${fl}H${W}`, 2.6);
  const tx = W * r.f(0.3, 0.4),
    bw = 300,
    by = fl - 6;
  const flip = r.p();
  g.shade(`M${tx - bw / 2 + 14} ${by + 4}a${bw / 2} 9 0 0 0 ${bw} 0z`, 0.35);
  for (const q of [-1, 1])
    g.both(`M${N(tx + q * bw * 0.3 - 12)} ${by - 24}q2 22 -8 28h22q6 -12 10 -28z`, p.line, 1.4);
  const tub = `M${N(tx - bw / 2)} ${by - 140}h${bw}q-4 122 -64 124h${N(-bw + 128)}q-60 -2 -64 -124z`;
  g.both(tub, r.pick([p.pale, p.accent === tile ? p.pale : p.accent]), 2.2);
  g.clip(tub, () =>
    g.shade(
      `M${N(tx + bw * 0.18)} ${by - 140}h${bw}v130h${-bw * 0.8}q80 -20 ${N(bw * 0.3 - 40)} -130z`,
      0.16,
    ),
  );
  g.both(rrect(tx - bw / 2 - 14, by - 150, bw + 28, 14, 7), p.pale, 2);
  const fx = tx + (flip ? -1 : 1) * bw * 0.62;
  pipe(
    g,
    [
      [fx, by + 2],
      [fx, by - 200],
      [fx - (flip ? -1 : 1) * 46, by - 200],
      [fx - (flip ? -1 : 1) * 46, by - 178],
    ],
    9,
    p.body,
  );
  g.both(circ(fx, by - 120, 11), p.body2, 1.6);
  const mx = W * r.f(0.72, 0.78),
    R = 70;
  g.shade(circ(mx + 7, wain - 26 + 8, R), 0.2);
  g.both(r.p() ? circ(mx, wain - 26, R) : arch(mx - 58, wain - 110, 116, 170), p.body, 2);
  const gl = circ(mx, wain - 26, R - 9);
  g.both(gl, p.water, 1.6);
  g.clip(gl, () =>
    g.fill(
      poly([
        [mx - R, wain + 20],
        [mx + 30, wain - 110],
        [mx + 62, wain - 110],
        [mx - 60, wain + 60],
      ]),
      p.pale,
      0.5,
    ),
  );
  const sy = fl - 168;
  g.shade(rect(mx - 82, sy + 34, 164, 12), 0.3);
  g.both(rect(mx - 92, sy, 184, 30), p.pale, 2);
  g.both(rect(mx - 84, sy + 30, 168, 70), r.pick([p.body2, p.body, p.deep]), 2);
  g.line(`M${N(mx)} ${N(sy + 30)}v70M${N(mx - 16)} ${N(sy + 62)}v12M${N(mx + 16)} ${N(sy + 62)}v12`, 1.6);
  g.line(`M${N(mx - 80)} ${N(sy + 100)}V${fl}M${N(mx + 80)} ${N(sy + 100)}V${fl}`, 4);
  pipe(
    g,
    [
      [mx, sy],
      [mx, sy - 34],
      [mx + 26, sy - 34],
      [mx + 26, sy - 22],
    ],
    7,
    p.body,
  );
  if (r.p(0.7)) {
    const q = W - 44;
    g.line(branches(g, q, fl - 44, 52, -Math.PI / 2, 4, 0.6), 1.6);
    for (let i = 0; i < 14; i++) {
      const [a, b] = [q + r.f(-52, 52), fl - 90 - r.f(0, 100)];
      g.fill(`M${N(a)} ${N(b)}q12 -14 26 -8q-6 16 -26 8z`, p.green);
    }
    g.both(
      poly([
        [q - 26, fl - 48],
        [q + 26, fl - 48],
        [q + 19, fl],
        [q - 19, fl],
      ]),
      p.accent,
      1.8,
    );
  }
  if (W > 1000) {
    win(g, W * 0.52, 60, 130, 200, { trim: p.body2, arch: 'round' });
  }
};

// Electrical ---------------------------------------------------------------------------
S.wiring = (g) => {
  // floor plan with circuits
  const { W, H, p, r } = g;
  const blue = r.p(0.35);
  const bg = blue ? p.deep : p.tint,
    L = p.night ? p.line : blue ? mix(p.pale, p.deep, 0.05) : p.line,
    poche = p.night ? mix(p.line, p.paper, 0.25) : blue ? mix(p.pale, p.deep, 0.12) : p.line;
  g.fill(rect(0, 0, W, H), bg);
  let gr = '';
  for (let x = 10; x < W; x += 24) gr += `M${x} 0V${H}`;
  for (let y = 10; y < H; y += 24) gr += `M0 ${y}H${W}`;
  g.line(gr, 0.7, L, `opacity="${blue ? 0.2 : 0.16}"`);
  const X0 = 90,
    Y0 = 84,
    X1 = W - 60,
    Y1 = H - 62,
    T = 13;
  const rooms = [];
  const walls = [];
  const doors = [];
  const split = (x, y, w, h, d) => {
    const can = Math.max(w, h) > 210 && d > 0;
    if (!can) {
      rooms.push([x, y, w, h]);
      return;
    }
    if (w > h * r.f(0.95, 1.25)) {
      const k = x + w * r.f(0.38, 0.62);
      walls.push([k, y, k, y + h]);
      doors.push(['v', k, y + h * r.pick([0.2, 0.5, 0.74]), r.p()]);
      split(x, y, k - x, h, d - 1);
      split(k, y, x + w - k, h, d - 1);
    } else {
      const k = y + h * r.f(0.4, 0.6);
      walls.push([x, k, x + w, k]);
      doors.push(['h', x + w * r.pick([0.2, 0.48, 0.72]), k, r.p()]);
      split(x, y, w, k - y, d - 1);
      split(x, k, w, y + h - k, d - 1);
    }
  };
  split(X0, Y0, X1 - X0, Y1 - Y0, W > 1000 ? 4 : 3);
  g.fill(rect(X0, Y0, X1 - X0, Y1 - Y0), blue ? mix(p.deep, p.pale, 0.07) : p.pale);
  rooms.forEach(([x, y, w, h], i) => {
    if (i % 3 === 1) {
      g.fill(rect(x, y, w, h), p.body2, blue ? 0.25 : 0.65);
    }
    if (i % 3 === 2) {
      let d = '';
      for (let q = x + 18; q < x + w; q += 18) d += `M${N(q)} ${N(y)}v${N(h)}`;
      for (let q = y + 18; q < y + h; q += 18) d += `M${N(x)} ${N(q)}h${N(w)}`;
      g.line(d, 0.8, L, 'opacity=".35"');
    }
  });
  let w = '';
  for (const a of walls)
    w += a[0] === a[2] ? rect(a[0] - 4, a[1], 8, a[3] - a[1]) : rect(a[0], a[1] - 4, a[2] - a[0], 8);
  g.fill(w, poche);
  const out =
    rect(X0 - T, Y0 - T, X1 - X0 + 2 * T, T) +
    rect(X0 - T, Y1, X1 - X0 + 2 * T, T) +
    rect(X0 - T, Y0, T, Y1 - Y0) +
    rect(X1, Y0, T, Y1 - Y0);
  g.fill(out, poche);
  const opening = (x, y, w2, h2) => {
    g.both(rect(x, y, w2, h2), bg, 1.4, L);
    g.line(w2 > h2 ? `M${N(x)} ${N(y + h2 / 2)}h${N(w2)}` : `M${N(x + w2 / 2)} ${N(y)}v${N(h2)}`, 1.4, L);
  };
  for (const [x, y, w2, h2] of rooms) {
    if (Math.abs(y - Y0) < 1 && w2 > 90) opening(x + w2 / 2 - 34, Y0 - T, 68, T);
    if (Math.abs(y + h2 - Y1) < 1 && r.p(0.7)) opening(x + w2 * 0.3, Y1, 58, T);
    if (Math.abs(x + w2 - X1) < 1 && h2 > 90) opening(X1, y + h2 / 2 - 32, T, 64);
  }
  const D = 50;
  for (const [k, x, y, f] of doors) {
    if (k === 'v') {
      const y0 = Math.min(y, Y1 - D - 8);
      g.fill(rect(x - 5, y0, 10, D), blue ? mix(p.deep, p.pale, 0.07) : p.pale);
      g.line(`M${N(x)} ${N(y0)}h${f ? D : -D}A${D} ${D} 0 0 ${f ? 1 : 0} ${N(x)} ${N(y0 + D)}`, 1.5, L);
    } else {
      const x0 = Math.min(x, X1 - D - 8);
      g.fill(rect(x0, y - 5, D, 10), blue ? mix(p.deep, p.pale, 0.07) : p.pale);
      g.line(`M${N(x0)} ${N(y)}v${f ? D : -D}A${D} ${D} 0 0 ${f ? 0 : 1} ${N(x0 + D)} ${N(y)}`, 1.5, L);
    }
  }
  const A = blue ? p.lit : p.accent;
  const B = [X0 + 26, Y1 - 26];
  g.fill(circ(...B, 0.1), A);
  let wires = '';
  const lamps = [];
  rooms.forEach(([x, y, w2, h2]) => {
    const n = w2 * h2 > 60000 ? 2 : 1;
    for (let i = 0; i < n; i++)
      lamps.push([
        x + w2 * (n === 1 ? 0.5 : w2 > h2 ? 0.3 + i * 0.4 : 0.5),
        y + h2 * (n === 1 ? 0.5 : w2 > h2 ? 0.5 : 0.3 + i * 0.4),
      ]);
  });
  let prev = B;
  lamps.sort((a, b) => a[0] + a[1] * 0.6 - (b[0] + b[1] * 0.6));
  for (const l of lamps) {
    const mx2 = (prev[0] + l[0]) / 2,
      my = (prev[1] + l[1]) / 2,
      dx = l[0] - prev[0],
      dy = l[1] - prev[1];
    wires += `M${N(prev[0])} ${N(prev[1])}Q${N(mx2 - dy * 0.22)} ${N(my + dx * 0.22)} ${N(l[0])} ${N(l[1])}`;
    prev = l;
  }
  for (const [x, y, w2, h2] of rooms) {
    const sx = x + 16,
      sy = y + h2 * 0.5;
    const l = lamps.find((q) => q[0] > x && q[0] < x + w2 && q[1] > y && q[1] < y + h2);
    wires += `M${N(sx)} ${N(sy)}Q${N((sx + l[0]) / 2)} ${N(sy - 34)} ${N(l[0])} ${N(l[1])}`;
    g.line(
      circ(sx, sy, 4.5) + seg(sx + 3, sy - 3, sx + 14, sy - 14) + seg(sx + 14, sy - 14, sx + 19, sy - 9),
      1.8,
      L,
    );
    for (const [ax, ay, rot] of [
      [x + w2 * 0.72, y + h2 - 6, 0],
      [x + w2 - 6, y + h2 * 0.28, -90],
    ])
      if (r.p(0.8))
        g.g(`transform="translate(${N(ax)} ${N(ay)}) rotate(${rot})"`, () =>
          g.line('M-10 0A10 10 0 0 1 10 0M0 -10V-17M-8 -17H8', 1.9, L),
        );
  }
  g.dash(wires, 2.2, A, '9 5');
  for (const [x, y] of lamps) {
    g.fill(circ(x, y, 30), p.lit, blue ? 0.22 : 0.38);
    g.both(circ(x, y, 11), blue ? p.lit : p.pale, 2, blue ? p.deep : p.line);
    g.line(
      seg(x - 7.7, y - 7.7, x + 7.7, y + 7.7) + seg(x + 7.7, y - 7.7, x - 7.7, y + 7.7),
      1.8,
      blue ? p.deep : p.line,
    );
  }
  g.both(rect(B[0] - 12, B[1] - 12, 34, 20), A, 1.8, L);
  g.hatch(rect(B[0] - 12, B[1] - 12, 34, 20), 45, 6, 0.8, L);
  g.dimH(
    X0,
    X1,
    40,
    L,
    walls.filter((a) => a[0] === a[2] && a[1] <= Y0 + 1).map((a) => a[0]),
  );
  g.dimV(Y0, Y1, 42, L);
};
S.pendants = (g) => {
  const { W, H, p, r } = g;
  const bg = p.night ? p.deep : r.pick([p.deep, p.body, mix(p.deep, p.body, 0.3)]);
  g.fill(rect(0, 0, W, H), bg);
  const fl = H - 170;
  let pan = '';
  for (let x = 30; x < W; x += 66) pan += `M${x} 0V${fl}`;
  g.line(pan, 1.2, mix(bg, p.pale, 0.28));
  const n = W > 1000 ? 6 : r.i(3, 4);
  const kinds = ['dome', 'cone', 'globe', 'drum', 'bell'];
  const same = r.p(0.5) ? r.pick(kinds) : null;
  const lamps = [];
  for (let i = 0; i < n; i++)
    lamps.push([
      (W * (i + 0.6 + r.f(-0.08, 0.08))) / (n + 0.2),
      r.f(120, 250),
      same ?? r.pick(kinds),
      r.f(48, 72),
    ]);
  for (const [x, y, , R] of lamps)
    g.fill(
      poly([
        [x - R * 0.8, y + R * 0.4],
        [x + R * 0.8, y + R * 0.4],
        [x + R * 2.1, fl + 4],
        [x - R * 2.1, fl + 4],
      ]),
      p.lit,
      0.26,
    );
  for (const [x, y, k, R] of lamps) {
    g.line(seg(x, 0, x, y - R * 0.6), 2, p.night ? p.line : p.line);
    const c = r.pick([p.accent, p.pale, p.body2, p.green]);
    g.both(rect(x - 6, y - R * 0.9, 12, R * 0.4), p.line, 0);
    g.fill(circ(x, y + R * 0.5, R * 0.52, R * 0.2), p.lit);
    if (k === 'globe') {
      g.both(circ(x, y, R * 0.8), p.lit, 2);
      g.line(circ(x, y, R * 0.56), 1, p.line, 'opacity=".35"');
    } else {
      const d =
        k === 'dome'
          ? `M${N(x - R)} ${N(y + R * 0.4)}A${N(R)} ${N(R)} 0 0 1 ${N(x + R)} ${N(y + R * 0.4)}z`
          : k === 'cone'
            ? poly([
                [x - R, y + R * 0.5],
                [x - R * 0.16, y - R * 0.6],
                [x + R * 0.16, y - R * 0.6],
                [x + R, y + R * 0.5],
              ])
            : k === 'drum'
              ? rect(x - R * 0.8, y - R * 0.5, R * 1.6, R * 0.95)
              : `M${N(x - R * 0.9)} ${N(y + R * 0.5)}Q${N(x - R * 0.3)} ${N(y + R * 0.3)} ${N(x - R * 0.22)} ${N(y - R * 0.6)}h${N(R * 0.44)}Q${N(x + R * 0.3)} ${N(y + R * 0.3)} ${N(x + R * 0.9)} ${N(y + R * 0.5)}z`;
      g.both(d, c, 2);
      g.clip(d, () => {
        g.hatch(rect(x + R * 0.1, y - R, R, R * 2), 90, 6, 0.7, p.line, 0.5);
      });
    }
  }
  g.both(rect(-10, fl, W + 20, 26), p.body2, 2);
  g.line(`M0 ${fl + 13}h${W * 0.3}M${W * 0.44} ${fl + 9}h${W * 0.3}`, 1, p.line, 'opacity=".5"');
  g.fill(rect(0, fl + 26, W, H), mix(p.body, p.line, 0.35));
  let d = '';
  for (let i = 0; i < W / 150 + 1; i++) d += rect(i * 150 + 12, fl + 44, 126, H);
  g.both(d, mix(p.body, p.line, 0.2), 1.6);
  g.shade(rect(0, fl + 26, W, 20), 0.35);
  let x = W * 0.1,
    kk = r.i(0, 4);
  while (x < W * 0.9) {
    const k = kk++ % 5;
    if (k === 0) {
      g.both(`M${N(x - 40)} ${fl - 34}h80q-4 34 -24 34h-32q-20 0 -24 -34z`, p.pale, 2);
      for (let q = 0; q < 3; q++)
        g.both(circ(x - 20 + q * 20, fl - 40, 14), r.pick([p.accent, p.lit, p.green]), 1.8);
      g.both(`M${N(x - 40)} ${fl - 34}h80q-4 34 -24 34h-32q-20 0 -24 -34z`, p.pale, 2);
    } else if (k === 1) {
      g.both(`M${N(x - 14)} ${fl}v-70q0 -14 8 -18v-30h12v30q8 4 8 18v70z`, p.green, 2);
      g.both(rect(x - 14, fl - 52, 28, 26), p.pale, 1.4);
    } else if (k === 2) {
      g.both(rect(x - 30, fl - 12, 64, 12), p.accent, 1.8);
      g.both(rect(x - 26, fl - 22, 56, 10), p.pale, 1.8);
      g.both(rect(x - 20, fl - 32, 50, 10), p.deep, 1.8);
    } else if (k === 3) {
      g.both(
        poly([
          [x - 20, fl - 56],
          [x + 20, fl - 56],
          [x + 15, fl],
          [x - 15, fl],
        ]),
        p.pale,
        2,
      );
      g.line(branches(g, x, fl - 56, 46, -Math.PI / 2, 4, 0.5), 1.8, p.night ? p.line : p.pale);
    } else {
      g.both(rect(x - 16, fl - 36, 32, 36), p.body2, 2);
      g.line(`M${N(x + 16)} ${fl - 28}a10 10 0 0 1 0 20`, 4);
      g.line(`M${N(x + 16)} ${fl - 28}a10 10 0 0 1 0 20`, 1.6, p.body2);
    }
    x += r.f(120, 190);
  }
};
S.board = (g) => {
  // distribution board as a line map
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.body2);
  g.stipple(rect(0, 0, W, H), p.line, 10, 0.25);
  const X = W / 2 - 330,
    wd = 660;
  g.shade(rect(X + 10, 44, wd + 10, H), 0.25);
  g.both(rect(X, 34, wd, H), p.pale, 2.2);
  g.both(rect(X + 22, 56, wd - 44, H), mix(p.tint, p.line, 0.06), 1.6);
  const cols = [p.accent, p.deep, p.body, p.green, p.lit];
  const rows = [180, 420];
  rows.forEach((y, j) => {
    const n = 11,
      mw = 48,
      x0 = X + (wd - n * mw) / 2;
    const order = [];
    for (let i = 0; i < n; i++) order.push(r.pick(cols));
    const bus = y - 74;
    for (let i = 0; i < n; i++) {
      const x = x0 + i * mw + mw / 2,
        c = order[i];
      const k = bus - (i % 5) * 9,
        xs = x0 + 30 + (i % 5) * 9 + (i > 5 ? wd - 190 : 0);
      const dir = xs < x ? 1 : -1;
      const d = `M${N(xs)} ${N(y - 180)}V${N(k - 12)}q0 12 ${12 * dir} 12H${N(x - 12 * dir)}q${12 * dir} 0 ${12 * dir} 12V${N(y)}`;
      g.line(d, 7, p.line);
      g.line(d, 4, c);
    }
    g.both(rect(x0 - 16, y + 46, n * mw + 32, 12), mix(p.pale, p.line, 0.3), 1.4);
    for (let i = 0; i < n; i++) {
      const x = x0 + i * mw,
        on = r.p(0.8),
        wide = false;
      g.shade(rect(x + 4, y + 6, mw - 2, 108), 0.2);
      g.both(rect(x + 2, y, mw - 4, 108), p.pale, 1.8);
      g.fill(rect(x + 3, y + 1, mw - 6, 16), order[i]);
      g.both(circ(x + mw / 2, y + 9, 4.5), p.pale, 1.3);
      g.both(rect(x + 13, y + 36, mw - 26, 38), mix(p.tint, p.line, 0.15), 1.5);
      g.both(rect(x + 15, y + (on ? 38 : 56), mw - 30, 16), on ? p.deep : p.accent, 1.3);
      g.line(`M${N(x + 12)} ${y + 88}h${mw - 24}M${N(x + 12)} ${y + 95}h${mw - 32}`, 1.2);
    }
  });
};

// Painting ------------------------------------------------------------------------------
S.room = (g) => {
  const { W, H, p, r } = g;
  const bx = W * r.f(0.24, 0.34),
    bw = W * r.f(0.4, 0.46),
    by = H * 0.16,
    bh = H * 0.5;
  const pal = [p.body, p.accent, p.green, p.deep, p.body2, p.water].sort(() => r() - 0.5);
  const [a, b, c] = pal;
  const base = p.pale;
  const L = [
      [0, -40],
      [bx, by],
      [bx, by + bh],
      [0, H + 10],
    ],
    R = [
      [W, -40],
      [bx + bw, by],
      [bx + bw, by + bh],
      [W, H + 10],
    ];
  g.fill(
    poly([
      [0, -40],
      [bx, by],
      [bx + bw, by],
      [W, -40],
      [W, -60],
      [0, -60],
    ]),
    p.tint,
  );
  g.fill(
    poly([
      [0, 0],
      [bx, by],
      [bx + bw, by],
      [W, 0],
    ]),
    p.tint,
  );
  g.fill(poly(L), base);
  g.fill(poly(R), mix(a, p.line, 0.14));
  g.fill(rect(bx, by, bw, bh), base);
  g.fill(
    poly([
      [0, H + 10],
      [bx, by + bh],
      [bx + bw, by + bh],
      [W, H + 10],
    ]),
    mix(p.body2, p.body, 0.35),
  );
  let fl = '';
  for (let i = 0; i <= 14; i++)
    fl += seg(bx + (bw * i) / 14, by + bh, (bx + (bw * i) / 14 - W / 2) * 2.6 + W / 2, H + 30);
  g.line(fl, 1, p.line, 'opacity=".45"');
  // rolled back wall
  const done = r.f(0.5, 0.82),
    n = 8;
  g.clip(rect(bx, by, bw, bh), () => {
    for (let i = 0; i < n; i++) {
      const x = bx + (bw * i) / n;
      if (i / n < done) g.fill(rect(x - 1, by, bw / n + 2, bh), mix(b, base, r.f(0, 0.1)));
      else if (i / n < done + 0.2) {
        const k = bh * r.f(0.3, 0.7);
        g.fill(
          `M${N(x)} ${N(by)}h${N(bw / n + 1)}v${N(k)}q${N((-bw / n) * 0.25)} ${N(r.f(6, 22))} ${N((-bw / n) * 0.5)} ${N(r.f(-6, 8))}t${N((-bw / n) * 0.5)} ${N(r.f(-8, 8))}z`,
          b,
        );
      }
    }
  });
  // colour field on left wall
  const t1 = r.f(0.4, 0.7),
    lerp = (A, B, t) => [A[0] + (B[0] - A[0]) * t, A[1] + (B[1] - A[1]) * t];
  g.fill(poly([lerp(L[0], L[3], t1), lerp(L[1], L[2], t1), L[2], L[3]]), mix(c, p.line, 0.06));
  g.line(seg(...lerp(L[0], L[3], t1), ...lerp(L[1], L[2], t1)), 1.6);
  // window in right wall + light
  const q = (u, v) => {
    const top = lerp(R[1], R[0], u),
      bot = lerp(R[2], R[3], u);
    return lerp(top, bot, v);
  };
  const wq = [q(0.3, 0.2), q(0.78, 0.2), q(0.78, 0.64), q(0.3, 0.64)];
  g.both(poly(wq), p.night ? mix(p.water, p.deep, 0.4) : mix(p.water, p.pale, 0.55), 2.4);
  g.line(seg(...q(0.54, 0.2), ...q(0.54, 0.64)) + seg(...q(0.3, 0.42), ...q(0.78, 0.42)), 4, p.pale);
  g.line(seg(...q(0.54, 0.2), ...q(0.54, 0.64)), 1);
  g.fill(
    poly([
      [W * 0.36, H * 0.8],
      [W * 0.62, H * 0.76],
      [W * 0.6, H],
      [W * 0.16, H],
    ]),
    p.lit,
    0.34,
  );
  g.line(poly(L) + poly(R) + rect(bx, by, bw, bh), 2.2);
  g.both(poly([L[3], L[2], [L[2][0], L[2][1] - 12], [0, H - 28]]), p.pale, 1.5);
  g.both(rect(bx, by + bh - 12, bw, 12), p.pale, 1.5);
  g.both(poly([R[3], R[2], [R[2][0], R[2][1] - 12], [W, H - 28]]), p.pale, 1.5);
  // door in the back wall
  const dx = bx + bw * (done > 0.66 ? 0.1 : 0.7),
    dw = bw * 0.17;
  g.both(rect(dx - 7, by + bh - 190, dw + 14, 190), p.pale, 1.8);
  g.both(rect(dx, by + bh - 183, dw, 183), p.night ? p.body : mix(p.deep, p.line, 0.2), 1.6);
  g.fill(rect(dx + dw * 0.3, by + bh - 183, dw * 0.7, 183), mix(b, p.lit, 0.55));
  // ladder
  const lx = W * r.f(0.4, 0.56),
    ly = H - 34,
    hh = H * 0.56;
  const leg = (x1, x2) => seg(x1, ly, x2, ly - hh);
  let lad = '';
  g.line(seg(lx + 130, ly - 20, lx + 66, ly - hh) + seg(lx + 84, ly - 34, lx + 42, ly - hh), 6, p.line);
  g.line(seg(lx + 130, ly - 20, lx + 66, ly - hh) + seg(lx + 84, ly - 34, lx + 42, ly - hh), 3, p.body2);
  for (let i = 1; i < 7; i++) {
    const t = i / 7;
    lad += seg(lx - 40 + 78 * t, ly - hh * t, lx + 30 + 38 * t, ly - hh * t);
  }
  g.line(lad, 9, p.line);
  g.line(lad, 5.5, p.body2);
  const rail = seg(lx - 44, ly, lx + 40, ly - hh) + seg(lx + 28, ly, lx + 68, ly - hh);
  g.line(rail, 10, p.line);
  g.line(rail, 6.5, p.body2);
  g.both(rect(lx + 30, ly - hh - 8, 48, 10), p.accent, 1.8);
  const kx = W * 0.2,
    ky = H - 40;
  g.both(`M${N(kx - 30)} ${ky - 50}h60l-5 50q-25 8 -50 0z`, p.pale, 2);
  g.both(circ(kx, ky - 50, 30, 8), b, 2);
  g.fill(`M${N(kx - 22)} ${ky - 46}q4 30 8 4t8 6t6 -10z`, b);
  g.line(`M${N(kx - 30)} ${ky - 50}a30 40 0 0 1 60 0`, 1.6);
};
S.fandeck = (g) => {
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), r.pick([p.paper, p.tint, p.body2]));
  const seq = r.pick([
    [p.deep, p.water, p.pale],
    [p.accent, p.lit, p.pale],
    [p.green, p.body2, p.pale],
    [p.body, p.pale, p.water],
    [p.deep, p.accent, p.lit],
  ]);
  const n = r.i(9, 13),
    cx = W * r.f(0.14, 0.24),
    cy = H * 0.98,
    len = H * 1.02,
    w = 128;
  const a0 = -84,
    a1 = r.f(4, 12);
  for (let i = n - 1; i >= 0; i--) {
    const t = i / (n - 1),
      a = a0 + (a1 - a0) * t;
    const c = t < 0.5 ? mix(seq[0], seq[1], t * 2) : mix(seq[1], seq[2], t * 2 - 1);
    g.g(`transform="translate(${N(cx)} ${N(cy)}) rotate(${N(a)})"`, () => {
      g.shade(rrect(-30, -w / 2 + 9, len + 6, w, 8), 0.16);
      g.both(rrect(-40, -w / 2, len + 40, w, 8), p.pale, 1.9);
      const k = 5;
      for (let q = 0; q < k; q++)
        g.both(
          rect(150 + (q * (len - 170)) / k, -w / 2 + 12, (len - 170) / k - 9, w - 24),
          mix(c, q % 2 ? p.pale : p.line, Math.abs(q - 2) * 0.1),
          1.3,
        );
      g.line(`M70 -14h60M70 -2h40M70 10h50`, 1.3);
    });
  }
  g.both(circ(cx, cy, 17), p.body, 2);
  g.both(circ(cx, cy, 7), p.line, 0);
  const bx = W * 0.84,
    by = H * 0.2;
  g.g(`transform="translate(${N(bx)} ${N(by)}) rotate(${N(r.f(22, 40))})"`, () => {
    g.shade(rect(-34, -60, 84, 210), 0.18);
    g.both(`M-12 -170q12 -14 24 0l8 110h-40z`, p.accent, 2);
    g.both(rect(-42, -62, 84, 44), p.body2, 2);
    g.hatch(rect(-42, -62, 84, 44), 0, 12, 0.8);
    const br = `M-40 -18h80v96q-12 14 -22 -2t-20 8t-20 -4t-18 -2z`;
    g.both(br, seq[0], 2);
    let d = '';
    for (let x = -34; x < 40; x += 7) d += seg(x, -18, x + r.f(-2, 2), 60 + r.f(-20, 16));
    g.line(d, 1, p.pale, 'opacity=".5"');
  });
};
S.freshfacade = (g) => {
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.tint);
  sun(g, W * 0.86, H * 0.18, 40);
  clouds(g, 40, 160, 2);
  const b = H - 62;
  skyline(g, b);
  ground(g, b);
  let x = -60;
  const tints = [p.accent, p.body, p.green, p.water, p.body2, p.pale];
  let i = r.i(0, 5);
  const target = r.i(1, 2);
  let k = 0;
  const lad = [];
  while (x < W + 10) {
    const w = r.f(190, 260);
    const o = {
      wall: tints[i % 6],
      tex: 'render',
      fh: 92,
      floors: r.i(3, 4),
      bays: 3,
      trim: p.pale,
      roof: r.pick(['saddle', 'mansard', 'flat', 'saddle', 'crow']),
      roofH: 84,
    };
    if (k === target) {
      o.half = r.f(0.4, 0.6);
      o.halfC = tints[(i + 2) % 6];
      lad.push([x, w, o.half]);
    }
    randHouse(g, x, b, w, o);
    x += w + 3;
    i++;
    k++;
  }
  for (const [x0, w, hf] of lad) {
    const lx = x0 + w * hf;
    let d = '';
    for (let q = 1; q < 15; q++) d += seg(lx - 30 + q * 3.6, b - q * 20, lx - 4 + q * 3.6, b - q * 20);
    g.line(d, 2.2);
    g.line(seg(lx - 32, b, lx + 24, b - 312) + seg(lx - 4, b, lx + 52, b - 312), 3.6);
    g.both(
      poly([
        [lx + 40, b - 238],
        [lx + 64, b - 238],
        [lx + 60, b - 214],
        [lx + 44, b - 214],
      ]),
      p.pale,
      1.6,
    );
    g.both(
      poly([
        [lx - 70, b - 40],
        [lx - 40, b - 40],
        [lx - 44, b],
        [lx - 66, b],
      ]),
      p.pale,
      1.8,
    );
    g.both(circ(lx - 55, b - 40, 15, 4), tints[0], 1.4);
  }
};

// Carpentry ----------------------------------------------------------------------------
function isoBox(g, P, x, y, z, a, b, c, col, o = {}) {
  const p = g.p;
  const top = mix(col, p.night ? '#ffffff' : p.pale, p.night ? 0.12 : 0.42),
    left = col,
    right = mix(col, p.line, p.night ? -0.0 : 0.2);
  const lw = o.lw ?? 1.9;
  const T = [P(x, y, z + c), P(x + a, y, z + c), P(x + a, y + b, z + c), P(x, y + b, z + c)],
    L = [P(x, y + b, z + c), P(x + a, y + b, z + c), P(x + a, y + b, z), P(x, y + b, z)],
    R = [P(x + a, y, z + c), P(x + a, y + b, z + c), P(x + a, y + b, z), P(x + a, y, z)];
  g.both(poly(T), o.top ?? top, lw);
  g.both(poly(L), o.left ?? left, lw);
  g.both(poly(R), o.right ?? (p.night ? mix(col, '#000000', 0.35) : right), lw);
  if (o.grain) {
    let d = '';
    const r = g.r,
      n = o.grain;
    for (let i = 1; i <= n; i++) {
      const t = (i + r.f(-0.25, 0.25)) / (n + 1);
      if (a >= b && a >= c) {
        d +=
          seg(...P(x + a * r.f(0, 0.2), y + b * t, z + c), ...P(x + a * r.f(0.7, 1), y + b * t, z + c)) +
          seg(...P(x + a * r.f(0, 0.3), y + b, z + c * t), ...P(x + a * r.f(0.6, 1), y + b, z + c * t));
      } else if (b >= c) {
        d +=
          seg(...P(x + a * t, y + b * r.f(0, 0.2), z + c), ...P(x + a * t, y + b * r.f(0.7, 1), z + c)) +
          seg(...P(x + a, y + b * r.f(0, 0.3), z + c * t), ...P(x + a, y + b * r.f(0.6, 1), z + c * t));
      } else {
        d +=
          seg(...P(x + a * t, y + b, z + c * r.f(0, 0.2)), ...P(x + a * t, y + b, z + c * r.f(0.7, 1))) +
          seg(...P(x + a, y + b * t, z + c * r.f(0, 0.3)), ...P(x + a, y + b * t, z + c * r.f(0.6, 1)));
      }
    }
    g.line(d, 1, p.line, 'opacity=".5"');
  }
  if (o.end) {
    const F =
      o.end === 'x'
        ? [P(x + a, y, z), P(x + a, y + b, z), P(x + a, y + b, z + c), P(x + a, y, z + c)]
        : [P(x, y + b, z), P(x + a, y + b, z), P(x + a, y + b, z + c), P(x, y + b, z + c)];
    const cx = F.reduce((s, q) => s + q[0], 0) / 4,
      cy = F.reduce((s, q) => s + q[1], 0) / 4;
    g.clip(poly(F), () => {
      let d = '';
      for (let i = 1; i < 7; i++) d += circ(cx + 6, cy + 14, i * 11, i * 13);
      g.line(d, 1, p.line, 'opacity=".5"');
    });
  }
}
S.joint = (g) => {
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), r.pick([p.tint, p.paper, p.body2]));
  const s = 23,
    P = isoF(W * 0.5, H * 0.6, s);
  const wood = r.pick([p.wood, p.wood2, mix(p.wood, p.wood2, 0.5)]),
    wood2 = r.pick([wood === p.wood ? p.wood2 : p.wood, p.accent, mix(p.wood, p.deep, 0.3)]);
  let gr = '';
  for (let i = -20; i <= 20; i += 2)
    gr += seg(...P(i, -20, -5), ...P(i, 20, -5)) + seg(...P(-20, i, -5), ...P(20, i, -5));
  g.line(gr, 0.8, p.line, 'opacity=".2"');
  const k = r.i(0, 2);
  const mir = r.p();
  g.raw(mir ? `<g transform="translate(${W} 0) scale(-1 1)">` : '<g>');
  g.shade(poly([P(-9, 4.4, -5), P(11, 4.4, -5), P(11, 1, -5), P(-9, 1, -5)]), 0.14);
  if (k === 0) {
    // mortise and tenon, exploded upward
    isoBox(g, P, -11, -2, -3, 20, 4, 4, wood, { grain: 5, end: 'x' });
    g.both(poly([P(-1.4, -1, 1), P(1.4, -1, 1), P(1.4, 1, 1), P(-1.4, 1, 1)]), mix(wood, p.line, 0.75), 1.8);
    g.fill(
      poly([P(-1.4, -1, 1), P(-1.4, 1, 1), P(-1.4, 1, 0.1), P(-1.0, -0.6, 0.2)]),
      mix(wood, p.line, 0.4),
    );
    const up = r.f(3.2, 4.4);
    isoBox(g, P, -1.4, -1, 1 + up - 2.6, 2.8, 2, 2.6, wood2, { grain: 3 });
    isoBox(g, P, -2, -2, 1 + up, 4, 4, 9, wood2, { grain: 5 });
    const D = [
      [-1.4, 1],
      [1.4, 1],
      [1.4, -1],
    ]
      .map(([x, y]) => seg(...P(x, y, 1), ...P(x, y, 1 + up - 2.6)))
      .join('');
    g.dash(D, 1.6, p.accent === wood2 ? p.line : p.accent);
    isoBox(g, P, -4.5, 4.6, -2.2, 0.8, 4.4, 0.8, p.pale, { grain: 0 });
    g.dash(seg(...P(-4.1, 4.6, -1.8), ...P(-4.1, 2, -1.8)), 1.6);
  } else if (k === 1) {
    // dovetails
    isoBox(g, P, -10, -3.2, -2.6, 9, 6.4, 2, wood, { grain: 6 });
    const gap = r.f(2.4, 3.4);
    for (let i = 0; i < 3; i++) {
      const y = -2.7 + i * 2.1;
      g.both(
        poly([P(-1, y + 0.35, -0.6), P(1.6, y, -0.6), P(1.6, y + 1.35, -0.6), P(-1, y + 1, -0.6)]),
        mix(wood, p.pale, 0.42),
        1.8,
      );
      g.both(
        poly([P(-1, y + 1, -0.6), P(1.6, y + 1.35, -0.6), P(1.6, y + 1.35, -2.6), P(-1, y + 1, -2.6)]),
        wood,
        1.8,
      );
      g.both(
        poly([P(1.6, y, -0.6), P(1.6, y + 1.35, -0.6), P(1.6, y + 1.35, -2.6), P(1.6, y, -2.6)]),
        mix(wood, p.line, 0.25),
        1.8,
      );
    }
    const X = 1.6 + gap;
    isoBox(g, P, X, -3.2, -0.4, 2.4, 6.4, 8.5, wood2, { grain: 6 });
    for (let i = 0; i < 4; i++) {
      const y = -3.2 + i * 2.05 - (i ? 0.25 : 0),
        w = i === 0 || i === 3 ? 0.75 : 0.95;
      isoBox(g, P, X, y, -2.6, 2.4, w, 2.2, wood2, {});
    }
    g.dash(
      [-2, 0.1, 2.2].map((y) => seg(...P(1.6, y, -1.4), ...P(X, y, -1.4))).join(''),
      1.6,
      p.accent === wood2 ? p.line : p.accent,
    );
  } else {
    // crossing beams of a frame
    for (let i = 0; i < 3; i++) isoBox(g, P, -12, -7 + i * 5, -4.4, 24, 2, 2, wood, { grain: 3, end: 'x' });
    for (let i = 0; i < 3; i++) isoBox(g, P, -8 + i * 6.2, -9, -2.4, 2, 17, 2, wood2, { grain: 3, end: 'y' });
    isoBox(g, P, -1.8, -2, 1.2, 2, 2, 8, wood, { grain: 3 });
    g.dash(
      seg(...P(-1.8, 0, 1.2), ...P(-1.8, 0, -0.4)) +
        seg(...P(0.2, 0, 1.2), ...P(0.2, 0, -0.4)) +
        seg(...P(0.2, -2, 1.2), ...P(0.2, -2, -0.4)),
      1.6,
      p.accent === wood ? p.line : p.accent,
    );
  }
  g.raw('</g>');
};
S.truss = (g) => {
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.tint);
  clouds(g, 50, 150, 2);
  sun(g, W * (r.p() ? 0.12 : 0.88), 100, 40);
  const b = H - 150,
    w = Math.min(W * 0.78, 680),
    x = W / 2 - w / 2,
    hh = r.f(250, 300),
    ax = W / 2,
    ay = b - hh;
  const wood = p.wood,
    beam = (x1, y1, x2, y2, t, c = wood) => {
      const a = Math.atan2(y2 - y1, x2 - x1) + Math.PI / 2,
        dx = (Math.cos(a) * t) / 2,
        dy = (Math.sin(a) * t) / 2;
      g.both(
        poly([
          [x1 + dx, y1 + dy],
          [x2 + dx, y2 + dy],
          [x2 - dx, y2 - dy],
          [x1 - dx, y1 - dy],
        ]),
        c,
        1.9,
      );
    };
  g.fill(
    poly([
      [x, b],
      [ax, ay],
      [x + w, b],
    ]),
    p.night ? mix(p.paper, p.lit, 0.12) : mix(p.body2, p.pale, 0.45),
  );
  const L = (t) => [x + (ax - x) * t, b + (ay - b) * t],
    R = (t) => [x + w + (ax - x - w) * t, b + (ay - b) * t];
  for (const f of [L, R]) {
    const o = f === L ? -1 : 1;
    beam(...f(-0.1), ...f(1.02), 22, mix(wood, p.pale, 0.1));
    const off = (q) => [f(q)[0] + o * 17, f(q)[1] - 20];
    beam(...off(-0.12), ...off(1.03), 9, p.body2);
    const o2 = (q) => [f(q)[0] + o * 24, f(q)[1] - 29];
    for (let q = -0.12; q < 1; q += 0.075) {
      const A = o2(q),
        B = o2(q + 0.1);
      beam(A[0], A[1] + 1, B[0] + o * 3, B[1] - 3, 8, p.deep);
    }
    for (const q of [0.33, 0.66]) {
      const a = f(q);
      g.g(
        `transform="translate(${N(a[0] + o * 6)} ${N(a[1] - 8)}) rotate(${N(((o * -Math.atan2(hh, w / 2) * 180) / Math.PI) * -1)})"`,
        () => {
          g.both(rect(-13, -11, 26, 22), p.pale, 1.8);
          g.line(seg(-13, -11, 13, 11) + seg(13, -11, -13, 11), 1.3);
        },
      );
    }
  }
  beam(ax, ay + 20, ax, b - 6, 22);
  const kind = r.i(0, 1);
  beam(...L(0.5).map((v, i) => v + (i ? 14 : 8)), ax, b - 50, 16, mix(wood, p.line, 0.1));
  beam(...R(0.5).map((v, i) => v + (i ? 14 : -8)), ax, b - 50, 16, mix(wood, p.line, 0.1));
  if (kind) beam(L(0.56)[0], L(0.56)[1], R(0.56)[0], R(0.56)[1], 18);
  beam(x - 20, b, x + w + 20, b, 26);
  let gr = '';
  for (let i = 0; i < 9; i++) {
    const a = x + r.f(0, w * 0.8);
    gr += `M${N(a)} ${N(b + r.f(-8, 8))}h${N(r.f(40, 110))}`;
  }
  g.line(gr, 1, p.line, 'opacity=".5"');
  g.both(circ(ax, b, 5) + circ(ax, ay + 40, 5), p.line, 0);
  for (const q of [x + 4, x + w - 46]) {
    g.both(rect(q, b + 13, 42, H), p.pale, 2);
    g.clip(rect(q, b + 13, 42, H), () =>
      ashlar(g, rect(q, b + 13, 42, H), q, b + 13, 42, 200, 26, 40, p.body2, p.pale, 1.3),
    );
    g.both(rect(q - 3, b + 13, 48, 10), mix(wood, p.line, 0.2), 1.5);
  }
  g.both(rect(x + 46, H - 26, w - 92, 26), p.pale, 1.8);
  g.hatch(rect(x + 46, H - 26, w - 92, 26), 45, 7, 0.8);
  g.dimV(ay, b, x - 54 < 20 ? 24 : x - 54, p.line, []);
  g.line(
    `M${N(x + 120)} ${b}A120 120 0 0 0 ${N(x + 120 * Math.cos(Math.atan2(hh, w / 2)))} ${N(b - 120 * Math.sin(Math.atan2(hh, w / 2)))}`,
    1.4,
    p.accent,
    'stroke-dasharray="6 5"',
  );
  g.both(
    poly([
      [ax - 30, ay - 12],
      [ax, ay - 46],
      [ax + 30, ay - 12],
      [ax + 20, ay - 6],
      [ax, ay - 28],
      [ax - 20, ay - 6],
    ]),
    p.deep,
    1.8,
  );
};
S.stairs = (g) => {
  // spiral in plan
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), r.pick([p.tint, p.paper, p.body2]));
  const cx = W / 2 + r.f(-60, 60),
    cy = H / 2 + r.f(-16, 16),
    R = r.f(236, 270),
    ri = R * r.f(0.17, 0.24),
    n = r.i(18, 26),
    a0 = r.f(0, TAU),
    sweep = TAU * r.f(0.86, 1),
    dir = r.p() ? 1 : -1;
  const [c1, c2] = r.pick([
    [p.deep, p.pale],
    [p.accent, p.lit],
    [p.deep, p.body2],
    [p.body, p.pale],
    [p.deep, p.water],
  ]);
  let gr = '';
  const gs = 40;
  for (let x = cx % gs; x < W; x += gs) gr += `M${N(x)} 0V${H}`;
  for (let y = cy % gs; y < H; y += gs) gr += `M0 ${N(y)}H${W}`;
  g.line(gr, 0.8, p.line, 'opacity=".22"');
  g.shade(circ(cx + 14, cy + 16, R + 22), 0.2);
  g.both(circ(cx, cy, R + 22), p.night ? p.body2 : p.pale, 2.4);
  g.hatch(circ(cx, cy, R + 22), 45, 8, 0.9);
  g.both(circ(cx, cy, R), mix(c1, p.line, 0.35), 2);
  for (let i = 0; i < n; i++) {
    const A = a0 + (dir * sweep * i) / n,
      B = a0 + (dir * sweep * (i + 1)) / n,
      f = dir > 0 ? 1 : 0;
    const d = `M${pol(cx, cy, ri, A).map(N)}L${pol(cx, cy, R, A).map(N)}A${N(R)} ${N(R)} 0 0 ${f} ${pol(cx, cy, R, B).map(N)}L${pol(cx, cy, ri, B).map(N)}A${N(ri)} ${N(ri)} 0 0 ${1 - f} ${pol(cx, cy, ri, A).map(N)}z`;
    g.both(d, mix(c1, c2, i / (n - 1)), 1.8);
    const C = A + (B - A) * 0.24;
    g.shade(
      `M${pol(cx, cy, ri, A).map(N)}L${pol(cx, cy, R, A).map(N)}A${N(R)} ${N(R)} 0 0 ${f} ${pol(cx, cy, R, C).map(N)}L${pol(cx, cy, ri, C).map(N)}z`,
      0.16,
    );
  }
  g.both(circ(cx, cy, ri), p.pale, 2.2);
  g.both(circ(cx, cy, ri * 0.5), p.accent === c1 ? p.deep : p.accent, 2);
  const rr = (R + ri) / 2;
  const e = a0 + (dir * sweep * (n - 0.6)) / n,
    s = a0 + (dir * sweep * 0.6) / n;
  const [ex, ey] = pol(cx, cy, rr, e),
    [sx, sy] = pol(cx, cy, rr, s);
  g.line(
    `M${N(sx)} ${N(sy)}A${N(rr)} ${N(rr)} 0 ${sweep > Math.PI ? 1 : 0} ${dir > 0 ? 1 : 0} ${N(ex)} ${N(ey)}`,
    1.7,
    p.line,
    'stroke-dasharray="3 6"',
  );
  g.both(circ(sx, sy, 5), p.pale, 1.7);
  const t = e - dir * 0.14;
  g.line(seg(ex, ey, ...pol(cx, cy, rr + 12, t)) + seg(ex, ey, ...pol(cx, cy, rr - 12, t)), 2);
  g.line(
    seg(cx - R - 60, cy, cx + R + 60, cy) + seg(cx, cy - R - 46, cx, cy + R + 46),
    1,
    p.accent,
    'stroke-dasharray="18 5 3 5"',
  );
};

// Landscaping ---------------------------------------------------------------------------
S.vineyard = (g) => {
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
    const Y = (x) => y0 + Math.sin(x / r0 + ph) * am + (x - W / 2) * sl,
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
function planTree(g, x, y, R, c) {
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
S.garden = (g) => {
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
  const px = hw + 70,
    cy = H * r.f(0.62, 0.72),
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
  const trees = [];
  for (let i = 0; i < 60 && trees.length < (W > 1000 ? 14 : 8); i++) {
    const q = [r.f(40, W - 60), r.f(60, H - 60), r.f(30, 62)];
    const clear =
      Math.hypot(q[0] - cx, q[1] - cy) > R + 40 + q[2] &&
      !(q[0] < hw + 50 && q[1] < hh + 66 + q[2]) &&
      Math.abs(q[1] - cy) > 26 + q[2] * 0.7 &&
      !(q[0] > bedX - 40 && q[1] < 60 + bh + q[2]) &&
      trees.every((t) => Math.hypot(t[0] - q[0], t[1] - q[1]) > (t[2] + q[2]) * 0.86);
    if (clear) trees.push(q);
  }
  for (const t of trees)
    planTree(g, ...t, mix(p.green, r.pick([p.pale, p.line, p.body, p.accent]), r.f(0.05, 0.3)));
  g.raw('</g>');
};
S.gate = (g) => {
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
    const y = b + [10, 30, 58][i];
    pv += `M0 ${y}H${W}`;
    for (let x = r.f(0, 40); x < W; x += 40 + i * 22) pv += `M${N(x)} ${y}v${[20, 28, 40][i]}`;
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

// Heating --------------------------------------------------------------------------------
S.loops = (g) => {
  // underfloor heating, in plan
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.body2);
  const T = 26;
  const vx = W * r.f(0.52, 0.62),
    hy = H * r.f(0.42, 0.58);
  const rooms =
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
    g.both(rect(x, y, w, h), [p.tint, p.pale, p.body2, p.tint][i], 2.4);
    let q = '';
    for (let a = x + 30; a < x + w; a += 30) q += `M${N(a)} ${N(y)}v${N(h)}`;
    for (let a = y + 30; a < y + h; a += 30) q += `M${N(x)} ${N(a)}h${N(w)}`;
    g.line(q, 0.7, p.line, 'opacity=".3"');
    const spiral = (i + r.i(0, 1)) % 2 === 0;
    const s = 30,
      m = 24;
    if (spiral) {
      const mk = (off) => {
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
      const pts = [],
        pc = [];
      let k = 0;
      for (let yy = y + m; yy < y + h - m; yy += s, k++) {
        pts.push(k % 2 ? [x + w - m, yy] : [x + m, yy], k % 2 ? [x + m, yy] : [x + w - m, yy]);
      }
      rounded(g, pts, 14, 8.5, warm, cool);
    }
    g.shade(rect(x, y, w, 10) + rect(x, y, 10, h), 0.22);
  });
  const dx = rooms[0];
  g.both(rect(dx[0] + dx[2] - 2, dx[1] + dx[3] * 0.3, T + 4, 86), p.pale, 1.8);
  g.both(rect(dx[0] + 40, dx[1] + dx[3] - 2, 110, 52), p.pale, 1.8);
  g.line(`M${dx[0] + 40} ${dx[1] + dx[3] + 18}h110M${dx[0] + 40} ${dx[1] + dx[3] + 30}h110`, 1.5);
};
function rounded(g, pts, q, w, c, c2) {
  let d = `M${pts[0].map(N)}`;
  for (let i = 1; i < pts.length - 1; i++) {
    const [a, b, e] = [pts[i - 1], pts[i], pts[i + 1]];
    const u = (s, t) => {
      const L = Math.hypot(s[0] - t[0], s[1] - t[1]) || 1;
      const k = Math.min(q, L / 2);
      return [t[0] + ((s[0] - t[0]) / L) * k, t[1] + ((s[1] - t[1]) / L) * k];
    };
    d += `L${u(a, b).map(N)}Q${b.map(N)} ${u(e, b).map(N)}`;
  }
  d += `L${pts[pts.length - 1].map(N)}`;
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
S.radiator = (g) => {
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
S.stove = (g) => {
  const { W, H, p, r } = g;
  const wall = r.pick([p.body, p.body2, p.tint, p.accent]);
  const stove = wall === p.accent ? p.deep : p.deep;
  const fl = H - 96;
  g.fill(rect(0, 0, W, fl), wall);
  const cx = W * r.f(0.42, 0.58);
  const niche = [cx - 180, 40, 360, fl - 40];
  g.shade(rect(niche[0] - 10, niche[1] - 10, niche[2] + 34, niche[3] + 10), 0.12);
  g.clip(rect(...niche), () => {
    if (r.p())
      ashlar(g, rect(...niche), ...niche, 34, 74, mix(p.body, p.pale, 0.2), mix(p.body2, p.pale, 0.4), 1.3);
    else {
      g.fill(rect(...niche), p.pale);
      courses(g, ...niche, 24, 52, 1, p.line, 1.2, 0.8);
    }
    g.shade(rect(niche[0], niche[1], 26, niche[3]) + rect(niche[0], niche[1], niche[2], 22), 0.24);
  });
  g.draft(niche[0], niche[1], niche[2], niche[3], 10, 2);
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
      const q = [1, 0.68, 0.38][i],
        c = [p.accent === '#DDA63F' ? p.body : p.accent, p.lit, p.pale][i];
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

// Interior / kitchens -----------------------------------------------------------------------
S.kitchen = (g) => {
  const { W, H, p, r } = g;
  const wall = r.pick([p.tint, p.pale, p.body2]);
  g.fill(rect(0, 0, W, H), wall);
  const fl = H - 58,
    ct = fl - 168;
  const cab = r.pick([p.deep, p.green, p.accent, p.body, p.water]),
    cab2 = mix(cab, p.night ? '#000000' : p.line, 0.16),
    wood = p.wood;
  const splash = ct - 132;
  const tk = r.i(0, 2);
  g.clip(rect(0, splash, W, ct - splash), () => {
    if (tk === 0) {
      g.fill(rect(0, splash, W, 140), p.pale);
      courses(g, 0, splash, W, 140, 22, 44, 1, p.line, 1.1, 0.5);
    } else if (tk === 1) {
      const s = 33;
      for (let y = splash; y < ct; y += s)
        for (let x = 0; x < W; x += s) {
          g.fill(rect(x, y, s, s), mix(p.pale, r.pick([p.water, p.green, p.body2, p.pale]), r.f(0.1, 0.7)));
        }
      let d = '';
      for (let y = splash; y < ct; y += s) d += `M0 ${y}H${W}`;
      for (let x = 0; x < W; x += s) d += `M${x} ${splash}v140`;
      g.line(d, 1.3, p.line, 'opacity=".5"');
    } else {
      const s = 44;
      let a = '';
      for (let y = splash; y < ct; y += s)
        for (let x = 0; x < W; x += s) a += `M${x} ${y}h${s}L${x} ${y + s}z`;
      g.fill(rect(0, splash, W, 140), p.pale);
      g.fill(a, mix(cab, p.pale, 0.45));
    }
  });
  g.line(`M0 ${splash}H${W}`, 1.6);
  // window or hood
  const flipK = r.p();
  if (flipK) g.raw(`<g transform="translate(${W} 0) scale(-1 1)">`);
  const wx = W * r.f(0.08, 0.26);
  win(g, wx, 54, r.pick([130, 150, 190]), splash - 84, {
    s: 9,
    trim: p.pale,
    rows: 2,
    frame: p.pale,
    glass: p.night ? p.glass : mix(p.water, p.pale, 0.35),
  });
  g.both(rect(wx - 30, splash - 22, 210, 12), wood, 1.7);
  const hx = W * r.f(0.52, 0.66);
  g.both(rect(hx - 26, -4, 52, 118), p.pale, 1.9);
  g.both(
    poly([
      [hx - 26, 112],
      [hx + 26, 112],
      [hx + 92, 190],
      [hx - 92, 190],
    ]),
    p.pale,
    2,
  );
  g.both(rect(hx - 96, 188, 192, 16), wood, 1.8);
  g.shade(
    poly([
      [hx + 8, 112],
      [hx + 26, 112],
      [hx + 92, 190],
      [hx + 34, 190],
    ]),
    0.14,
  );
  g.shade(rect(hx - 92, 204, 184, 12), 0.18);
  const sx = hx + 116,
    sw = Math.min(W - sx - 20, W * 0.26);
  for (const y of [120, splash - 26]) {
    g.both(rect(sx, y, sw, 9), wood, 1.7);
    g.shade(rect(sx, y + 9, sw, 7), 0.18);
    let x = sx + 14;
    while (x < sx + sw - 30) {
      const k = r.i(0, 4);
      if (k === 0) {
        g.both(
          `M${N(x)} ${y - 26}h34q-2 26 -12 26h-10q-10 0 -12 -26z`,
          r.pick([p.accent, p.pale, p.body2]),
          1.6,
        );
        x += 44;
      } else if (k === 1) {
        g.both(rrect(x, y - 44, 24, 44, 5), mix(p.water, p.pale, 0.4), 1.6);
        g.fill(rect(x + 2, y - 26, 20, 24), p.body);
        g.both(rect(x + 2, y - 52, 20, 9), wood, 1.4);
        x += 32;
      } else if (k === 2) {
        for (let q = 0; q < 3; q++)
          g.both(`M${N(x - q)} ${y - 8 - q * 7}h${40}q-4 8 -10 8h-20q-6 0 -10 -8z`, p.pale, 1.4);
        x += 52;
      } else if (k === 3) {
        g.both(rect(x, y - 22, 20, 22), p.accent, 1.6);
        x += 27;
      } else {
        g.both(
          poly([
            [x, y - 28],
            [x + 30, y - 28],
            [x + 25, y],
            [x + 5, y],
          ]),
          p.pale,
          1.6,
        );
        g.line(branches(g, x + 15, y - 28, 22, -Math.PI / 2, 4, 0.6), 1.4, p.green);
        x += 42;
      }
    }
  }
  // base units
  const n = Math.round((W + 40) / 118),
    uw = (W + 40) / n;
  g.both(rect(-20, fl - 18, W + 40, 18), mix(cab, p.line, 0.5), 1.5);
  for (let i = 0; i < n; i++) {
    const x = -20 + i * uw;
    const oven = Math.abs(x + uw / 2 - hx) < uw / 2;
    if (oven) {
      g.both(rect(x, ct + 16, uw, fl - ct - 34), p.pale, 1.9);
      g.both(rect(x + 12, ct + 58, uw - 24, 66), p.night ? p.lit : p.glass, 1.8);
      g.line(`M${N(x + 14)} ${ct + 48}h${N(uw - 28)}`, 4);
      for (let q = 0; q < 4; q++)
        g.both(circ(x + (uw * (q + 0.8)) / 4.6, ct + 32, 6), p.accent === cab ? p.deep : p.accent, 1.4);
    } else {
      const dr = (i * 7 + r.i(0, 1)) % 3 === 0;
      g.both(rect(x, ct + 16, uw, fl - ct - 34), cab, 1.9);
      if (dr) {
        const hh = (fl - ct - 34) / 3;
        for (let q = 0; q < 3; q++) {
          g.line(rect(x + 7, ct + 22 + q * hh, uw - 14, hh - 10), 1.4);
          g.line(`M${N(x + uw / 2 - 18)} ${N(ct + 32 + q * hh)}h36`, 3.4, wood);
        }
      } else {
        g.line(
          rect(x + 7, ct + 22, uw - 14, fl - ct - 48) + rect(x + 20, ct + 36, uw - 40, fl - ct - 76),
          1.4,
        );
        g.fill(circ(i % 2 ? x + 14 : x + uw - 14, ct + 78, 4.5), wood);
      }
    }
  }
  g.shade(rect(0, ct + 16, W, 12), 0.3);
  g.both(rect(-10, ct, W + 20, 17), r.pick([p.pale, wood]), 2); // tap, pans
  const tx = wx + 75;
  pipe(
    g,
    [
      [tx - 16, ct],
      [tx - 16, ct - 64],
      [tx + 16, ct - 64],
      [tx + 16, ct - 44],
    ],
    7,
    wood,
  );
  g.both(rrect(hx - 60, ct - 44, 78, 44, 6), p.accent === cab ? p.deep : p.accent, 1.9);
  g.line(`M${N(hx - 60)} ${ct - 34}h-22M${N(hx - 64)} ${ct - 46}h86`, 4.5);
  g.both(circ(hx - 21, ct - 52, 5), p.line, 0);
  for (let q = 0; q < 3; q++)
    g.both(circ(W * 0.44 + q * 17 - W * 0.06, ct - 11, 11), r.pick([p.lit, p.accent, p.green]), 1.6);
  g.fill(rect(0, fl, W, H), mix(p.body2, p.pale, 0.2));
  g.line(`M0 ${fl}H${W}`, 2.4);
  let fd = '';
  for (let i = -14; i < 30; i++) fd += seg((W * i) / 14, fl, ((W * i) / 14 - W / 2) * 1.5 + W / 2, H);
  g.line(fd, 1.1, p.line, 'opacity=".6"');
  if (flipK) g.raw('</g>');
};
S.isoroom = (g) => {
  const { W, H, p, r } = g;
  const bg = r.pick([p.paper, p.body2, p.body, p.water]);
  g.fill(rect(0, 0, W, H), bg);
  const s = 36.5,
    P = isoF(W / 2, H * 0.415, s),
    D = 8,
    h = 5.6,
    t = 0.45;
  const w1 = r.pick([p.tint, p.body2, p.pale, p.green, mix(p.accent, p.pale, 0.25)]),
    w2 = mix(w1, p.line, p.night ? 0.05 : 0.13);
  g.shade(
    poly([
      P(0, D, -0.5),
      P(D, D, -0.5),
      P(D, 0, -0.5),
      P(D + 1.6, 0, -1.2),
      P(D + 1.6, D + 1.6, -1.2),
      P(0, D + 1.6, -1.2),
    ]),
    0.16,
  );
  g.both(poly([P(0, D, 0), P(D, D, 0), P(D, D, -0.5), P(0, D, -0.5)]), mix(p.deep, p.pale, 0.1), 1.8);
  g.both(poly([P(D, 0, 0), P(D, D, 0), P(D, D, -0.5), P(D, 0, -0.5)]), mix(p.deep, p.line, 0.3), 1.8);
  g.both(poly([P(0, 0, 0), P(D, 0, 0), P(D, D, 0), P(0, D, 0)]), p.body2, 2);
  const fk = r.i(0, 2);
  g.clip(poly([P(0, 0, 0), P(D, 0, 0), P(D, D, 0), P(0, D, 0)]), () => {
    if (fk === 0)
      for (let i = 0; i < D; i++)
        for (let j = 0; j < D; j++) {
          if ((i + j) % 2)
            g.fill(
              poly([P(i, j, 0), P(i + 1, j, 0), P(i + 1, j + 1, 0), P(i, j + 1, 0)]),
              r.p(0.98) ? p.deep : p.accent,
            );
        }
    else if (fk === 1)
      for (let i = 0; i < D * 2; i++) {
        let y = -r.f(0, 2);
        while (y < D) {
          const l = r.f(1.6, 3);
          g.both(
            poly([P(i / 2, y, 0), P(i / 2 + 0.5, y, 0), P(i / 2 + 0.5, y + l, 0), P(i / 2, y + l, 0)]),
            mix(p.wood, p.wood2, r.f(0.1, 0.9)),
            1,
          );
          y += l;
        }
      }
    else {
      g.fill(poly([P(0, 0, 0), P(D, 0, 0), P(D, D, 0), P(0, D, 0)]), p.pale);
      let d = '';
      for (let i = 0; i <= D; i += 0.8)
        d += seg(...P(i, 0, 0), ...P(i, D, 0)) + seg(...P(0, i, 0), ...P(D, i, 0));
      g.line(d, 1.2);
      for (let i = 0.8; i < D; i += 0.8)
        for (let j = 0.8; j < D; j += 0.8) {
          const c = P(i, j, 0);
          g.fill(
            poly([
              [c[0] - 7, c[1]],
              [c[0], c[1] - 4],
              [c[0] + 7, c[1]],
              [c[0], c[1] + 4],
            ]),
            p.accent,
          );
        }
    }
  });
  g.both(poly([P(0, 0, 0), P(0, D, 0), P(0, D, h), P(0, 0, h)]), w1, 2);
  g.both(poly([P(0, 0, 0), P(D, 0, 0), P(D, 0, h), P(0, 0, h)]), w2, 2);
  const dado = h * r.f(0.3, 0.45),
    dc = r.pick([p.deep, p.accent, p.green, p.body]);
  if (r.p(0.6)) {
    g.both(poly([P(0, 0, 0), P(0, D, 0), P(0, D, dado), P(0, 0, dado)]), dc, 1.5);
    g.both(poly([P(0, 0, 0), P(D, 0, 0), P(D, 0, dado), P(0, 0, dado)]), mix(dc, p.line, 0.18), 1.5);
  }
  g.both(poly([P(0, 0, h), P(D, 0, h), P(D, -t, h), P(-t, -t, h), P(-t, D, h), P(0, D, h)]), p.line, 1.5);
  g.hatch(
    poly([P(0, 0, h), P(D, 0, h), P(D, -t, h), P(-t, -t, h), P(-t, D, h), P(0, D, h)]),
    45,
    6,
    0.8,
    p.paper,
  );
  g.both(poly([P(0, D, 0), P(0, D, h), P(-t, D, h), P(-t, D, 0)]), mix(p.body, p.pale, 0.2), 1.6);
  g.both(poly([P(D, 0, 0), P(D, 0, h), P(D, -t, h), P(D, -t, 0)]), mix(p.body, p.line, 0.15), 1.6);
  const q = (y1, y2, z1, z2, c) =>
    g.both(poly([P(0, y1, z1), P(0, y2, z1), P(0, y2, z2), P(0, y1, z2)]), c, 1.8);
  const qx = (x1, x2, z1, z2, c) =>
    g.both(poly([P(x1, 0, z1), P(x2, 0, z1), P(x2, 0, z2), P(x1, 0, z2)]), c, 1.8);
  const sky = p.night ? p.glass : mix(p.water, p.pale, 0.4);
  q(2.4, 6, 2, 4.7, p.pale);
  q(2.6, 4.1, 2.2, 4.5, p.night ? p.lit : sky);
  q(4.3, 5.8, 2.2, 4.5, p.night ? p.lit : sky);
  g.fill(poly([P(0.8, 3, 0.02), P(4.6, 4.6, 0.02), P(4.6, 7.4, 0.02), P(0.8, 5.8, 0.02)]), p.lit, 0.4);
  if (r.p()) {
    qx(5.2, 7.2, 0, 4.2, p.pale);
    qx(5.4, 7, 0, 4, dc);
    g.fill(circ(...P(5.65, 0, 1.9), 4), p.lit);
  } else {
    qx(4.8, 7.2, 2.2, 4.6, p.body);
    qx(5, 7, 2.4, 4.4, p.pale);
    g.fill(poly([P(5.1, 0, 2.5), P(6.9, 0, 2.5), P(6.2, 0, 3.8), P(5.7, 0, 3.1)]), p.accent);
    g.fill(circ(...P(5.6, 0, 4), 7), p.lit);
  }
  if (r.p(0.7)) {
    g.both(poly([P(2.2, 2.6, 0.03), P(7, 2.6, 0.03), P(7, 6.8, 0.03), P(2.2, 6.8, 0.03)]), p.accent, 1.7);
    g.line(poly([P(2.6, 3, 0.03), P(6.6, 3, 0.03), P(6.6, 6.4, 0.03), P(2.6, 6.4, 0.03)]), 2, p.pale);
  }
  const wd = p.wood,
    k = r.i(0, 2);
  if (k === 0) {
    isoBox(g, P, 0.1, 0.3, 0, 1.5, 4.4, 0.9, p.green);
    isoBox(g, P, 0.1, 0.3, 0.9, 0.5, 4.4, 0.9, p.green);
    isoBox(g, P, 0.1, 4.7, 0, 1.5, 0.5, 1.3, p.green);
    for (const [x, y] of [
      [3.2, 3.4],
      [5.4, 3.4],
      [3.2, 5.4],
      [5.4, 5.4],
    ])
      isoBox(g, P, x, y, 0, 0.18, 0.18, 0.9, wd, { lw: 1.3 });
    isoBox(g, P, 3, 3.2, 0.9, 2.8, 2.5, 0.16, wd);
    isoBox(g, P, 3.6, 3.8, 1.06, 0.9, 0.6, 0.16, p.pale, { lw: 1.4 });
  } else if (k === 1) {
    isoBox(g, P, 0.1, 0.2, 0, 5, 1.4, 1.9, p.deep);
    isoBox(g, P, 0.05, 0.15, 1.9, 5.1, 1.5, 0.16, p.pale);
    for (let i = 1; i < 4; i++)
      g.line(seg(...P(0.1 + i * 1.25, 1.6, 0), ...P(0.1 + i * 1.25, 1.6, 1.9)), 1.4, p.pale);
    isoBox(g, P, 1, 0.5, 2.06, 0.8, 0.6, 0.5, p.accent, { lw: 1.4 });
    for (const [x, y] of [
      [3, 5],
      [6, 5],
    ]) {
      isoBox(g, P, x, y, 0, 0.2, 0.2, 1.2, wd, { lw: 1.3 });
    }
    isoBox(g, P, 2.6, 4, 1.2, 4, 2, 0.18, wd);
    for (const x of [3, 4.6]) isoBox(g, P, x, 6.6, 0, 0.9, 0.9, 0.8, p.body2);
  } else {
    isoBox(g, P, 0.3, 0.5, 0, 3.2, 5, 0.7, wd);
    isoBox(g, P, 0.4, 0.7, 0.7, 3, 4.6, 0.5, p.pale);
    isoBox(g, P, 0.4, 2.4, 1.1, 3, 2.9, 0.22, p.accent);
    isoBox(g, P, 0.5, 0.8, 1.2, 1.2, 1.1, 0.35, p.tint, { lw: 1.4 });
    isoBox(g, P, 2, 0.8, 1.2, 1.2, 1.1, 0.35, p.tint, { lw: 1.4 });
    isoBox(g, P, 5.2, 0.2, 0, 2.4, 1, 1.7, p.body2);
    isoBox(g, P, 0.3, 6, 0, 1.1, 1.1, 1.1, wd);
  }
  const [lx, ly] = P(5, 4.4, 0);
  g.line(seg(lx, 0, lx, ly - 236), 1.6);
  g.both(
    `M${N(lx - 36)} ${N(ly - 204)}A36 36 0 0 1 ${N(lx + 36)} ${N(ly - 204)}z`,
    p.accent === dc ? p.body : p.accent,
    1.9,
  );
  g.fill(circ(lx, ly - 204, 34, 7), p.lit);
};

// Windows & doors ------------------------------------------------------------------------
S.frontdoor = (g) => {
  const { W, H, p, r } = g;
  let wall = r.pick([p.body, p.body2, p.accent, p.green, p.water]);
  const st = wall === p.body2 ? p.pale : mix(p.body2, p.pale, 0.3);
  const b = H - 54;
  g.fill(rect(0, 0, W, H), p.night && wall === p.accent ? mix(wall, '#141D24', 0.5) : wall);
  if (r.p()) courses(g, 0, 0, W, b, 30, 64, 0.4, p.line, 1.1, 0.45);
  else g.stipple(rect(0, 0, W, b), p.line, 12, 0.3, 70);
  const cx = W / 2,
    w = 210,
    h = 400,
    x = cx - w / 2;
  const rd = r.p(0.55),
    dc =
      wall === p.accent || wall === p.body ? r.pick([p.deep, p.green]) : r.pick([p.accent, p.deep, p.body]);
  const s = 44;
  const O = (q) =>
    rd ? arch(x - q, b - h - q - 20, w + 2 * q, h + q + 20) : rect(x - q, b - h - q, w + 2 * q, h + q);
  g.shade(
    rd
      ? arch(x - s + 14, b - h - s, w + 2 * s, h + s + 20)
      : rect(x - s + 14, b - h - s + 12, w + 2 * s, h + s),
    0.2,
  );
  g.both(O(s), st, 2.2);
  if (rd) {
    const cy = b - h - 20 + w / 2;
    let d = '';
    for (let i = 0; i <= 9; i++) {
      const a = Math.PI + (Math.PI * i) / 9;
      d += seg(...pol(cx, cy, w / 2, a), ...pol(cx, cy, w / 2 + s, a));
    }
    for (let y = cy; y < b; y += 52) d += `M${N(x - s)} ${N(y)}h${s}M${N(x + w)} ${N(y)}h${s}`;
    g.line(d, 1.5);
    g.both(
      poly([
        [cx - 15, b - h - s - 32],
        [cx + 15, b - h - s - 32],
        [cx + 11, b - h - 12],
        [cx - 11, b - h - 12],
      ]),
      wall === p.body ? p.pale : p.body,
      1.9,
    );
  } else {
    let d = '';
    for (let y = b - h; y < b; y += 50) d += `M${N(x - s)} ${N(y)}h${s}M${N(x + w)} ${N(y)}h${s}`;
    g.line(d, 1.5);
    g.shade(rect(x - s - 20, b - h - s, w + 2 * s + 40, 14), 0.24);
    g.both(rect(x - s - 20, b - h - s - 18, w + 2 * s + 40, 22), st, 2);
    g.both(rect(x - s - 10, b - h - s - 30, w + 2 * s + 20, 12), st, 1.8);
  }
  g.both(O(0), dc, 2.4);
  g.clip(O(0), () => {
    const tr = rd ? w / 2 + 18 : 92,
      ty = rd ? b - h - 20 + w / 2 + 4 : b - h + 88;
    g.fill(rect(x, b - h - 30, w, ty - b + h + 30), p.night ? p.lit : p.glass);
    if (rd) {
      const cy = ty;
      let d = '';
      for (let i = 1; i < 8; i++) d += seg(cx, cy, ...pol(cx, cy, w, Math.PI + (Math.PI * i) / 8));
      d += circ(cx, cy, 40) + circ(cx, cy, 70);
      g.line(d, 3.2, p.pale);
    } else {
      let d = '';
      for (let i = 0; i < 6; i++)
        d +=
          seg(x + (w * i) / 6, b - h, x + (w * (i + 1)) / 6, ty) +
          seg(x + (w * (i + 1)) / 6, b - h, x + (w * i) / 6, ty);
      g.line(d, 2.4, p.pale);
    }
    g.both(rect(x, ty - 3, w, 12), mix(dc, p.line, 0.3), 1.6);
    g.line(`M${N(cx)} ${N(ty)}V${b}`, 3);
    const py = ty + 24,
      ph = b - py;
    for (const q of [x + 14, cx + 10]) {
      const pw = w / 2 - 24;
      g.both(rect(q, py, pw, ph * 0.44), p.night ? mix(p.lit, p.body, 0.4) : p.glass, 1.9);
      const k = r.f(0, 1);
      let d = '';
      for (let i = 1; i < 4; i++) d += `M${N(q + (pw * i) / 4)} ${N(py)}v${N(ph * 0.44)}`;
      d += circ(q + pw / 2, py + ph * 0.22, pw * 0.34);
      g.line(d, 2.4, mix(p.line, dc, 0.15));
      g.both(rect(q, py + ph * 0.5, pw, ph * 0.18), mix(dc, p.pale, 0.12), 1.7);
      g.both(rect(q, py + ph * 0.73, pw, ph * 0.2), mix(dc, p.pale, 0.12), 1.7);
      g.line(
        rect(q + 8, py + ph * 0.5 + 8, pw - 16, ph * 0.18 - 16) +
          rect(q + 8, py + ph * 0.73 + 8, pw - 16, ph * 0.2 - 16),
        1.3,
      );
    }
    g.both(circ(cx - 14, py + ph * 0.47, 7), p.lit, 1.7);
    g.both(circ(cx + 14, py + ph * 0.47, 7), p.lit, 1.7);
    g.shade(rect(x, b - h - 40, 22, h + 40) + rect(x, b - h - 40, w, rd ? 0 : 20), 0.34);
  });
  for (let i = 0; i < 3; i++) {
    const e = 24 + i * 30;
    g.both(rect(x - s - e, b - 4 + i * 18, w + 2 * s + 2 * e, 20), mix(st, p.line, i * 0.06), 1.9);
    g.shade(rect(x - s - e, b + 10 + i * 18, w + 2 * s + 2 * e, 5), 0.2);
  }
  const L = [cx - 262, cx + 262];
  if (r.p(0.75))
    for (const q of L) {
      if (q < 40 || q > W - 40) continue;
      g.both(
        poly([
          [q - 30, b - 60],
          [q + 30, b - 60],
          [q + 22, b + 14],
          [q - 22, b + 14],
        ]),
        p.body === wall ? p.deep : p.body,
        2,
      );
      g.line(seg(q, b - 60, q, b - 96), 4);
      const k = r.pick ? (g.topi ?? (g.topi = r.i(0, 1))) : 0;
      if (k) {
        for (const [yy, R] of [
          [-126, 46],
          [-196, 32],
          [-244, 20],
        ]) {
          g.both(circ(q, b + yy, R), mix(p.green, p.line, 0.15), 1.8);
          g.stipple(circ(q, b + yy, R), p.pale, 30, 0.7, 40, 2.2);
        }
      } else {
        g.both(
          poly([
            [q - 44, b - 76],
            [q, b - 290],
            [q + 44, b - 76],
          ]),
          mix(p.green, p.line, 0.15),
          1.9,
        );
        g.stipple(
          poly([
            [q - 44, b - 76],
            [q, b - 290],
            [q + 44, b - 76],
          ]),
          p.pale,
          30,
          0.7,
          40,
          2.2,
        );
      }
    }
  if (W > 1000 || r.p(0.5))
    for (const q of W > 1000 ? [W * 0.12, W * 0.8] : [-66, W - 64])
      win(g, q, 110, 130, 210, { trim: st, shutter: dc });
  const lx = x - s - 46;
  if (lx > 20) {
    const ly = b - h + 10;
    g.both(
      poly([
        [lx - 12, ly],
        [lx + 12, ly],
        [lx + 16, ly + 38],
        [lx - 16, ly + 38],
      ]),
      p.lit,
      1.8,
    );
    g.line(`M${N(lx)} ${N(ly)}v-14h46`, 2.4);
  }
};
S.shutters = (g) => {
  const { W, H, p, r } = g;
  const wall = r.pick([p.pale, p.body2, p.body, p.tint, p.accent]);
  g.fill(rect(0, 0, W, H), wall);
  const tex = r.i(0, 2);
  if (tex === 0) courses(g, 0, 0, W, H, 34, 78, 0.4, p.line, 1.2, 0.4);
  else if (tex === 1) courses(g, 0, 0, W, H, 14, 34, 0.3, p.line, 1, 0.4);
  else g.stipple(rect(0, 0, W, H), p.line, 14, 0.35, 70, 1.6);
  const cols = W > 1000 ? 4 : 2,
    rows = 2;
  const sc = r.pick([p.accent, p.deep, p.green, p.water].filter((c) => c !== wall));
  const trim = wall === p.body2 ? p.pale : mix(p.body2, p.pale, 0.2);
  const arch0 = r.pick([null, 'seg', null]);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const cw = W / cols,
        w = 104,
        h = 176,
        x = cw * (i + 0.5) - w / 2,
        y = 62 + j * 290;
      win(g, x, y, w, h, {
        trim,
        arch: arch0,
        shutter: r.p(0.88) ? sc : null,
        s: 13,
        rows: 3,
        curtain: r.p(0.4),
      });
      if (r.p(0.5)) {
        g.both(rect(x - 14, y + h - 4, w + 28, 22), p.body === wall ? p.deep : p.body, 1.7);
        for (let k = 0; k < 9; k++) {
          const a = x - 6 + k * 14.5;
          g.both(circ(a, y + h - 8 - r.f(0, 9), 10), mix(p.green, p.line, r.f(0, 0.2)), 1.3);
          if (r.p(0.7))
            g.both(
              circ(a + r.f(-4, 4), y + h - 14 - r.f(0, 10), 5),
              r.pick([p.accent === wall ? p.pale : p.accent, p.pale, p.lit]),
              1.2,
            );
        }
      }
    }
  g.shade(rect(0, 326, W, 8), 0.2);
  g.both(rect(-5, 312, W + 10, 15), trim, 1.8);
  g.shade(
    poly([
      [0, 0],
      [W, 0],
      [W, 20],
      [0, 20],
    ]),
    0.26,
  );
};

// Security -------------------------------------------------------------------------------
S.fort = (g) => {
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
  const trace = (R, k, o = 0) => {
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
S.lock = (g) => {
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
  ]) {
    g.both(circ(x, y, 8), br, 1.6);
    g.line(seg(x - 5, y - 5, x + 5, y + 5), 1.8);
  }
  const out = r.p(0.7) ? 62 : 20;
  for (const [y, h] of [
    [ly + 70, 40],
    [ly + 196, 62],
  ]) {
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

// Cleaning -------------------------------------------------------------------------------
S.panes = (g) => {
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
  const k = r.f(-0.25, 0.25);
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
S.suds = (g) => {
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

// Moving ---------------------------------------------------------------------------------
S.lift = (g) => {
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.tint);
  sun(g, W * 0.86, H * 0.18, 40);
  clouds(g, 40, 180, 3);
  const b = H - 62;
  skyline(g, b);
  ground(g, b);
  const w = 340,
    x = W * 0.03;
  const hs = randHouse(g, x, b, w, {
    floors: 4,
    fh: 92,
    bays: 4,
    roof: r.pick(['mansard', 'saddle', 'half']),
    roofH: 92,
    dormers: [0.3, 0.7],
    bands: true,
    shutter: null,
    wall: r.pick([p.pale, p.body, p.body2, p.accent]),
    doorBay: 0,
    arch: null,
    tex: 'render',
  });
  const tx = x + w * 0.875,
    ty = b - 14 - 3 * 92 + 24;
  g.both(rect(tx - 26, ty - 56, 52, 58), p.deep, 2);
  g.fill(rect(tx - 40, ty - 56, 14, 58), p.pale);
  g.line(rect(tx - 42, ty - 56, 16, 58), 1.4);
  const lx = Math.min(W - 284, x + w + 240),
    ly = b - 44;
  const dx = lx - tx,
    dy = ly - ty,
    L = Math.hypot(dx, dy),
    ux = dx / L,
    uy = dy / L;
  let rg = '';
  const off = 15;
  for (let q = 0; q < L; q += 16)
    rg +=
      seg(tx + ux * q, ty + uy * q, tx + ux * (q + 8) + uy * off, ty + uy * (q + 8) - ux * off) +
      seg(tx + ux * (q + 8) + uy * off, ty + uy * (q + 8) - ux * off, tx + ux * (q + 16), ty + uy * (q + 16));
  g.line(rg, 1.4);
  g.line(
    seg(tx, ty, lx, ly) + seg(tx + uy * off, ty - ux * off, lx + uy * off, ly - ux * off),
    3.6,
    p.accent,
  );
  const t = r.f(0.4, 0.62),
    px = tx + dx * t,
    py = ty + dy * t - 12;
  g.both(
    poly([
      [px - 44, py - 4],
      [px + 58, py - 4],
      [px + 58, py + 6],
      [px - 44, py + 6],
    ]),
    p.deep,
    1.8,
  );
  const it = r.i(0, 2);
  if (it === 0) {
    g.both(rrect(px - 36, py - 56, 86, 52, 8), p.green, 2);
    g.both(rrect(px - 42, py - 34, 18, 30, 6) + rrect(px + 38, py - 34, 18, 30, 6), p.green, 1.8);
    g.line(`M${N(px + 7)} ${N(py - 54)}v50`, 1.4);
  } else if (it === 1) {
    g.both(rect(px - 30, py - 92, 76, 88), p.body, 2);
    g.line(`M${N(px + 8)} ${N(py - 92)}v88`, 1.6);
    g.line(rect(px - 24, py - 86, 26, 74) + rect(px + 14, py - 86, 26, 74), 1.2);
  } else {
    g.both(rect(px - 34, py - 38, 44, 34), p.body, 1.8);
    g.both(rect(px + 12, py - 30, 38, 26), p.body2, 1.8);
    g.both(rect(px - 20, py - 68, 44, 30), p.body2, 1.8);
    g.line(`M${N(px - 12)} ${N(py - 38)}v34M${N(px + 2)} ${N(py - 68)}v30`, 3, p.pale);
  }
  const vx = lx - 30,
    vy = b;
  g.shade(rect(vx - 4, vy - 4, 300, 8), 0.3);
  g.both(rect(vx, vy - 150, 216, 122), p.pale, 2.2);
  g.fill(rect(vx, vy - 84, 216, 26), p.accent);
  g.line(rect(vx, vy - 84, 216, 26), 1.4);
  g.both(`M${N(vx + 216)} ${vy - 116}h44q12 2 18 18l14 38v32h-76z`, p.accent, 2.2);
  g.both(
    `M${N(vx + 230)} ${vy - 104}h28q8 0 12 12l8 24h-48z`,
    p.night ? p.glass : mix(p.water, p.pale, 0.3),
    1.8,
  );
  g.both(rect(vx - 8, vy - 32, 302, 12), p.line, 0);
  for (const q of [vx + 48, vx + 244]) {
    g.both(circ(q, vy - 20, 24), p.line, 2);
    g.both(circ(q, vy - 20, 11), p.pale, 1.6);
  }
  let bx = x + w + 20;
  for (let i = 0; i < 3; i++) {
    const h = r.f(26, 44),
      ww = r.f(34, 50);
    if (bx + ww < vx - 10) {
      g.both(rect(bx, b - h, ww, h), r.pick([p.body, p.body2]), 1.9);
      g.line(`M${N(bx + ww / 2)} ${N(b - h)}v${N(h)}`, 3, p.pale);
    }
    bx += ww + 6;
  }
};
S.boxes = (g) => {
  const { W, H, p, r } = g;
  const bg = r.pick([p.paper, p.tint, p.water, p.accent, p.body2]);
  g.fill(rect(0, 0, W, H), bg);
  const s = 27,
    P = isoF(W * 0.5, H * 0.56, s);
  let gr = '';
  for (let i = -24; i <= 24; i += 2)
    gr += seg(...P(i, -24, -4), ...P(i, 24, -4)) + seg(...P(-24, i, -4), ...P(24, i, -4));
  g.line(gr, 0.9, p.line, 'opacity=".25"');
  const box = (x, y, z, a, b, c) => {
    const col = r.pick([p.wood, p.wood2, mix(p.wood, p.wood2, 0.5)]);
    isoBox(g, P, x, y, z, a, b, c, col);
    const k = r.i(0, 3);
    const m = a / 2;
    g.fill(
      poly([
        P(x + m - 0.35, y, z + c),
        P(x + m + 0.35, y, z + c),
        P(x + m + 0.35, y + b, z + c),
        P(x + m - 0.35, y + b, z + c),
      ]) +
        poly([
          P(x + m - 0.35, y + b, z + c),
          P(x + m + 0.35, y + b, z + c),
          P(x + m + 0.35, y + b, z + c - 0.9),
          P(x + m - 0.35, y + b, z + c - 0.9),
        ]),
      p.pale,
    );
    if (k === 1)
      g.fill(
        poly([
          P(x + a * 0.2, y + b, z + c * 0.3),
          P(x + a * 0.45, y + b, z + c * 0.3),
          P(x + a * 0.45, y + b, z + c * 0.55),
          P(x + a * 0.2, y + b, z + c * 0.55),
        ]),
        p.accent,
      );
    if (k === 2) {
      const [u, v] = P(x + a, y + b * 0.5, z + c * 0.5);
      g.line(`M${N(u - 8)} ${N(v + 12)}v-22m-6 6l6 -8l6 2M${N(u + 8)} ${N(v + 4)}v-22m-6 8l6 -10l6 2`, 2.2);
    }
    if (k === 3) {
      const t = P(x + a * 0.2, y + b, z + c * 0.32),
        u = P(x + a * 0.7, y + b, z + c * 0.32);
      g.line(seg(...t, ...u) + seg(t[0], t[1] - 12, u[0] - 12, u[1] - 18), 2.2);
    }
  };
  g.shade(poly([P(-8, 8, -4), P(8, 8, -4), P(11, 5, -4), P(11, -5, -4), P(-5, 8, -4)]), 0.16);
  const cells = [];
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++) {
      const hgt = Math.max(1, Math.min(3, 4 - i - j + r.i(-1, 1)));
      cells.push([i, j, hgt]);
    }
  cells.sort((a, b) => a[0] + a[1] - b[0] - b[1]);
  for (const [i, j, hgt] of cells) {
    let z = -4;
    for (let k = 0; k < hgt; k++) {
      const c = r.f(2.4, 3.6);
      const a = r.f(3.9, 4.9),
        b = r.f(3.9, 4.9);
      box(-7.4 + i * 5.1, -7.4 + j * 5.1, z, a, b, c);
      z += c;
    }
    if (i + j === 2 && r.p(0.4)) {
      const [u, v] = P(-5 + i * 5.1, -5 + j * 5.1, z);
      g.both(
        poly([
          [u - 22, v - 40],
          [u + 22, v - 40],
          [u + 16, v + 4],
          [u - 16, v + 4],
        ]),
        bg === p.accent ? p.deep : p.accent,
        2,
      );
      g.line(branches(g, u, v - 40, 34, -Math.PI / 2, 4, 0.6), 2, mix(p.green, p.line, 0.3));
      for (let q = 0; q < 9; q++)
        g.both(circ(u + r.f(-44, 44), v - 80 - r.f(0, 60), r.f(8, 15)), p.green, 1.4);
    }
  }
};

// ---- catalogue ------------------------------------------------------------------------
const SETS = {
  'General Construction': ['scaffold', 'crane'],
  Renovation: ['section', 'halfhouse'],
  Plumbing: ['pipes', 'bath'],
  Painting: ['room', 'fandeck', 'freshfacade'],
  Electrical: ['wiring', 'pendants', 'board'],
  Carpentry: ['joint', 'truss', 'stairs'],
  Landscaping: ['garden', 'vineyard', 'gate'],
  Heating: ['loops', 'radiator', 'stove'],
  'Interior Design': ['kitchen', 'isoroom'],
  Roofing: ['slates', 'roofscape', 'zinc'],
  Tiling: ['tiles'],
  Flooring: ['parquet'],
  Masonry: ['archwall', 'viaduct'],
  'Windows & Doors': ['frontdoor', 'shutters'],
  Security: ['fort', 'lock'],
  Cleaning: ['panes', 'suds'],
  Moving: ['lift', 'boxes'],
};
export const TRADES = Object.keys(SETS);
export const SCENES = S;
const SLOT = { 'General Construction': 'scaffold', Other: 'halfhouse' };
/** plate('Roofing', 12, { w, h, region, theme, scene }) -> '<svg …>' */
export function plate(trade, seed = 0, o = {}) {
  const set = SETS[trade] ?? ['halfhouse', 'section', 'scaffold'];
  const scene = o.scene ?? set[((seed % set.length) + set.length) % set.length];
  const r = rng(hash(trade + '/' + scene + '/' + seed));
  r();
  r();
  const region = o.region ?? REGIONS[(hash(trade) + Math.floor(seed / 1) * 7) % REGIONS.length];
  const W = o.w ?? 800,
    H = o.h ?? 600;
  const g = new Sheet(
    W,
    H,
    ink(region, o.theme),
    r,
    'p' + hash([trade, scene, seed, region, o.theme, W, H].join()).toString(36),
  );
  g.seed = seed;
  const flip = scene !== 'halfhouse' && hash('flip' + scene + Math.floor(seed / set.length)) & 1;
  if (flip) g.raw(`<g transform="translate(${W} 0) scale(-1 1)">`);
  S[scene](g);
  if (flip) g.raw('</g>');
  return g.svg();
}

// ---- set pieces -------------------------------------------------------------------------
const bare = (g, W, H, extra = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" ${extra}><defs>${[...g.defs.values()].map((v) => v[1]).join('')}</defs>${g.o.join('')}</svg>`;

/** A section through the country, north to south: Éislek, Gutland and the city, Minett, Musel. Transparent sky. */
export function transect(o = {}) {
  const W = 1680,
    H = 520,
    th = o.theme;
  const P = (k) => ink(k, th);
  const g = new Sheet(W, H, P('gutland'), rng(23), 'tr' + (th === 'night' ? 'n' : 'd'));
  const r = g.r;
  const at = (x, y, s, k, fn) => {
    g.p = P(k);
    g.g(`transform="translate(${N(x)} ${N(y)}) scale(${s})"`, fn);
  };
  const prof = [
    [0, 300],
    [60, 292],
    [150, 290],
    [236, 296],
    [262, 282],
    [392, 282],
    [420, 318],
    [452, 352],
    [500, 366],
    [560, 370],
    [664, 370],
    [672, 398],
    [690, 420],
    [700, 452],
    [742, 468],
    [800, 472],
    [850, 466],
    [874, 446],
    [884, 400],
    [888, 362],
    [1160, 362],
    [1176, 384],
    [1200, 394],
    [1420, 394],
    [1446, 376],
    [1472, 380],
    [1500, 404],
    [1530, 440],
    [1552, 460],
    [1630, 466],
    [1650, 446],
    [1680, 428],
  ];
  const top = poly(prof, false);
  const back = (pts, k, t) => {
    g.p = P(k);
    let d = `M${pts[0]}`;
    for (let i = 1; i < pts.length; i++) {
      const [a, b] = [pts[i - 1], pts[i]];
      d += `C${(a[0] + b[0]) / 2} ${a[1]} ${(a[0] + b[0]) / 2} ${b[1]} ${b}`;
    }
    g.fill(d + `V${H}H${pts[0][0]}z`, mix(g.p.body2, g.p.paper, t));
  };
  // far hills
  back(
    [
      [0, 246],
      [140, 214],
      [300, 250],
      [430, 300],
      [560, 330],
    ],
    'eislek',
    0.5,
  );
  back(
    [
      [420, 360],
      [560, 312],
      [760, 348],
      [960, 300],
      [1160, 330],
      [1240, 350],
    ],
    'gutland',
    0.45,
  );
  back(
    [
      [1140, 366],
      [1260, 340],
      [1400, 352],
      [1480, 366],
    ],
    'minett',
    0.5,
  );
  back(
    [
      [1360, 380],
      [1450, 316],
      [1540, 336],
      [1620, 296],
      [1680, 282],
    ],
    'musel',
    0.4,
  );
  // far vineyard rows
  g.p = P('musel');
  let vr = '';
  for (let i = 0; i < 20; i++)
    vr += `M${1400 + i * 15} ${N(352 - i * 1.6 + Math.abs(i - 4) * 1.5)}q8 20 20 60`;
  g.line(vr, 0.9, g.p.line, 'opacity=".35" stroke-dasharray="4 3"');
  // behind the city: spires
  at(1016, 362, 1, 'stad', () => {
    for (const [x, h, w] of [
      [0, 252, 12],
      [26, 226, 10],
      [50, 252, 12],
    ]) {
      g.both(rect(x - w / 2, -h * 0.56, w, h * 0.56), g.p.body2, 1);
      g.both(
        poly([
          [x - w / 2 - 1, -h * 0.56],
          [x, -h],
          [x + w / 2 + 1, -h * 0.56],
        ]),
        g.p.deep,
        1,
      );
    }
  });
  // strata, cut through
  const cuts = [
    [-10, 456, 452],
    [452, 1168, 1164],
    [1164, 1430, 1440],
    [1440, 1620, 1620],
  ];
  const kinds = ['eislek', 'gutland', 'minett', 'musel'];
  g.clip(top + `V${H}H0z`, () => {
    const X = [0, 440, 1166, 1436, 1690],
      SK = [0, 60, -40, 50, 0];
    kinds.forEach((k, i) => {
      g.p = P(k);
      const a = X[i],
        b = X[i + 1],
        q = poly([
          [a - 1, 200],
          [b + 1, 200],
          [b + SK[i + 1] + 1, H],
          [a + SK[i] - 1, H],
        ]);
      g.fill(q, k === 'musel' ? g.p.body : g.p.body);
      g.clip(q, () => {
        if (k === 'eislek') {
          g.hatch(rect(0, 200, 600, 400), 28, 11, 1, g.p.line, 0.7);
          g.hatch(rect(0, 200, 600, 400), 28, 46, 7, g.p.deep, 0.35);
        }
        if (k === 'gutland') {
          let d = '';
          for (let y = 372; y < H; y += 17)
            for (let x = 400; x < 1280; ) {
              const l = r.f(26, 92);
              if (r.p(0.8)) d += `M${N(x)} ${N(y + r.f(-1, 1))}h${N(l)}`;
              if (r.p(0.4)) d += `m4 0v17`;
              x += l + r.f(4, 18);
            }
          g.line(d, 0.9, g.p.line, 'opacity=".55"');
          g.stipple(rect(400, 200, 900, 400), g.p.line, 30, 0.5, 64, 1.4);
          g.fill(rect(400, 440, 900, 14) + rect(400, 486, 900, 9), g.p.body2, 0.7);
        }
        if (k === 'minett') {
          for (let y = 396, j = 0; y < H; y += 19, j++)
            g.fill(
              rect(1080, y, 460, j % 2 ? 8 : 5),
              [g.p.body2, g.p.deep, g.p.accent][j % 3],
              j % 3 === 1 ? 0.55 : 0.7,
            );
          g.stipple(rect(1080, 200, 460, 400), g.p.pale, 34, 0.6, 60, 1.8);
        }
        if (k === 'musel') {
          let d = '';
          for (let y = 380; y < H; y += 12)
            for (let x = 1390; x < 1690; x += 30) d += `M${N(x + ((y / 12) % 2) * 15)} ${y}q6 -6 12 0t12 0`;
          g.line(d, 1, g.p.line, 'opacity=".6"');
        }
      });
      g.p = P('stad');
      g.line(
        seg(b0(X, SK, i), 200, b1(X, SK, i), H),
        1.2,
        g.p.line,
        'stroke-dasharray="10 4 2 4" opacity=".7"',
      );
    });
    g.p = P('stad');
    g.line(top, 9, g.p.green, 'transform="translate(0 3)"');
  });
  g.p = P('stad');
  g.line(top, 2.2);
  // water in the valley and the river
  g.both('M716 460Q770 448 858 458L850 468Q800 476 742 470z', g.p.water, 1.1);
  g.p = P('musel');
  g.fill('M1538 448H1648L1630 466Q1580 476 1552 460z', g.p.water);
  g.line('M1540 449H1648', 1.4);
  g.line('M1560 455h40M1576 460h44M1612 454h22', 1, g.p.pale);
  // Éislek
  at(0, 0, 1, 'eislek', () => {
    for (const [x, y, h] of [
      [16, 298, 74],
      [36, 296, 94],
      [58, 294, 66],
      [214, 294, 64],
      [228, 296, 86],
      [246, 290, 56],
      [404, 298, 54],
    ])
      tree(g, x, y, h, 'fir', mix(g.p.green, g.p.line, 0.15));
  });
  at(76, 293, 0.5, 'eislek', () =>
    house(g, {
      x: 0,
      base: 0,
      w: 210,
      floors: 2,
      fh: 82,
      bays: 4,
      roof: 'half',
      roofH: 88,
      wall: g.p.pale,
      tex: 'render',
      chimneys: [0.16],
      trim: g.p.body2,
      acc: g.p.accent,
      doorBay: 1,
      slate: 14,
      quoins: true,
    }),
  );
  at(182, 293, 0.5, 'eislek', () =>
    house(g, {
      x: 0,
      base: 0,
      w: 92,
      floors: 1,
      fh: 88,
      bays: 1,
      roof: 'gable',
      roofH: 74,
      wall: g.p.body2,
      tex: 'slate',
      door: false,
      wh: 40,
    }),
  );
  at(326, 282, 1, 'eislek', () => {
    const p = g.p;
    const T = (x, w, h, roof, c = p.pale) => {
      g.both(rect(x, -h, w, h), c, 1.2);
      g.clip(rect(x, -h, w, h), () => courses(g, x, -h, w, h, 7, 13, 0.3, p.line, 0.7, 0.5));
      g.shade(rect(x + w * 0.66, -h, w * 0.34, h), 0.18);
      if (roof) {
        g.both(
          poly([
            [x - 2, -h],
            [x + w * (roof.n ?? 0.5), -h - roof.h],
            [x + w - w * ((roof.n ?? 0.5) === 0.5 ? 0.5 : roof.n), -h - roof.h],
            [x + w + 2, -h],
          ]),
          p.deep,
          1.2,
        );
      }
    };
    T(-58, 22, 74, { h: 40 }, p.body2);
    T(-36, 60, 62, { h: 34, n: 0.12 });
    T(20, 34, 50, { h: 26, n: 0.2 }, p.body2);
    T(50, 15, 84, { h: 34 }, p.pale);
    g.both(rect(-68, -20, 140, 20), p.body2, 1.2);
    courses(g, -68, -20, 140, 20, 7, 13, 0.6, p.line, 0.7, 0.6);
    let cr = '';
    for (let x = -68; x < 70; x += 9) cr += rect(x, -25, 5, 6);
    g.both(cr, p.body2, 0.9);
    let w = '';
    for (const [x, y] of [
      [-26, -48],
      [-12, -48],
      [2, -48],
      [14, -48],
      [-26, -32],
      [2, -32],
      [28, -38],
      [42, -38],
    ])
      w += arch(x, y, 5, 10);
    g.fill(w, p.night ? p.lit : p.glass);
    g.fill(rect(-50, -58, 5, 10) + rect(55, -70, 4, 9), p.night ? p.lit : p.glass);
    g.line('M57 -118v-12M57 -130l10 4l-10 4', 1.1, p.accent);
  });
  // Gutland farm
  at(0, 0, 1, 'gutland', () => {
    tree(g, 470, 362, 86, 'round');
    tree(g, 642, 372, 96, 'poplar');
    tree(g, 652, 372, 74, 'poplar', mix(g.p.green, g.p.line, 0.2));
  });
  at(492, 369, 0.5, 'gutland', () => {
    house(g, {
      x: 0,
      base: 0,
      w: 190,
      floors: 2,
      fh: 80,
      bays: 4,
      roof: 'half',
      roofH: 84,
      wall: g.p.pale,
      trim: g.p.body,
      roofC: g.p.deep,
      chimneys: [0.1],
      shutter: g.p.green,
      acc: g.p.accent,
      doorBay: 1,
      dormers: [0.3, 0.7],
      slate: 14,
    });
    const p = g.p;
    g.both(rect(190, -120, 104, 120), mix(p.body, p.body2, 0.5), 2);
    courses(g, 190, -120, 104, 120, 15, 30, 0.4, p.line, 1, 0.5);
    g.both(
      poly([
        [184, -118],
        [194, -190],
        [290, -190],
        [300, -118],
      ]),
      p.accent,
      2,
    );
    slateRows(
      g,
      poly([
        [184, -118],
        [194, -190],
        [290, -190],
        [300, -118],
      ]),
      184,
      -190,
      120,
      74,
      14,
      20,
      0.5,
      mix(p.accent, p.line, 0.4),
    );
    g.both(arch(216, -84, 54, 84), p.green, 2);
    g.line('M243 -84V0', 2);
  });
  // the valley: bridge
  at(0, 0, 1, 'stad', () => {
    const p = g.p,
      st = mix(p.body2, p.pale, 0.15);
    const d = `M652 352H896V366H884Q876 366 874 374H858Q846 374 842 384L838 458H826Q822 376 776 374Q730 376 724 458H712L706 384Q702 374 692 374H674Q670 366 662 366H652z`;
    g.def('br', (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    g.both(d, st, 1.4);
    g.clip(d, () => {
      courses(g, 650, 352, 250, 110, 8, 16, 0.45, p.line, 0.7, 0.55);
      g.shade(rect(650, 364, 250, 6), 0.3);
    });
    let sm = '';
    for (const x of [728, 740, 752, 790, 802, 814])
      sm += arch(
        x,
        366 + Math.abs(776 - x - 4) * -0.0,
        8,
        x === 752 || x === 790 ? 9 : x === 740 || x === 802 ? 12 : 18,
      );
    g.both(sm, p.night ? p.glass : p.paper, 0.9);
    g.both(rect(648, 347, 252, 6), p.body2, 1.2);
    let rl = '';
    for (let x = 652; x < 898; x += 6) rl += `M${x} 340v7`;
    g.line(rl + 'M650 340H898', 0.9);
  });
  at(0, 0, 1, 'stad', () => {
    for (const [x, y, h, k] of [
      [704, 456, 34, 'round'],
      [864, 458, 44, 'round'],
      [850, 462, 28, 'poplar'],
    ])
      tree(g, x, y, h, k, mix(g.p.green, g.p.line, 0.12));
    const p = g.p;
    const w = poly([
      [884, 346],
      [968, 346],
      [976, 404],
      [880, 432],
    ]);
    const wall = poly([
      [886, 340],
      [962, 340],
      [972, 410],
      [876, 446],
    ]);
    g.both(wall, p.body, 1.4);
    g.clip(wall, () => {
      ashlar(g, wall, 870, 336, 110, 116, 8, 17, p.body, p.body2, 0.8);
      g.shade(
        poly([
          [940, 336],
          [980, 336],
          [980, 440],
          [940, 430],
        ]),
        0.18,
      );
    });
    g.line(wall, 1.4);
    for (const [x, y] of [
      [896, 366],
      [918, 366],
      [940, 366],
      [900, 394],
      [924, 392],
    ]) {
      g.both(arch(x, y, 9, 14), p.night && r.p(0.6) ? p.lit : p.line, 0.9);
    }
    g.both(rect(882, 334, 84, 8), p.body2, 1.2);
    g.both(
      poly([
        [880, 352],
        [884, 344],
        [898, 344],
        [902, 352],
      ]),
      p.body2,
      1,
    );
    g.both(rect(881, 322, 20, 24), p.body2, 1.2);
    g.both('M878 322Q891 292 904 322z', p.deep, 1.2);
    g.line('M891 302v-9', 1.2);
    g.fill(rect(889, 328, 4, 9), p.line);
  });
  // town houses
  const town = [
    ['gutland', 128, 4, 'mansard', 'body2'],
    ['minett', 110, 3, 'saddle', 'body2'],
    ['stad', 132, 4, 'mansard', 'pale'],
    ['eislek', 96, 3, 'crow', 'pale'],
    ['musel', 118, 4, 'saddle', 'body2'],
    ['gutland', 100, 3, 'half', 'pale'],
  ];
  let tx = 972;
  for (const [k, w, f, rf, wl] of town) {
    at(tx, 362, 0.42, k, () =>
      house(g, {
        x: 0,
        base: 0,
        w,
        floors: f,
        fh: 82,
        bays: w > 115 ? 3 : 2,
        roof: rf,
        roofH: rf === 'mansard' ? 92 : 70,
        wall: g.p[wl],
        trim: wl === 'pale' ? g.p.body2 : g.p.pale,
        dormers: w > 115 && rf === 'mansard' ? [0.28, 0.72] : [0.5],
        chimneys: [0.2],
        bands: true,
        doorArch: 'round',
        acc: g.p.accent,
        slate: 16,
        slateD: 0.35,
        key: true,
        shutter: rf === 'saddle' ? g.p.deep : null,
      }),
    );
    tx += w * 0.42 + 0.5;
  }
  at(0, 0, 1, 'gutland', () => tree(g, 1146, 362, 52, 'round'));
  // Minett row and the furnaces
  at(0, 0, 1, 'minett', () => {
    const p = g.p,
      dk = p.night ? mix(p.deep, p.line, 0.25) : p.deep;
    g.both(rect(1352, 330, 26, 64), dk, 1.2);
    g.both('M1356 330V276l4 -8h10l4 8v54z', mix(dk, p.body, 0.35), 1.2);
    g.line('M1350 300h30M1350 316h30M1352 284h26', 1.4);
    g.line('M1365 268v-18M1358 250h14', 2);
    g.line('M1374 282q22 -4 24 18v94', 7, p.line);
    g.line('M1374 282q22 -4 24 18v94', 4.4, mix(dk, p.pale, 0.25));
    for (const x of [1386, 1402, 1418]) {
      g.both(`M${x} 394v-66q7 -10 14 0v66z`, mix(p.body, dk, 0.4), 1.1);
      g.line(`M${x} 340h14M${x} 360h14`, 1);
    }
    g.both('M1334 394V258h9V394z', p.body, 1.2);
    g.line('M1332 258h13M1334 268h9M1334 276h9', 1.4);
    g.line('M1338 252q-4 -12 8 -18t4 -20', 1.2, p.line, 'opacity=".5" stroke-linecap="round"');
    let tr = seg(1352, 394, 1306, 330) + seg(1356, 394, 1310, 330);
    for (let i = 0; i < 9; i++) tr += seg(1352 - i * 5, 394 - i * 7, 1356 - i * 5 - 5, 394 - i * 7 - 7);
    g.line(tr, 0.9);
  });
  for (let i = 0; i < 5; i++)
    at(1190 + i * 31, 394, 0.42, 'minett', () => {
      const p = g.p;
      house(g, {
        x: 0,
        base: 0,
        w: 73,
        floors: 2,
        fh: 72,
        bays: 2,
        roof: 'saddle',
        roofH: 52,
        wall: [p.body2, p.pale, p.body, p.pale, p.body2][i],
        trim: [p.pale, p.body2, p.body2, p.body, p.pale][i],
        roofC: i % 2 ? p.deep : mix(p.body, p.line, 0.35),
        chimneys: [0.85],
        doorBay: i % 2,
        acc: i % 2 ? p.accent : p.deep,
        dormers: [],
        slate: 15,
        slateD: 0.4,
        tex: 'brick',
      });
    });
  at(0, 0, 1, 'minett', () => tree(g, 1180, 394, 44, 'bare'));
  // Musel
  at(1448, 379, 0.42, 'musel', () =>
    house(g, {
      x: 0,
      base: 0,
      w: 120,
      floors: 2,
      fh: 78,
      bays: 3,
      roof: 'mansard',
      roofH: 78,
      wall: g.p.pale,
      trim: g.p.body2,
      dormers: [0.5],
      chimneys: [0.2],
      acc: g.p.accent,
      shutter: g.p.body,
      slate: 15,
    }),
  );
  g.p = P('musel');
  let vn = '';
  for (let i = 0; i < 8; i++) {
    const t = i / 8,
      x = 1500 + i * 6.4,
      y = 404 + t * 50;
    vn += `M${N(x)} ${N(y)}v-9M${N(x - 3)} ${N(y - 7)}h7`;
  }
  g.line(vn, 1.1, g.p.line);
  at(0, 0, 1, 'musel', () => {
    tree(g, 1436, 384, 50, 'poplar');
    tree(g, 1664, 440, 46, 'round');
    g.both('M1560 450h30l-5 8h-20z', g.p.accent, 1);
    g.both('M1572 449v-24l12 20z', g.p.pale, 1);
    g.line('M1572 450v-28', 1.2);
  });
  return bare(g, W, H, 'preserveAspectRatio="xMidYMax slice"');
}
const b0 = (X, SK, i) => X[i + 1] + 0,
  b1 = (X, SK, i) => X[i + 1] + SK[i + 1];

/** Three states of one house, for "how it works": 0 surveyed, 1 drawn, 2 built. */
export function stage(k, o = {}) {
  const W = 480,
    H = 320,
    p0 = ink('gutland', o.theme);
  const flat = (c) => ({
    ...p0,
    pale: c,
    body: c,
    body2: c,
    deep: c,
    accent: c,
    glass: c,
    green: c,
    lit: c,
    tint: c,
    wood: c,
    wood2: c,
  });
  const bg = o.theme === 'night' ? '#151E25' : '#F7F4EC';
  const p = k === 2 ? p0 : flat(bg);
  const g = new Sheet(W, H, p, rng(5), 'st' + k + (o.theme ?? ''));
  const b = H - 44;
  const spec = {
    x: 0,
    base: 0,
    w: 380,
    floors: 2,
    fh: 92,
    bays: 4,
    roof: 'half',
    roofH: 112,
    dormers: [0.3, 0.7],
    chimneys: [0.15, 0.85],
    shutter: p.accent,
    doorBay: 1,
    quoins: k > 0,
    bands: k > 0,
    trim: p.body,
    key: k > 0,
    slateD: k ? 0.5 : 0,
  };
  if (k === 1) {
    let gr = '';
    for (let x = 12; x < W; x += 16) gr += `M${x} 0V${H}`;
    for (let y = 8; y < H; y += 16) gr += `M0 ${y}H${W}`;
    g.line(gr, 0.6, p0.line, 'opacity=".18"');
  }
  if (k === 2) {
    tree(g, 418, b, 128, 'round');
    tree(g, 58, b, 150, 'poplar');
  }
  g.g(
    `transform="translate(102 ${b}) scale(.72)"${k === 0 ? ' stroke-dasharray="6 5" opacity=".72"' : ''}`,
    () => house(g, spec),
  );
  g.p = p0;
  if (k === 0) {
    g.line(`M20 ${b}H${W - 20}`, 1.6, p0.line, 'stroke-dasharray="10 6"');
    const q = p0.accent;
    g.both(circ(300, 150, 52), 'none', 2.6, q);
    g.line(seg(337, 187, 372, 222), 5, q);
    for (const x of [102, 376]) g.line(seg(x, b - 14, x, b + 14) + seg(x - 8, b, x + 8, b), 1.6, q);
  }
  if (k === 1) {
    g.line(`M20 ${b}H${W - 20}`, 2.2);
    g.dimH(102, 376, H - 16, p0.accent, [170, 238, 307]);
    g.dimV(b - 213, b, 60, p0.accent, [b - 142, b - 76]);
    g.line(`M239 24V${b}`, 1.2, p0.accent, 'stroke-dasharray="14 4 2 4"');
  }
  if (k === 2) {
    g.line(`M20 ${b}H${W - 20}`, 2.6);
    g.fill(rect(20, b + 1.3, W - 40, 18), p0.body);
    g.hatch(rect(20, b + 1.3, W - 40, 18), 45, 7, 0.7, p0.line, 0.7);
  }
  return bare(g, W, H);
}
