import { createContext, useContext } from "react";

const OpenFeedback = createContext<() => void>(() => {});

export const OpenFeedbackProvider = OpenFeedback.Provider;

/** Opens the feedback dialog. */
export function useOpenFeedback(): () => void {
  return useContext(OpenFeedback);
}
