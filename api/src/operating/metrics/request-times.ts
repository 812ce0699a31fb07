/** What tells answered requests apart, with nothing in it that a visitor wrote. */
interface AnsweredRequest {
  readonly method: string;
  /** The pattern of its path, such as `/api/gift-ideas/:id`. */
  readonly route: string;
  readonly status: string;
}

/** Counts requests and their times. */
export interface RequestTimes {
  /** @returns what counts one such request that took so many seconds */
  of(request: AnsweredRequest): (seconds: number) => void;
  /** In Prometheus' text format. */
  text(): string;
}

const NAME = "http_request_duration_seconds";
const HELP = "Time until an answer begins; its count is the number of requests";

/** Upper ends in seconds: from a page out of memory to an answer that took the AI's whole time. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30];

/**
 * A histogram of our own, since each observation of prom-client's looks its labels up anew, which is a part of
 * the quickest answers that can be measured.
 */
export function createRequestTimes(): RequestTimes {
  const series = new Map<string, { readonly buckets: number[]; sum: number; count: number }>();
  return {
    of({ method, route, status }) {
      const labels = `method="${escaped(method)}",route="${escaped(route)}",status="${status}"`;
      let times = series.get(labels);
      if (!times) {
        times = { buckets: SECONDS.map(() => 0), sum: 0, count: 0 };
        series.set(labels, times);
      }
      const { buckets } = times;
      const kept = times;
      return (seconds) => {
        kept.sum += seconds;
        kept.count += 1;
        const place = SECONDS.findIndex((end) => seconds <= end);
        if (place >= 0) buckets[place] = (buckets[place] ?? 0) + 1;
      };
    },
    text() {
      const lines = [`# HELP ${NAME} ${HELP}`, `# TYPE ${NAME} histogram`];
      for (const [labels, { buckets, sum, count }] of series) {
        // Prepared for, and not asked yet.
        if (count === 0) continue;
        let upTo = 0;
        for (const [place, end] of SECONDS.entries()) {
          upTo += buckets[place] ?? 0;
          lines.push(`${NAME}_bucket{le="${end}",${labels}} ${upTo}`);
        }
        lines.push(`${NAME}_bucket{le="+Inf",${labels}} ${count}`);
        lines.push(`${NAME}_sum{${labels}} ${sum}`, `${NAME}_count{${labels}} ${count}`);
      }
      return `${lines.join("\n")}\n`;
    },
  };
}

/** As a label's value is written. */
function escaped(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
