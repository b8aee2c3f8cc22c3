import { data } from "react-router";
import type { FormFailure } from "#app/features/accounts/components/use-failure.ts";
import { findTrouble, NO_ANSWER } from "#app/site/keep-page.ts";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { describeTrouble, TROUBLE_TEXTS } from "#app/ui/saving/describe-trouble.ts";
import { withoutSecrets } from "./secret-fields.ts";

type Fields = Record<string, string>;

/**
 * Sends a form to the server's action, and answers with `refuse` where that fails: without a connection, a session or the role, the page
 * keeps everything typed instead of being replaced by an error page.
 */
export async function catchTrouble<T, Refusal>(
  request: Request,
  serverAction: () => Promise<T>,
  refuse: (trouble: Trouble, fields: Fields) => Refusal,
) {
  // The body is read first, since sending consumes it.
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    const trouble = findTrouble(error);
    if (trouble === null) throw error;
    const fields = withoutSecrets(Object.fromEntries([...form].map(([name, value]) => [name, String(value)])));
    return data(refuse(trouble, fields), { status: NO_ANSWER });
  }
}

/** The same for forms that show a `FormFailure`. */
export function withTypedValues<T>(request: Request, serverAction: () => Promise<T>) {
  return catchTrouble(request, serverAction, (trouble, fields): { failure: FormFailure } => {
    const { title, description } = describeTrouble(trouble, { failed: TROUBLE_TEXTS.failed });
    const toast = { title, description: `${description} ${TROUBLE_TEXTS.nothingLost}`, type: "destructive" } as const;
    return { failure: { intent: fields.intent ?? "", toast, typed: fields, trouble } };
  });
}
