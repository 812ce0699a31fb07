/* The blocks in the editor: a form of their options, and the widget itself, in a frame, as it will look. */
(({ blocks, blockEditor, components, element, i18n }, told) => {
  const { createElement: el, useEffect, useState } = element;
  const { __ } = i18n;

  /** What a framed widget doesn't take, and what would count the author's own visits. */
  const NOT_FRAMED = ["server", "labels", "event-text", "partner"];
  /** Between a keystroke and another preview, milliseconds. */
  const PAUSE = 500;

  function frameOf(name, attributes) {
    const query = new URLSearchParams();
    for (const [option, value] of Object.entries(attributes)) {
      const isOption = told.widgets[name].fields.some((field) => field.name === option);
      if (isOption && value && !NOT_FRAMED.includes(option)) query.set(option, value === true ? "" : value);
    }
    return `${told.server}/embed/frame/${name}?${query}`;
  }

  /** The widget as readers will see it. Clicks are the editor's, so that the block can be chosen. */
  function Preview({ name, attributes }) {
    const wanted = frameOf(name, attributes);
    const [src, setSrc] = useState(wanted);
    useEffect(() => {
      const timer = setTimeout(() => setSrc(wanted), PAUSE);
      return () => clearTimeout(timer);
    }, [wanted]);
    const { title, link, path } = told.widgets[name];
    const isLow = name === "impact-scoreboard";
    return el(
      components.Disabled,
      null,
      el(
        "iframe",
        {
          src,
          title,
          loading: "lazy",
          style: { display: "block", width: "100%", height: isLow ? 480 : 1090, border: 0 },
        },
        null,
      ),
      // What feeds and readers without JavaScript have.
      el("p", null, el("a", { href: told.server + path }, link)),
    );
  }

  function Missing({ name }) {
    const { title } = told.widgets[name];
    return el(
      components.Placeholder,
      {
        label: title,
        instructions: __(
          "GiftHearth has no address yet. It is set under Settings, GiftHearth.",
          "gifthearth",
        ),
      },
      told.settings && el("a", { href: told.settings }, __("Set it", "gifthearth")),
    );
  }

  function Field({ field, value, onChange }) {
    const { label, choices, isFlag } = field;
    if (isFlag) return el(components.ToggleControl, { label, checked: value === true, onChange });
    if (choices.length === 0) return el(components.TextControl, { label, value: value ?? "", onChange });
    const options = [
      { label: __("As usual", "gifthearth"), value: "" },
      ...choices.map((choice) => ({ label: choice, value: choice })),
    ];
    return el(components.SelectControl, { label, value: value ?? "", options, onChange });
  }

  function Edit({ name: blockName, attributes, setAttributes }) {
    const name = blockName.replace("gifthearth/", "");
    const { fields } = told.widgets[name];
    const groups = Object.entries(told.groups).filter(([group]) =>
      fields.some((field) => field.group === group),
    );
    return el(
      "div",
      blockEditor.useBlockProps(),
      el(
        blockEditor.InspectorControls,
        null,
        ...groups.map(([group, title]) =>
          el(
            components.PanelBody,
            { key: group, title, initialOpen: group === "form" },
            ...fields
              .filter((field) => field.group === group)
              .map((field) =>
                el(Field, {
                  key: field.name,
                  field,
                  value: attributes[field.name],
                  // What is emptied is no option.
                  onChange: (value) => setAttributes({ [field.name]: value || undefined }),
                }),
              ),
          ),
        ),
      ),
      told.server ? el(Preview, { name, attributes }) : el(Missing, { name }),
    );
  }

  // The server says what they take, and renders them.
  for (const name of Object.keys(told.widgets)) {
    blocks.registerBlockType(`gifthearth/${name}`, { edit: Edit, save: () => null });
  }
})(window.wp, window.gifthearthEditor);
