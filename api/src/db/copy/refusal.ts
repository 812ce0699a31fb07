/** Why a database is not copied, backed up or restored; the message says what to do. */
export class CopyRefusal extends Error {
  override readonly name = "CopyRefusal";
}
