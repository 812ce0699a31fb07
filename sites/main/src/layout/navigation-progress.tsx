import { useNavigation } from "react-router";

/** A thin line at the top while the next page is on its way; it shows itself only if that takes a while. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === "idle" ? null : <div className="progress-line" role="progressbar" aria-label="Loading" />;
}
