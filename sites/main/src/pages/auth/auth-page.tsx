import { useHost } from "@gifthearth/widgets";
import { useEffect, useState } from "react";
import { useLoaderData } from "react-router";
import { AuthPanel } from "../../account/auth-panel.tsx";
import { signInReason } from "../../account/next-path.ts";
import type { loadAuth } from "./load.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

/** Sign in / create account (specification, section 2). */
export function Component() {
  const { next } = useLoaderData<typeof loadAuth>();
  const { notify } = useHost();
  const [isNew, setIsNew] = useState(false);
  const reason = signInReason(next);

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once; another host is no new reason
  useEffect(() => {
    if (reason) notify({ kind: "error", text: reason });
  }, [reason]);

  return (
    <AuthPanel
      title={isNew ? "Create Account" : "Sign In"}
      heading={isNew ? "Create your account" : "Welcome back"}
      lead={
        isNew
          ? "Keep the ideas you like, and see what your gifts have given."
          : "Sign in to your saved gifts and searches."
      }
    >
      {isNew ? <SignUpForm /> : <SignInForm />}
      <p className="auth-switch">
        {isNew ? "Do you have an account already?" : "New here?"}{" "}
        <button type="button" className="link-button" onClick={() => setIsNew(!isNew)}>
          {isNew ? "Sign in instead" : "Create an account"}
        </button>
      </p>
    </AuthPanel>
  );
}
