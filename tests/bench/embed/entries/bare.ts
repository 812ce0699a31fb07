/** The floor: what any widget with a small form costs that is made with Preact in a shadow root. None of our code. */
import { h, render } from "preact";
import { useState } from "preact/hooks";

const CSS = `
:host { display: block; font: 16px/1.5 system-ui; }
form { display: grid; gap: 12px; padding: 16px; border: 1px solid #ccc; border-radius: 8px; }
button { padding: 8px 16px; color: #fff; background: #246; border: 0; border-radius: 8px; }
`;

function Form() {
  const [name, setName] = useState("");
  const [answer, setAnswer] = useState("");
  return h(
    "form",
    {
      onSubmit: (event: Event) => {
        event.preventDefault();
        setAnswer(`Hello ${name}`);
      },
    },
    h("h2", null, "A bare widget"),
    h("label", null, "Name ", h("input", { value: name, onInput: (e: Event) => setName(textOf(e)) })),
    h(
      "label",
      null,
      "Kind ",
      h(
        "select",
        null,
        ["one", "two", "three"].map((kind) => h("option", null, kind)),
      ),
    ),
    h("button", null, "Greet"),
    h("p", { role: "status" }, answer),
  );
}

function textOf({ target }: Event): string {
  return target instanceof HTMLInputElement ? target.value : "";
}

customElements.define(
  "bare-widget",
  class extends HTMLElement {
    connectedCallback(): void {
      const root = this.attachShadow({ mode: "open" });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(CSS);
      root.adoptedStyleSheets = [sheet];
      render(h(Form, null), root);
    }
  },
);
