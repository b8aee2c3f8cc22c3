import { Download, FileUp } from "lucide-react";
import { useRef, useState } from "react";
import type { Look } from "#app/features/look/types.ts";
import { Button } from "#app/ui/button.tsx";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { sendBlob } from "#app/ui/client/send-json.ts";
import { troubleToast } from "#app/ui/saving/describe-trouble.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { APPEARANCE_TEXTS as TEXTS } from "../appearance-texts.ts";
import { lookFileAnswer } from "../answers.ts";

/** Two buttons: one downloads the saved look as a file, the other puts such a file into the editor. */
export function LookFileButtons({ onRead }: { onRead: (look: Look) => void }) {
  const { showToast } = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);

  async function read(file: File | undefined) {
    if (file === undefined || isReading) return;
    setIsReading(true);
    const { answer, trouble } = await sendBlob("/admin/appearance/look.json", file, "application/json", lookFileAnswer);
    setIsReading(false);
    if (trouble !== null) return showToast(troubleToast(trouble, TEXTS));
    if (!answer.ok) return showToast({ title: "Not read", description: answer.message, type: "destructive" });
    onRead(answer.look);
    showToast({ title: TEXTS.imported, type: "success" });
  }

  return (
    <>
      <a href="/admin/appearance/look.json" download className={buttonClasses({ variant: "quiet", size: "sm" })}>
        <Download aria-hidden className="size-4.5" />
        Export
      </a>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="sr-only"
        tabIndex={-1}
        aria-hidden
        onChange={(event) => {
          void read(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      <Button size="sm" variant="quiet" busy={isReading} onClick={() => input.current?.click()}>
        {isReading ? null : <FileUp aria-hidden className="size-4.5" />}
        {isReading ? "Reading..." : "Import"}
      </Button>
    </>
  );
}
