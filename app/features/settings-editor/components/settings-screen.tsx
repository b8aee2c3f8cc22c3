import { useState } from "react";
import { useRevalidator } from "react-router";
import { VersionsList } from "#app/features/appearance/components/versions-list.tsx";
import type { SavedVersion } from "#app/features/appearance/types.ts";
import type { SiteSettings } from "#app/features/settings/types.ts";
import { sendJson } from "#app/ui/client/send-json.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { troubleToast } from "#app/ui/saving/describe-trouble.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { settingsAnswer } from "../answers.ts";
import { SETTINGS_TEXTS as TEXTS } from "../settings-form.ts";
import type { GivenContacts, SettingChoices } from "../types.ts";
import { SettingsEditor } from "./settings-editor.tsx";

interface SettingsScreenProps {
  version: number;
  settings: SiteSettings;
  versions: readonly SavedVersion[];
  given: GivenContacts;
  choices: SettingChoices;
}

/** The screen on which an owner changes how the site is reached, where it is, and what it is known by. */
export function SettingsScreen({ version, settings, versions, given, choices }: SettingsScreenProps) {
  const { showToast } = useToast();
  const { revalidate } = useRevalidator();
  const [tab, setTab] = useState("contact");
  const [restoring, setRestoring] = useState<number | null>(null);

  async function restore(restored: number) {
    if (restoring !== null) return;
    setRestoring(restored);
    const sent = { intent: "restore", basedOn: version, version: restored };
    const { answer, trouble } = await sendJson("/admin/settings/changes", sent, settingsAnswer);
    if (trouble === null) await revalidate();
    setRestoring(null);
    if (trouble !== null) return showToast(troubleToast(trouble, TEXTS));
    if (answer.ok) return showToast({ title: TEXTS.restored, type: "success" });
    showToast({ title: TEXTS.notSaved, description: answer.reason === "stale" ? TEXTS.stale : TEXTS.gone, type: "destructive" });
  }

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Settings"
        subtitle="How people reach you, where your shop is, and how other services recognize it. Every page changes the moment you save."
      />
      <SettingsEditor key={version} {...{ settings, version, given, choices, tab }} onTab={setTab} onSaved={() => void revalidate()} />
      <section aria-labelledby="settings-versions" className="flex max-w-[52rem] flex-col gap-3">
        <h2 id="settings-versions" className="text-subheading">
          Versions
        </h2>
        <VersionsList
          asBuilt="the original settings"
          versions={versions}
          restoring={restoring}
          onRestore={(restored) => void restore(restored)}
        />
      </section>
    </div>
  );
}
