import { useState } from "react";
import { type ReadValue, sendJson } from "../client/send-json.ts";
import { useToast } from "../toast/use-toast.ts";
import type { SaveResult, Sending } from "./use-saved-form.ts";

/** What a route answers to a document that is saved as a whole. */
type DocumentAnswer<Document> =
  | { ok: true; ref: string }
  | { ok: false; reason: "invalid"; errors: Partial<Record<string, string>> }
  | { ok: false; reason: "full" | "gone" }
  /** Another editor has saved first; `document` is what they saved. */
  | { ok: false; reason: "stale"; version: number; document: Document; savedBy: string | null };

interface DocumentSaveOptions<Form, Document> {
  /** The address that saves it. */
  address: string;
  /** The document's id, or "new". */
  opened: string;
  toDocument: (form: Form) => Document;
  toForm: (document: Document) => Form;
  readAnswer: ReadValue<DocumentAnswer<Document>>;
  texts: Record<"saved" | "notSaved" | "faulty" | "full" | "gone", string>;
}

/** Returns what sends the form of a document and says how that went, and the id that the document has once it is saved. */
export function useDocumentSave<Form, Document>(options: DocumentSaveOptions<Form, Document>) {
  const { address, opened, toDocument, toForm, readAnswer, texts } = options;
  const { showToast } = useToast();
  const [savedRef, setSavedRef] = useState(opened);

  async function send({ form, version: basedOn }: Sending<Form>): Promise<SaveResult<Form>> {
    const { answer, trouble } = await sendJson(address, { ref: opened, basedOn, document: toDocument(form) }, readAnswer);
    if (trouble !== null) return { ok: false, reason: "trouble", trouble };
    if (answer.ok) {
      setSavedRef(answer.ref);
      showToast({ title: texts.saved, type: "success" });
      return { ok: true };
    }
    if (answer.reason === "stale") {
      const { document, version, savedBy } = answer;
      return { ok: false, reason: "conflict", theirs: { form: toForm(document), version, savedBy } };
    }
    const description = answer.reason === "invalid" ? texts.faulty : texts[answer.reason];
    showToast({ title: texts.notSaved, description, type: "destructive" });
    return { ok: false, reason: "invalid", errors: answer.reason === "invalid" ? answer.errors : {} };
  }
  return { send, savedRef };
}
