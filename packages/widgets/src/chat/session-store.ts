/** Where the id of the visitor's conversation is kept between visits. */
export interface SessionStore {
  /** Null when there is none, or nothing may be stored here. */
  read(): string | null;
  write(sessionId: string): void;
  remove(): void;
}
