import { Download, FileUp } from "lucide-react";
import { useState } from "react";
import type { Look } from "#app/features/look/types.ts";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { sendBlob } from "#app/ui/client/send-json.ts";
import { FileButton } from "#app/ui/file-button.tsx";
import { troubleToast } from "#app/ui/saving/describe-trouble.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { APPEARANCE_TEXTS as TEXTS } from "../appearance-texts.ts";
import { lookFileAnswer } from "../answers.ts";

/** Two buttons: one downloads the saved look as a file, the other puts such a file into the editor. */
export function LookFileButtons({ onRead }: { onRead: (look: Look) => void }) {
  const { showToast } = useToast();
  const [isReading, setIsReading] = useState(false);

  async function read(file: File) {
    if (isReading) return;
    setIsReading(true);
    const { answer, trouble } = await sendBlob("/admin/appearance/look.json", file, "application/json", lookFileAnswer);
    setIsReading(false);
    if (trouble !== null) return showToast(troubleToast(trouble, TEXTS));
    if (!answer.ok) return showToast({ title: "Couldn’t read the file", description: answer.message, type: "destructive" });
    onRead(answer.look);
    showToast({ title: TEXTS.imported, type: "success" });
  }

  return (
    <>
      <a href="/admin/appearance/look.json" download className={buttonClasses({ variant: "quiet", size: "sm" })}>
        <Download aria-hidden className="size-4.5" />
        Export
      </a>
      <FileButton
        size="sm"
        variant="quiet"
        accept="application/json,.json"
        icon={FileUp}
        isBusy={isReading}
        onFile={(file) => void read(file)}
      >
        {isReading ? "Reading..." : "Import"}
      </FileButton>
    </>
  );
}
