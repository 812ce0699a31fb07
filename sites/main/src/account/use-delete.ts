import { useHost } from "@gifthearth/widgets";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { focusHeading } from "./focus-heading.ts";
import { signInPath } from "./next-path.ts";
import { isSignedOut } from "./session.ts";

interface Words {
  readonly deleted: string;
  readonly failed: string;
}

/** Deletes saved things, one at a time; each leaves the list once it is gone. */
export function useDelete(words: Words, remove: (id: string) => Promise<void>) {
  const { notify } = useHost();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [deleting, setDeleting] = useState<string | null>(null);

  async function deleteItem(id: string): Promise<void> {
    if (deleting !== null) return;
    setDeleting(id);
    try {
      await remove(id);
      setGone((former) => new Set(former).add(id));
      notify({ kind: "success", text: words.deleted });
      focusHeading();
      void revalidate();
    } catch (error) {
      notify({ kind: "error", text: words.failed });
      if (isSignedOut(error)) await navigate(signInPath(location.pathname));
    } finally {
      setDeleting(null);
    }
  }

  return { gone, deleting, deleteItem };
}
