// Loaded first in a process: shifts its clock by so many milliseconds (CLOCK_OFF_BY_MS).
const offByMs = Number(process.env.CLOCK_OFF_BY_MS);
const RightDate = Date;
const now = () => RightDate.now() + offByMs;

globalThis.Date = new Proxy(RightDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RightDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
