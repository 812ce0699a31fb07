/** What all processes on one database sign with; never shown to anybody. */
export interface SecretsTable {
  /** What it is for. */
  readonly name: string;
  /** 32 random bytes, base64url. */
  readonly value: string;
}
