import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Rollup plugin: puts a folder's files into the build as they are.
 * @param {string} folder
 * @returns {import("rollup").Plugin}
 */
export function copy(folder) {
  return {
    name: "copy",
    async buildStart() {
      for (const fileName of await readdir(folder)) {
        const file = join(folder, fileName);
        this.addWatchFile(file);
        this.emitFile({ type: "asset", fileName, source: await readFile(file) });
      }
    },
  };
}

/**
 * Rollup plugin: tells the server which files the client build made, as `SiteAssets` (assets.ts) in
 * `.assets.json`. The server reads it on start; no visitor does, since dotfiles are not served.
 * @returns {import("rollup").Plugin}
 */
export function siteAssets() {
  return {
    name: "site-assets",
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const chunks = files.filter((file) => file.type === "chunk");
      const entry = chunks.find((chunk) => chunk.isEntry);
      const loaded = withImports(bundle, entry.fileName);
      const pages = chunks.flatMap((chunk) => {
        const page = pageOf(chunk);
        const own = withImports(bundle, chunk.fileName).difference(loaded);
        return page ? [[page, [...own].map(toAddress)]] : [];
      });
      const assets = {
        entry: toAddress(entry.fileName),
        styles: toAddress(namesEnding(files, ".css")[0]),
        fonts: namesEnding(files, ".woff2").map(toAddress),
        imports: [...loaded].filter((name) => name !== entry.fileName).map(toAddress),
        pages: Object.fromEntries(pages),
      };
      this.emitFile({ type: "asset", fileName: ".assets.json", source: JSON.stringify(assets) });
    },
  };
}

/**
 * Rollup plugin: lets the style element that sonner makes carry the page's nonce, without which the site's policy
 * (content-security-policy.ts) has browsers pass over it.
 * @returns {import("rollup").Plugin}
 */
export function styleNonce() {
  const made = "style.type = 'text/css'";
  const nonce = "style.nonce = document.querySelector('script[nonce]')?.nonce ?? ''";
  return {
    name: "style-nonce",
    transform(code, id) {
      if (!/node_modules[/\\]sonner[/\\]/.test(id)) return null;
      if (!code.includes(made)) this.error("sonner makes its style element in another way than it did");
      return { code: code.replace(made, `${made}; ${nonce}`), map: null };
    },
  };
}

/** The page whose code begins with a chunk, by its folder's name; none for other chunks. */
function pageOf({ facadeModuleId }) {
  return /pages[/\\]([^/\\]+)[/\\]page\.tsx$/.exec(facadeModuleId ?? "")?.[1];
}

/** What a chunk of the client is called: a page's after the page. */
export function clientChunkName(chunk) {
  // Short, since the table of routes, which every visitor loads, names them all.
  return `assets/${pageOf(chunk) ?? "[name]"}-[hash:7].js`;
}

/** Names of a chunk and of all that it imports, each once. */
function withImports(bundle, fileName, found = new Set()) {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const name of bundle[fileName].imports) withImports(bundle, name, found);
  return found;
}

function namesEnding(files, extension) {
  return files.map(({ fileName }) => fileName).filter((name) => name.endsWith(extension));
}

function toAddress(fileName) {
  return `/${fileName}`;
}
