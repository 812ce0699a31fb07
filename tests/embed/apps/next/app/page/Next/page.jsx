import { GiftFinder, ImpactScoreboard } from "@gifthearth/widgets/react";

/** A server component, which needs no "use client" of its own. */
export default function Page() {
  const server = process.env.SERVER;
  return (
    <>
      <ImpactScoreboard server={server} />
      <GiftFinder server={server} />
    </>
  );
}
