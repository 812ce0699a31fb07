/** `npm run offers -- import FILE ...`, `confirm`, `list`, `remove` and `match`: products of shops, for our ideas. */
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { describeFeed, describeShops } from "../gifts/offers/describe.ts";
import { FeedError } from "../gifts/offers/feed/feed-error.ts";
import { confirmHeldFeed, importFeed, matchShops, removeShop } from "../gifts/offers/import-feed.ts";
import { listImports, listShops } from "../gifts/offers/offers.repository.ts";
import { isReadableFile } from "../runtime/readable-file.ts";
import { type Program, type ProgramContext, start, UsageError } from "./program.ts";

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      allowNegative: true,
      options: {
        network: { type: "string" },
        shop: { type: "string" },
        country: { type: "string" },
        "sub-id": { type: "string" },
        "fresh-days": { type: "string" },
        confirm: { type: "boolean" },
        "paid-link": { type: "boolean" },
        "charity-claim": { type: "boolean" },
        "third-party-sites": { type: "boolean" },
        mail: { type: "boolean" },
        "ai-text": { type: "boolean" },
        approval: { type: "string" },
      },
    });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

type Arguments = ReturnType<typeof readArguments>;

async function answer(context: ProgramContext, { positionals, values }: Arguments): Promise<string> {
  const [command, file, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`What is "${rest[0]}"?`);
  const { clock, newId } = context;
  const withDatabase = async () => ({ db: await context.openDatabase(), clock, newId });
  if (command === "import" && file !== undefined) return importFile(context, file, values);
  if (file !== undefined) throw new UsageError();
  if (command === "list") {
    const { db } = await withDatabase();
    return describeShops(await listShops(db), await listImports(db), clock());
  }
  if (command === "match") {
    const counts = [...(await matchShops(await withDatabase()))];
    if (counts.length === 0) return "There is no shop yet.";
    return counts
      .map(([name, count]) => `${name}: ${count.toLocaleString("en-US")} offers for our ideas`)
      .join("\n");
  }
  if (command !== "confirm" && command !== "remove") throw new UsageError();
  if (!values.shop) throw new UsageError("Please name the --shop.");
  if (command === "confirm") {
    const count = await confirmHeldFeed(await withDatabase(), values.shop);
    return `${values.shop}: ${count.toLocaleString("en-US")} offers are shown now.`;
  }
  const count = await removeShop(await withDatabase(), values.shop);
  return `${values.shop} and its ${count.toLocaleString("en-US")} offers are removed.`;
}

async function importFile(
  context: ProgramContext,
  file: string,
  values: Arguments["values"],
): Promise<string> {
  const { network, shop, country, "fresh-days": days } = values;
  if (!network || !shop || !country) throw new UsageError("Please name --network, --shop and --country.");
  if (!(await isReadableFile(file))) throw new FeedError(`The file ${file} can't be read.`);
  const { clock, newId } = context;
  const summary = await importFeed(
    { db: await context.openDatabase(), clock, newId },
    {
      path: file,
      fileName: basename(file),
      network,
      shop,
      country,
      confirm: values.confirm,
      subId: values["sub-id"],
      freshDays: days === undefined ? undefined : Number(days),
      policy: {
        paidLink: values["paid-link"],
        charityClaim: values["charity-claim"],
        thirdPartySites: values["third-party-sites"],
        mail: values.mail,
        aiText: values["ai-text"],
        approval: values.approval,
      },
    },
  );
  return describeFeed(summary);
}

export const offers: Program = {
  usage: `  npm run offers -- import FILE --network awin --shop "Tea & Co" --country DE
      imports a shop's product feed in place of the one before: CSV, TSV, RSS or Atom, also as gzip or zip
      --network         awin, or google for Google Merchant's format, which other networks deliver too
      --sub-id subId1   the parameter of its links for a click's id: clickref at Awin; customid, subId1, sid elsewhere
      --fresh-days 3    for so many days after an import its offers are shown
      --confirm         takes it though it has less than half of the offers before
      --charity-claim, --third-party-sites, --mail, --ai-text
                        what the shop's programme allows: to say beside its links what we give, its links on other
                        sites, in mails, beside what an AI wrote; --no-mail and so on take it back
      --approval TEXT   where that is written down
      --no-paid-link    purchases there bring us nothing
  npm run offers -- confirm --shop NAME
      shows a feed that is held since it has less than half of the offers before
  npm run offers -- list
      lists the shops, with what was left out of their feeds
  npm run offers -- match
      finds anew which offers are what our ideas mean, after the catalogue has changed
  npm run offers -- remove --shop NAME
      removes a shop with its offers`,
  async run(context, args) {
    try {
      return { text: await answer(context, readArguments(args)), wentWell: true };
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      return { text: `${error.message}\nNothing was changed.`, wentWell: false };
    }
  },
};

if (import.meta.main) await start(offers);
