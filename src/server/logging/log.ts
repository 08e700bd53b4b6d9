/** The part of the application's logger that the floors below it need. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
