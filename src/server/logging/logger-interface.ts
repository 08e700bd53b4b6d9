/** The lower layers need only this part of the application's logger. */
export interface BasicLogger {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
