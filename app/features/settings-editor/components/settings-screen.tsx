import { useState } from "react";
import { useRevalidator } from "react-router";
import { Versions } from "#app/features/appearance/components/versions.tsx";
import type { SavedVersion } from "#app/features/appearance/types.ts";
import type { SiteSettings } from "#app/features/settings/types.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
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
  const { revalidate } = useRevalidator();
  const [tab, setTab] = useState("contact");

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Settings"
        subtitle="How people reach you, where your shop is, and how other services recognize it. Every page changes the moment you save."
      />
      <SettingsEditor key={version} {...{ settings, version, given, choices, tab }} onTab={setTab} onSaved={() => void revalidate()} />
      <Versions
        {...{ version, versions }}
        address="/admin/settings/changes"
        readAnswer={settingsAnswer}
        texts={TEXTS}
        asBuilt="the original settings"
        className="max-w-[52rem]"
      />
    </div>
  );
}
