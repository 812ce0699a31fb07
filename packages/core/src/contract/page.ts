import * as z from "zod";

const PAGE = "Please give the page as a number from 1";

/** Which page of a list is asked for, in an address: from 1, the first unless told. */
export const pageNumber = z.coerce.number(PAGE).int(PAGE).min(1, PAGE).max(1_000_000, PAGE).default(1);
