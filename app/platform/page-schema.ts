import { z } from "zod";
import { PAGE_NUMBER } from "./page-number.ts";

/** The page of a list that an address asks for; whatever is no such number means the first. */
export const pageNumber = z.coerce.string().regex(PAGE_NUMBER).transform(Number).catch(1);
