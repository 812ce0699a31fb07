import { ApiError } from "@gifthearth/client";
import { data } from "react-router";
import { type Problem, toProblem } from "../account/problem.ts";

/** A form that came back: what was wrong with it, and what it held; never a password. */
export interface Refused {
  /** Null where nothing is said, as after a blank submit. */
  readonly problem: Problem | null;
  /** By the fields' names. */
  readonly values: Readonly<Record<string, string>>;
}

type Values = Refused["values"];

/** Answers with the form again. */
export function refuse(problem: Problem | null, values: Values = {}, status = 400) {
  return data<Refused>({ problem, values }, { status });
}

/**
 * Answers with the form again after the API has refused, with its status.
 * @param values of the fields that come back; a problem with another field is told for the whole form
 * @param secrets names of fields that come back empty
 */
export function refuseAfter(error: unknown, values: Values = {}, secrets: readonly string[] = []) {
  const { field, message } = toProblem(error);
  const isShown = field !== null && (field in values || secrets.includes(field));
  return refuse(
    { field: isShown ? field : null, message },
    values,
    error instanceof ApiError ? error.status : 503,
  );
}
