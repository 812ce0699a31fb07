/** Where the id of the visitor's conversation is kept between visits (specification, section 3, browser storage). */
export interface SessionStore {
  /** Null when there is none, or nothing may be stored here. */
  read(): string | null;
  write(sessionId: string): void;
  remove(): void;
}
