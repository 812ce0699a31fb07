import { confirmTwoFactor, endTwoFactor, renewRecoveryCodes, setUpTwoFactor } from "@gifthearth/client";
import type { SecondFactorRequest, TwoFactorSetup, TwoFactorState } from "@gifthearth/core/contract";
import { useHost } from "@gifthearth/widgets";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { CodeField } from "../../account/code-field.tsx";
import { formatDate } from "../../account/dates.ts";
import { Submit } from "../../account/fields.tsx";
import { Form } from "../../account/form.tsx";
import { LoadFailure } from "../../account/load-failure.tsx";
import {
  CurrentPasswordField,
  currentPasswordOf,
  currentPasswordProblem,
} from "../../account/password-fields.tsx";
import { textOf, useForm } from "../../account/use-form.ts";

/** Fewer than so many recovery codes are few. */
const FEW = 3;

/** A code besides the password: setting up an authenticator app, recovery codes, and turning it off again. */
export function TwoFactor({ state }: { readonly state: TwoFactorState | null }) {
  const { notify } = useHost();
  const { revalidate } = useRevalidator();
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  async function told(recoveryCodes: readonly string[]): Promise<void> {
    setCodes(recoveryCodes);
    setSetup(null);
    await revalidate();
  }

  async function ended(): Promise<void> {
    notify({ kind: "success", text: "Two-factor authentication is off" });
    await revalidate();
  }

  return (
    <section className="card panel" aria-labelledby="two-factor-heading">
      <h2 id="two-factor-heading">Two-Factor Authentication</h2>
      {state === null ? (
        <LoadFailure message="Your settings could not be loaded" />
      ) : codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      ) : state.since !== null ? (
        <InUse state={state} onCodes={told} onEnd={ended} />
      ) : setup ? (
        <Confirm setup={setup} onOn={told} onCancel={() => setSetup(null)} />
      ) : (
        <Begin onBegin={setSetup} />
      )}
    </section>
  );
}

function Begin({ onBegin }: { readonly onBegin: (setup: TwoFactorSetup) => void }) {
  const { api } = useHost();
  const form = useForm({
    check: currentPasswordProblem,
    send: async (values) => onBegin(await setUpTwoFactor(api, currentPasswordOf(values))),
  });
  return (
    <>
      <p>
        Whoever finds out your password still can't sign in without your phone: an authenticator app on it
        shows a new code every half minute, and signing in asks for it.
      </p>
      <Form state={form}>
        <CurrentPasswordField label="Your password" errorOf={form.errorOf} />
        <Submit sending={form.sending} sendingText="Setting Up...">
          Set Up
        </Submit>
      </Form>
    </>
  );
}

interface ConfirmProps {
  readonly setup: TwoFactorSetup;
  readonly onOn: (recoveryCodes: readonly string[]) => Promise<void>;
  readonly onCancel: () => void;
}

function Confirm({ setup: { secret, uri, qr }, onOn, onCancel }: ConfirmProps) {
  const { api } = useHost();
  const heading = useFocus();
  const form = useForm({
    send: async (values) => onOn(await confirmTwoFactor(api, textOf(values, "code"))),
  });
  return (
    <>
      <h3 tabIndex={-1} ref={heading}>
        Scan this with your authenticator app
      </h3>
      <div className="two-factor-app">
        <svg
          className="two-factor-qr"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label="QR code for your authenticator app"
          shapeRendering="crispEdges"
        >
          <path d={qr.path} />
        </svg>
        <div className="two-factor-text">
          <p>
            On this phone? <a href={uri}>Open it in the app</a>.
          </p>
          <p>Or type this key into the app:</p>
          <p>
            <code className="two-factor-key">{secret.match(/.{1,4}/g)?.join(" ")}</code>
          </p>
        </div>
      </div>
      <Form state={form}>
        <CodeField label="The code that the app shows" error={form.errorOf("code")} hint="Six digits" />
        <p className="gh-muted">Turning it on signs you out everywhere else.</p>
        <div className="gh-row">
          <Submit sending={form.sending} sendingText="Turning On...">
            Turn On
          </Submit>
          <button type="button" className="gh-button" onClick={onCancel}>
            Cancel
          </button>
        </div>
      </Form>
    </>
  );
}

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** They are told this once. */
function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { notify } = useHost();
  const heading = useFocus();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      notify({ kind: "success", text: "Recovery codes copied" });
    } catch {
      // Not allowed, or a page without https.
      notify({ kind: "info", text: "Please copy them by hand" });
    }
  }

  return (
    <>
      <h3 tabIndex={-1} ref={heading}>
        Keep your recovery codes
      </h3>
      <p>
        Each of them signs you in once if you don't have your phone. We can't show them again: print them, or
        keep them where you can reach them without it.
      </p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="gh-row">
        <button type="button" className="gh-button" onClick={() => void copy()}>
          Copy
        </button>
        <button type="button" className="gh-button" onClick={() => print()}>
          Print
        </button>
        <button type="button" className="gh-button gh-button-main" onClick={onKept}>
          I Have Kept Them
        </button>
      </div>
    </>
  );
}

interface InUseProps {
  readonly state: TwoFactorState;
  readonly onCodes: (recoveryCodes: readonly string[]) => Promise<void>;
  readonly onEnd: () => Promise<void>;
}

function InUse({ state: { since, recoveryCodesLeft }, onCodes, onEnd }: InUseProps) {
  const { api } = useHost();
  return (
    <>
      <p>
        On since {formatDate(since ?? "")}. Signing in asks for a code from your authenticator app, or a
        recovery code.
      </p>
      <p className={recoveryCodesLeft < FEW ? "gh-note" : "gh-muted"}>
        {recoveryCodesLeft === 1
          ? "1 recovery code is left."
          : `${recoveryCodesLeft} recovery codes are left.`}
      </p>
      <Proven
        name="New recovery codes"
        text="The codes you have now stop working."
        button="Make New Codes"
        sendingText="Making them..."
        onProof={async (proof) => onCodes(await renewRecoveryCodes(api, proof))}
      />
      <Proven
        name="Turn it off"
        text="From then on your password alone signs you in."
        button="Turn Off"
        sendingText="Turning Off..."
        onProof={async (proof) => {
          await endTwoFactor(api, proof);
          await onEnd();
        }}
      />
    </>
  );
}

interface ProvenProps {
  readonly name: string;
  readonly text: string;
  readonly button: string;
  readonly sendingText: string;
  readonly onProof: (proof: SecondFactorRequest) => Promise<void>;
}

/** What only the owner may do: with the password, and a code. */
function Proven({ name, text, button, sendingText, onProof }: ProvenProps) {
  const form = useForm({
    check: currentPasswordProblem,
    send: (values) => onProof({ currentPassword: currentPasswordOf(values), code: textOf(values, "code") }),
  });
  return (
    <details className="two-factor-change">
      <summary>{name}</summary>
      <p className="gh-muted">{text}</p>
      <Form state={form}>
        <CurrentPasswordField label="Your password" errorOf={form.errorOf} />
        <CodeField
          label="Code"
          error={form.errorOf("code")}
          hint="From the app, or a recovery code"
          takesRecoveryCode
        />
        <Submit kind="plain" sending={form.sending} sendingText={sendingText}>
          {button}
        </Submit>
      </Form>
    </details>
  );
}

/** What takes the place of a form has the focus that the form's button had. */
function useFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
