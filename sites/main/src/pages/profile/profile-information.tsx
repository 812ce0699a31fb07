import { ApiError, changeProfile, requestConfirmation } from "@gifthearth/client";
import { NAME_LIMITS } from "@gifthearth/core/account";
import { useHost } from "@gifthearth/widgets";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { Submit, TextField } from "../../account/fields.tsx";
import type { useUser } from "../../account/session.ts";
import { textOf, useForm } from "../../account/use-form.ts";

interface ProfileInformationProps {
  readonly user: NonNullable<ReturnType<typeof useUser>>;
}

/**
 * Names, and the address that can't be changed.
 * What went wrong stands in the toast, and beside the field that it is about.
 */
export function ProfileInformation({ user }: ProfileInformationProps) {
  const { api, notify } = useHost();
  const { revalidate } = useRevalidator();
  const { sending, onSubmit, errorOf } = useForm({
    async send(values) {
      const change = { username: textOf(values, "username"), fullName: textOf(values, "fullName") };
      try {
        await changeProfile(api, change);
      } catch (failure) {
        const message = failure instanceof ApiError ? failure.message : "Error updating profile";
        notify({ kind: "error", text: message });
        throw failure;
      }
      notify({ kind: "success", text: "Profile updated successfully" });
      await revalidate();
    },
  });
  return (
    <section className="card panel" aria-labelledby="profile-heading">
      <h2 id="profile-heading">Profile Information</h2>
      <form className="form" method="post" noValidate onSubmit={onSubmit}>
        <TextField
          label="Email"
          name="email"
          type="email"
          readOnly
          defaultValue={user.email}
          hint="Your email cannot be changed"
        />
        {!user.emailConfirmed && <NotConfirmed />}
        <TextField
          label="Username"
          name="username"
          autoComplete="nickname"
          defaultValue={user.username ?? ""}
          maxLength={NAME_LIMITS.username}
          error={errorOf("username")}
        />
        <TextField
          label="Full name"
          name="fullName"
          autoComplete="name"
          defaultValue={user.fullName ?? ""}
          maxLength={NAME_LIMITS.fullName}
          error={errorOf("fullName")}
        />
        <Submit sending={sending} sendingText="Saving...">
          Save Changes
        </Submit>
      </form>
    </section>
  );
}

/** The address was not confirmed yet; the mail can be sent again. */
function NotConfirmed() {
  const { api, notify } = useHost();
  const [isSending, setIsSending] = useState(false);

  async function send(): Promise<void> {
    if (isSending) return;
    setIsSending(true);
    try {
      await requestConfirmation(api);
      notify({
        kind: "success",
        text: "An email is on its way",
        description: "Please follow the link in it.",
      });
    } catch (error) {
      const text =
        error instanceof ApiError ? error.message : "The email could not be sent. Please try again.";
      notify({ kind: "error", text });
    } finally {
      setIsSending(false);
    }
  }

  return (
    <p className="gh-note">
      Your email is not confirmed yet.{" "}
      <button type="button" className="link-button" aria-disabled={isSending} onClick={() => void send()}>
        Send the email again
      </button>
    </p>
  );
}
