import { expect, it } from "vitest";
import { createRequestTimes } from "./request-times.ts";

const GET = { method: "GET", route: "/api/gift-ideas/:id", status: "200" };

it("is a histogram: each bucket holds those below it, too", () => {
  const times = createRequestTimes();
  for (const seconds of [0.001, 0.002, 0.2, 31]) times.of(GET)(seconds);
  times.of({ ...GET, status: "404" })(1);
  const lines = times.text().split("\n");
  const labels = 'method="GET",route="/api/gift-ideas/:id",status="200"';
  expect(lines[1]).toBe("# TYPE http_request_duration_seconds histogram");
  for (const [end, count] of [
    ["0.002", 2],
    ["0.1", 2],
    ["0.25", 3],
    ["30", 3],
    ["+Inf", 4],
  ]) {
    expect(lines).toContain(`http_request_duration_seconds_bucket{le="${end}",${labels}} ${count}`);
  }
  expect(lines).toContain(`http_request_duration_seconds_count{${labels}} 4`);
  expect(lines.find((line) => line.startsWith(`http_request_duration_seconds_sum{${labels}}`))).toMatch(
    / 31\.20\d*$/,
  );
  expect(times.text()).toContain('count{method="GET",route="/api/gift-ideas/:id",status="404"} 1\n');
});

it("writes what would end a label in its escaped form", () => {
  const times = createRequestTimes();
  times.of({ ...GET, route: 'a"b\\c' })(1);
  expect(times.text()).toContain('route="a\\"b\\\\c"');
});
