import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Look } from "#app/features/look/types.ts";
import { sendJson } from "#app/ui/client/send-json.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { troubleToast } from "#app/ui/saving/describe-trouble.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { APPEARANCE_TEXTS as TEXTS } from "../appearance-texts.ts";
import { lookAnswer } from "../answers.ts";
import type { GivenNames, SavedVersion } from "../types.ts";
import { LookEditor } from "./look-editor.tsx";
import { VersionsList } from "./versions-list.tsx";

interface AppearanceScreenProps {
  version: number;
  look: Look;
  versions: readonly SavedVersion[];
  given: GivenNames;
}

/** The screen on which an owner changes what the site is called, looks like and says. */
export function AppearanceScreen({ version, look, versions, given }: AppearanceScreenProps) {
  const { showToast } = useToast();
  const { revalidate } = useRevalidator();
  const [tab, setTab] = useState("names");
  const [restoring, setRestoring] = useState<number | null>(null);

  async function restore(restored: number) {
    if (restoring !== null) return;
    setRestoring(restored);
    const sent = { intent: "restore", basedOn: version, version: restored };
    const { answer, trouble } = await sendJson("/admin/appearance/changes", sent, lookAnswer);
    if (trouble === null) await revalidate();
    setRestoring(null);
    if (trouble !== null) return showToast(troubleToast(trouble, TEXTS));
    if (answer.ok) return showToast({ title: TEXTS.restored, type: "success" });
    showToast({ title: TEXTS.notSaved, description: answer.reason === "stale" ? TEXTS.stale : TEXTS.gone, type: "destructive" });
  }

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Appearance"
        subtitle="What your site is called, how it looks, and what it says. Every page changes the moment you save."
      />
      <LookEditor key={version} {...{ look, version, given, tab }} onTab={setTab} onSaved={() => void revalidate()} />
      <section aria-labelledby="look-versions" className="flex flex-col gap-3">
        <h2 id="look-versions" className="text-subheading">
          Versions
        </h2>
        <VersionsList
          asBuilt="the original look"
          versions={versions}
          restoring={restoring}
          onRestore={(restored) => void restore(restored)}
        />
      </section>
    </div>
  );
}
