import type { AdminOverview, RevenueSnapshot } from "@gifthearth/core/contract";
import { addMonths } from "@gifthearth/core/ledger";
import { ReportUpload } from "./report-upload.tsx";
import { Snapshots } from "./snapshots.tsx";

interface RevenueProps {
  readonly overview: AdminOverview;
  readonly snapshots: readonly RevenueSnapshot[];
}

/** The programmes' earnings reports. */
export function Revenue({ overview, snapshots }: RevenueProps) {
  return (
    <>
      <section className="card panel" aria-labelledby="upload-heading">
        <h2 id="upload-heading">Import a report</h2>
        <p>
          A report takes the place of the one before of its marketplace, tracking id and month. It is checked
          first; nothing changes until you import it.
        </p>
        <ReportUpload month={overview.closes.next?.month ?? addMonths(overview.month, -1)} />
      </section>
      <section className="card panel" aria-labelledby="reports-heading">
        <h2 id="reports-heading">Imported reports</h2>
        {snapshots.length === 0 ? <p>None yet.</p> : <Snapshots snapshots={snapshots} />}
      </section>
    </>
  );
}
