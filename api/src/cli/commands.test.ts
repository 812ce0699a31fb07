import { join } from "node:path";
import { expect, it } from "vitest";
import { admin } from "./admin.ts";
import { backup } from "./backup.ts";
import { databaseCopy } from "./db-copy.ts";
import { demoSeed } from "./demo-seed.ts";
import { donations } from "./donations.ts";
import { offers } from "./offers.ts";
import { restore } from "./restore.ts";
import { revenue } from "./revenue.ts";

const DOCTOR = `  npm run doctor
      looks at the settings and what they lead to, without starting, and says what to mend`;

const PAGE = `# Commands

In the repository's folder, with the server's settings in the environment or in \`.env\`. \`admin\`, \`revenue\`, \`donations\`, \`offers\` and \`backup\` work in the database that a server has made, and never make one. Admins do what \`donations\` does on the dashboard too, or through \`/api/admin/donations\`.

This page is written by the tests from what the programs say of themselves: \`npm run test:unit -- api/src/cli --update\`.
`;

it("COMMANDS.md says what each program says of itself", async () => {
  const programs = {
    admin,
    revenue,
    donations,
    offers,
    backup,
    restore,
    "db:copy": databaseCopy,
    "demo:seed": demoSeed,
  };
  const sections = Object.entries(programs).map(([name, { usage }]) => [name, usage]);
  const text = [["doctor", DOCTOR], ...sections]
    .map(([name, usage]) => `## ${name}\n\n\`\`\`text\n${usage?.replace(/^ {2}/gm, "")}\n\`\`\`\n`)
    .join("\n");
  await expect(`${PAGE}\n${text}`).toMatchFileSnapshot(join(import.meta.dirname, "../../COMMANDS.md"));
});
