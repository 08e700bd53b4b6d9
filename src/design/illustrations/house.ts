import { mix } from './inks.ts';
import { arch, N, pol, poly, rect, seg } from './paths.ts';
import { nth, pick } from './random.ts';
import { Sheet } from './sheet.ts';
import { courses, slateRows } from './textures.ts';

interface WindowOptions {
  trim?: string;
  frame?: string;
  glass?: string;
  shutter?: string | null;
  /** Width of the surround. */
  s?: number | undefined;
  /** How often a light is on at night. */
  litP?: number;
  arch?: string | null | undefined;
  key?: boolean | undefined;
  curtain?: boolean;
  rows?: number;
  leaves?: number;
  sill?: boolean;
}

interface DoorOptions {
  c?: string;
  trim?: string;
  s?: number;
  arch?: string | null | undefined;
  panels?: boolean;
  steps?: boolean;
}

interface DormerOptions {
  wall?: string;
  roofC?: string;
  kind?: string | undefined;
}

export interface HouseOptions {
  x: number;
  base: number;
  w: number;
  floors?: number;
  /** Height of a floor. */
  fh?: number;
  bays?: number;
  plinth?: number;
  dado?: number;
  eaves?: number;
  roofH?: number;
  lw?: number;
  ww?: number;
  wh?: number;
  winS?: number;
  doorBay?: number;
  rows?: number;
  slate?: number;
  slateD?: number;
  eaveShadow?: number;
  /** From where on the front has its second colour, 0 to 1. */
  half?: number;
  dormers?: readonly number[];
  chimneys?: readonly number[];
  roof?: string;
  tex?: string;
  dormerKind?: string;
  arch?: string | null;
  doorArch?: string | null;
  shutter?: string | null;
  wall?: string;
  trim?: string;
  acc?: string;
  roofC?: string;
  chimC?: string;
  plinthC?: string;
  halfC?: string;
  parapet?: string;
  dormRoof?: string;
  dormWall?: string;
  bands?: boolean;
  quoins?: boolean;
  attic?: boolean;
  shop?: boolean;
  key?: boolean;
  door?: boolean;
}
export function win(g: Sheet, x: number, y: number, w: number, h: number, o: WindowOptions = {}) {
  const p = g.p,
    r = g.r;
  const trim = o.trim ?? p.body2,
    fr = o.frame ?? (p.night ? mix(p.line, p.paper, 0.3) : p.pale);
  const s = o.s ?? Math.max(4, w * 0.16);
  const lit = p.night && r.p(o.litP ?? 0.55);
  const gl = lit ? mix(p.lit, p.body, r.f(0, 0.25)) : (o.glass ?? p.glass);
  const shape = (q: number) =>
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

export function door(g: Sheet, x: number, base: number, w: number, h: number, o: DoorOptions = {}) {
  const p = g.p;
  const c = o.c ?? p.accent,
    trim = o.trim ?? p.body2,
    s = o.s ?? w * 0.16;
  const A = o.arch;
  const sh = (q: number) =>
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

export function chimney(g: Sheet, x: number, y: number, w: number, h: number, c: string = g.p.body) {
  const p = g.p;
  g.both(rect(x, y - h, w, h + 12), c, 1.4);
  g.shade(rect(x + w * 0.6, y - h, w * 0.4, h + 12), 0.22);
  g.both(rect(x - 3, y - h - 6, w + 6, 6), p.body2, 1.2);
  const n = w > 26 ? 2 : 1;
  for (let i = 0; i < n; i++) g.both(rect(x + (w * (i + 0.5)) / n - 4, y - h - 16, 8, 10), p.body, 1.1);
}

export function dormer(g: Sheet, x: number, y: number, w: number, h: number, o: DormerOptions = {}) {
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

export function house(g: Sheet, o: HouseOptions) {
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
    g.fill(rect(x, base - pl - (o.dado ?? 0), w, pl + (o.dado ?? 0)), o.plinthC ?? mix(trim, p.line, 0.18));
    g.line(`M${N(x)} ${N(base - pl - (o.dado ?? 0))}h${N(w)}`, 1.2);
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
    const right = pts.map((q) => [2 * (x + w / 2) - nth(q, 0), nth(q, 1)]).reverse();
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
    const drawDormers = (yb: number, hh: number) => {
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

export function ground(g: Sheet, y: number, c: string = g.p.line) {
  g.fill(rect(0, y, g.W, g.H - y), mix(g.p.paper, g.p.body, 0.28));
  g.line(`M0 ${N(y)}H${g.W}`, 3.4, c);
}

export function randHouse(g: Sheet, x: number, base: number, w: number, o: Partial<HouseOptions> = {}) {
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

export function skyline(g: Sheet, base: number) {
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
