/** The page's whole stylesheet; colours are those of our pages. */
export const STYLE = `
:root { color-scheme: light dark; --ground: #fbf6ec; --surface: #fff; --ink: #1d2321; --quiet: #55605b;
  --line: #e2d9c8; --green: #1f3d36; --ember: #b8401a; --code: #f3ecdd; }
@media (prefers-color-scheme: dark) { :root { --ground: #141a18; --surface: #1c2422; --ink: #f0eadd;
  --quiet: #a9b3ad; --line: #33403b; --green: #a9d1c2; --ember: #f09a74; --code: #26302d; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 16px/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
.page { max-width: 46rem; margin: 0 auto; padding: 32px 16px 64px; }
h1, h2, h3 { color: var(--green); line-height: 1.25; text-wrap: balance; }
h1 { font-size: 2rem; margin: 0 0 8px; }
h2 { font-size: 1.4rem; margin: 48px 0 16px; }
h3 { font-size: 1.05rem; margin: 0; }
h4 { font-size: .95rem; margin: 20px 0 8px; }
p { margin: 8px 0; max-width: 42rem; }
a { color: var(--ember); text-underline-offset: 3px; }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--ember); outline-offset: 2px; border-radius: 4px; }
code { font: .9em ui-monospace, monospace; background: var(--code); padding: 1px 5px; border-radius: 4px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 16px; top: 8px; }
nav ul { list-style: none; padding: 0; }
nav li { padding: 4px 0; }
article, .schema { background: var(--surface); border: 1px solid var(--line); border-radius: 12px;
  padding: 16px 20px 20px; margin: 16px 0; scroll-margin-top: 16px; }
.method { display: inline-block; min-width: 3.5em; font: 700 .8rem/1 ui-monospace, monospace;
  color: var(--ember); text-transform: uppercase; }
.fields { list-style: none; margin: 8px 0 0; padding: 0 0 0 12px; border-left: 2px solid var(--line); }
.fields li { padding: 4px 0; }
.kind { color: var(--quiet); font-size: .9rem; }
dl { margin: 8px 0 0; }
dt { font-weight: 600; margin-top: 8px; }
dd { margin: 0; }
summary { cursor: pointer; padding: 4px 0; }
`;
