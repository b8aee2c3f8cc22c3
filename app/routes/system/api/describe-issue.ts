import type { z } from "zod";

/** Returns the first error of a body as a sentence that names the field: `Field "brief.age" must not have a min above its max.` */
export function describeIssue(error: z.ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return "The body is wrong.";
  const path = issue.path.filter((part) => part !== "value").map(String);
  if (issue.code === "unrecognized_keys")
    return `Field ${JSON.stringify([...path, String(issue.keys[0]).slice(0, 50)].join("."))} is not known here.`;
  if (path.length === 0) return "The body must be an object with text, brief and limit, each of which may be missing.";
  const message = issue.message.startsWith("must") ? issue.message : "is wrong";
  return `Field ${JSON.stringify(path.join(".").slice(0, 100))} ${message}.`;
}
