import { parseArgs } from "node:util";
import {
  type Charity,
  charityChange,
  charityRequest,
  type MonthlyCharities,
  monthlyCharitiesRequest,
} from "@gifthearth/core/contract";
import {
  type Command,
  type CommandContext,
  monthArgument,
  parseGiven,
  refuseArguments,
} from "../../cli/command-line.ts";
import { UsageError } from "../../cli/program.ts";
import { listCharities } from "./charities.repository.ts";
import {
  type ActionContext,
  addCharity,
  changeCharity,
  chooseCharities,
  readMonthlyCharities,
} from "./charities.service.ts";

const OPTIONS = {
  name: { type: "string" },
  registration: { type: "string" },
  country: { type: "string" },
  causes: { type: "string" },
  website: { type: "string" },
  "contract-date": { type: "string" },
  contact: { type: "string" },
  platform: { type: "string", multiple: true },
  from: { type: "string" },
  to: { type: "string" },
} as const;

const FIELDS =
  "[--causes A,B] [--website https://...] [--contract-date YYYY-MM-DD] [--contact TEXT] [--platform NAME=ID]... [--to YYYY-MM]";

/** `charities list|add|change|choose`. */
export const charityCommand: Command = {
  usage: [
    ["list", "names the charities, and whom the present month goes to"],
    [
      `add ID --name NAME --registration EIN --country US --from YYYY-MM ${FIELDS}`,
      "adds a charity that may be given to",
    ],
    [
      "change ID [any of those options]",
      "changes a charity; --to YYYY-MM ends it, and --to none takes the end away",
    ],
    ["choose YYYY-MM ID=60% ID=40% ...", "chooses whom a month's donation goes to"],
  ],
  async run(context, [verb, ...args]) {
    if (verb === "list") return { text: await list(context), wentWell: true };
    if (verb === "add" || verb === "change") {
      const { values, positionals } = parseArgs({
        args: [...args],
        options: OPTIONS,
        allowPositionals: true,
      });
      const [id, ...others] = positionals;
      // Such as the second word of a name without quotation marks.
      refuseArguments(others);
      if (!id) throw new UsageError("Please name the charity by its id.");
      const given = fieldsOf(values);
      const done =
        verb === "add"
          ? await addCharity(await actionContext(context), parseGiven(charityRequest, { id, ...given }))
          : await changeCharity(await actionContext(context), id, parseGiven(charityChange, given));
      return { text: describe(done), wentWell: true };
    }
    if (verb === "choose") {
      const month = monthArgument(args[0]);
      const choice = parseGiven(monthlyCharitiesRequest, { items: args.slice(1).map(shareArgument) });
      return {
        text: describeChoice(await chooseCharities(await actionContext(context), month, choice)),
        wentWell: true,
      };
    }
    throw new UsageError("Please say what to do with the charities.");
  },
};

async function actionContext(context: CommandContext): Promise<ActionContext> {
  return { ...context, db: await context.openDatabase(), actor: "command line" };
}

async function list(context: CommandContext): Promise<string> {
  const db = await context.openDatabase();
  const month = context.clock().toISOString().slice(0, 7);
  const charities = await listCharities(db);
  return [
    ...charities.map(describe),
    ...(charities.length === 0 ? ["There are no charities yet."] : []),
    describeChoice(await readMonthlyCharities(db, month)),
  ].join("\n");
}

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>["values"];

/** Only what was given: the rest has its default, or stays. */
function fieldsOf(values: Values): Record<string, unknown> {
  const orNull = (text: string | undefined) => (text === "none" || text === "" ? null : text);
  const fields = {
    name: values.name,
    registration: values.registration,
    country: values.country,
    causes: values.causes?.split(",").map((cause) => cause.trim()),
    website: orNull(values.website),
    contractDate: orNull(values["contract-date"]),
    contact: orNull(values.contact),
    platformIds: values.platform && Object.fromEntries(values.platform.map(platformArgument)),
    activeFrom: values.from,
    activeTo: orNull(values.to),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function platformArgument(text: string): readonly [string, string] {
  const [, platform, id] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (!platform || !id) throw new UsageError(`Please give ${text} as NAME=ID, such as change=n_123.`);
  return [platform, id];
}

function shareArgument(text: string) {
  const [, charityId, percent] = /^([^=]+)=(\d{1,3}(?:\.\d{1,2})?)%?$/.exec(text) ?? [];
  if (!charityId) throw new UsageError(`Please give ${text} as ID=60%, with two decimals at most.`);
  return { charityId, share: Math.round(Number(percent) * 100) / 10_000 };
}

function describe({ id, name, registration, country, activeFrom, activeTo }: Charity): string {
  const until = activeTo === null ? "on" : `to ${activeTo}`;
  return `${id}: ${name} (${country} ${registration}), active from ${activeFrom} ${until}`;
}

function describeChoice({ month, chosenFor, items }: MonthlyCharities): string {
  if (chosenFor === null) return `Nobody is chosen for ${month} yet.`;
  const parts = items.map(({ charityId, share }) => `${charityId} ${Number((share * 100).toFixed(2))}%`);
  const since = chosenFor === month ? "" : ` (as chosen for ${chosenFor})`;
  return `${month} goes to ${parts.join(", ")}${since}.`;
}
