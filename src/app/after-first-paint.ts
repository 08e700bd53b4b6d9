// Visitors read first: the code that makes a page interactive is fetched once the page has been painted. Before that it
// would compete with the styles, fonts and picture that the paint waits for, and for the processor.
const LATEST_MS = 2000;

const files = JSON.parse(document.getElementById('page-code')?.textContent ?? '') as string[];
const [entry = '', ...others] = files;

const fetchAhead = (href: string) => {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
};

const firstPaint = new Promise((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
});
// A browser that hides its timings never reports a paint.
const longEnough = new Promise((resolve) => {
  setTimeout(resolve, LATEST_MS);
});

// Links and forms work meanwhile. A button that is pressed too early is pressed again later, so the press isn't lost.
const EARLY = 'button:not([type=submit], [popovertarget])';
let pressed = null as HTMLElement | null;
const rememberPress = ({ target }: Event) => {
  pressed = (target as Element).closest<HTMLElement>(EARLY);
};
addEventListener('click', rememberPress);

await Promise.race([firstPaint, longEnough]);
others.forEach(fetchAhead);
await import(/* @vite-ignore */ entry);
removeEventListener('click', rememberPress);
pressed?.click();
