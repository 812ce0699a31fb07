/** `npm run doctor`: looks at the settings and at what they lead to, without starting, and says what to mend. */
import { examine } from "../operating/doctor/examine.ts";
import { hasToBeMended, reportOf } from "../operating/doctor/report.ts";

// As the server: what it may have to make is for its own user alone.
process.umask(0o077);

const findings = await examine(process.env);
process.stdout.write(reportOf(findings, process.stdout.hasColors?.() ?? false));
process.exitCode = hasToBeMended(findings) ? 1 : 0;
