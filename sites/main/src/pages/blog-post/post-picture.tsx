import { useHost } from "@gifthearth/widgets";
import { useEffect, useRef, useState } from "react";
import lastFallback from "../../content/blog/pictures/gift-box.svg";
import type { PostSummary } from "../../content/blog/post.ts";

/**
 * An article's picture: a skeleton while it loads; where it can't be had its fallback, and then our own last
 * one, with one message for all of it.
 */
export function PostPicture({ image, fallbackImage }: Pick<PostSummary, "image" | "fallbackImage">) {
  const { notify } = useHost();
  const [attempt, setAttempt] = useState(0);
  const [isLoaded, setIsLoaded] = useState(false);
  const element = useRef<HTMLImageElement>(null);
  const hasTold = useRef(false);
  const address = [image, fallbackImage, lastFallback][attempt];
  const fails = attempt > 0;

  // On a page from the server the picture may have come, or failed, before anybody listened.
  useEffect(() => {
    const picture = element.current;
    if (!picture?.complete || picture.getAttribute("src") !== address) return;
    if (picture.naturalWidth > 0) setIsLoaded(true);
    else setAttempt((current) => (current === attempt ? attempt + 1 : current));
  }, [address, attempt]);

  useEffect(() => {
    if (!fails || hasTold.current) return;
    hasTold.current = true;
    notify({
      kind: "info",
      text: "Image issue",
      description: "This article’s picture couldn’t be loaded, so another one stands in for it.",
    });
  }, [fails, notify]);

  return (
    <div className="post-picture" data-loading={!isLoaded && address !== undefined}>
      {address && (
        <img
          ref={element}
          src={address}
          alt=""
          width={960}
          height={540}
          fetchPriority="high"
          onLoad={() => setIsLoaded(true)}
          onError={() => setAttempt((current) => (current === attempt ? attempt + 1 : current))}
        />
      )}
    </div>
  );
}
