import { Download, FileUp } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useRight } from "#app/features/accounts/components/rights.tsx";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { sendBlob } from "#app/ui/client/send-json.ts";
import { FileButton } from "#app/ui/file-button.tsx";
import { troubleToast } from "#app/ui/saving/describe-trouble.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { collectionsFileAnswer } from "../../answers.ts";
import type { FileFault } from "../../collections-file.ts";
import { ADMIN_COLLECTION_TEXTS as TEXTS } from "../../texts.ts";

interface CollectionsFileButtonsProps {
  /** Is called with what is wrong in a file, of which nothing was saved; an empty list where all is well. */
  onFaults: (faults: readonly FileFault[]) => void;
}

/** Two buttons: one downloads all collections as CSV, the other saves those of such a file. */
export function CollectionsFileButtons({ onFaults }: CollectionsFileButtonsProps) {
  const { showToast } = useToast();
  const { revalidate } = useRevalidator();
  const mayEdit = useRight("catalogue.edit");
  const [isReading, setIsReading] = useState(false);

  async function read(file: File) {
    if (isReading) return;
    setIsReading(true);
    const { answer, trouble } = await sendBlob("/admin/collections/import", file, "text/csv", collectionsFileAnswer);
    setIsReading(false);
    if (trouble !== null) return showToast(troubleToast(trouble, TEXTS));
    onFaults(answer.ok ? [] : answer.faults);
    if (!answer.ok) return;
    showToast({ title: `${answer.saved} ${answer.saved === 1 ? "collection" : "collections"} saved.`, type: "success" });
    void revalidate();
  }

  return (
    <>
      <a href="/admin/collections/export.csv" download className={buttonClasses({ variant: "secondary" })}>
        <Download aria-hidden className="size-4.5" />
        Export
      </a>
      {mayEdit ? (
        <FileButton accept="text/csv,.csv" icon={FileUp} isBusy={isReading} onFile={(file) => void read(file)}>
          {isReading ? "Importing..." : "Import"}
        </FileButton>
      ) : null}
    </>
  );
}
