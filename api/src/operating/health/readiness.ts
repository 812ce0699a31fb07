/** Whether this process wants to be sent requests. */
export interface Readiness {
  readonly isLeaving: boolean;
  /** From now on `/readyz` says that it doesn't, for load balancers to turn elsewhere. */
  leave(): void;
}

/** Ready until told otherwise. */
export function createReadiness(): Readiness {
  let isLeaving = false;
  return {
    get isLeaving() {
      return isLeaving;
    },
    leave() {
      isLeaving = true;
    },
  };
}
