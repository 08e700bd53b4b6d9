// Before everything else of a server: its clock goes wrong by so many days (CLOCK_OFF_BY_DAYS).
const OFF_BY_MS = Number(process.env.CLOCK_OFF_BY_DAYS) * 86_400_000;
const RightDate = Date;
globalThis.Date = class extends RightDate {
  constructor(...args) {
    if (args.length === 0) super(RightDate.now() + OFF_BY_MS);
    else super(...args);
  }
  static now() {
    return RightDate.now() + OFF_BY_MS;
  }
};
