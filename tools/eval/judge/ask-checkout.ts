import path from "node:path";
import { askProgram } from "../ask-program.ts";
import type { Question, Reply } from "./judge-types.ts";

const PROGRAM = path.resolve("tools/eval/judge/answer-requests.ts");

/** Answers requests with the code of another checkout (or this one), in a process and a database of its own. */
export function askCheckout(folder: string, question: Omit<Question, "reply">): Promise<Reply> {
  return askProgram<Reply>(PROGRAM, question, folder);
}
