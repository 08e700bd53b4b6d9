import { bare } from './bare.ts';
import { house } from './house.ts';
import { ink, mix, type Region, type Theme } from './inks.ts';
import { tree } from './nature.ts';
import { arch, N, type Points, poly, rect, seg } from './paths.ts';
import { nth, rng } from './random.ts';
import { Sheet } from './sheet.ts';
import { ashlar, courses, slateRows } from './textures.ts';

/** A section through the country, north to south: Éislek, Gutland and the city, Minett, Musel. Transparent sky. */
export function transect(o: { theme?: Theme } = {}) {
  const W = 1680,
    H = 520,
    th = o.theme;
  const P = (k: Region) => ink(k, th);
  const g = new Sheet(W, H, P('gutland'), rng(23), 'tr' + (th === 'night' ? 'n' : 'd'));
  const r = g.r;
  const at = (x: number, y: number, s: number, k: Region, fn: () => void) => {
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
  ] as const;
  const top = poly(prof, false);
  const back = (pts: Points, k: Region, t: number) => {
    g.p = P(k);
    let d = `M${nth(pts, 0)}`;
    for (let i = 1; i < pts.length; i++) {
      const [a, b] = [nth(pts, i - 1), nth(pts, i)];
      d += `C${(nth(a, 0) + nth(b, 0)) / 2} ${nth(a, 1)} ${(nth(a, 0) + nth(b, 0)) / 2} ${nth(b, 1)} ${b}`;
    }
    g.fill(d + `V${H}H${nth(nth(pts, 0), 0)}z`, mix(g.p.body2, g.p.paper, t));
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
    ] as const) {
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
  const kinds: Region[] = ['eislek', 'gutland', 'minett', 'musel'];
  g.clip(top + `V${H}H0z`, () => {
    const X = [0, 440, 1166, 1436, 1690],
      SK = [0, 60, -40, 50, 0];
    kinds.forEach((k, i) => {
      g.p = P(k);
      const a = nth(X, i),
        b = nth(X, i + 1),
        q = poly([
          [a - 1, 200],
          [b + 1, 200],
          [b + nth(SK, i + 1) + 1, H],
          [a + nth(SK, i) - 1, H],
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
              nth([g.p.body2, g.p.deep, g.p.accent], j % 3),
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
        seg(nth(X, i + 1), 200, nth(X, i + 1) + nth(SK, i + 1), H),
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
    ] as const)
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
    const T = (x: number, w: number, h: number, roof?: { h: number; n?: number }, c: string = p.pale) => {
      g.both(rect(x, -h, w, h), c, 1.2);
      g.clip(rect(x, -h, w, h), () => courses(g, x, -h, w, h, 7, 13, 0.3, p.line, 0.7, 0.5));
      g.shade(rect(x + w * 0.66, -h, w * 0.34, h), 0.18);
      if (roof) {
        g.both(
          poly([
            [x - 2, -h],
            [x + w * (roof.n ?? 0.5), -h - roof.h],
            [x + w - w * ((roof.n ?? 0.5) === 0.5 ? 0.5 : (roof.n ?? 0.5)), -h - roof.h],
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
    ] as const)
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
    ] as const)
      tree(g, x, y, h, k, mix(g.p.green, g.p.line, 0.12));
    const p = g.p;
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
    ] as const) {
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
  ] as const;
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
        wall: nth([p.body2, p.pale, p.body, p.pale, p.body2], i),
        trim: nth([p.pale, p.body2, p.body2, p.body, p.pale], i),
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
