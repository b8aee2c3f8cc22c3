import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Look } from "#app/features/look/types.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { APPEARANCE_TEXTS as TEXTS } from "../appearance-texts.ts";
import { lookAnswer } from "../answers.ts";
import type { GivenNames, SavedVersion } from "../types.ts";
import { LookEditor } from "./look-editor.tsx";
import { Versions } from "./versions.tsx";

interface AppearanceScreenProps {
  version: number;
  look: Look;
  versions: readonly SavedVersion[];
  given: GivenNames;
}

/** The screen on which an owner changes what the site is called, looks like and says. */
export function AppearanceScreen({ version, look, versions, given }: AppearanceScreenProps) {
  const { revalidate } = useRevalidator();
  const [tab, setTab] = useState("names");

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Appearance"
        subtitle="What your site is called, how it looks, and what it says. Every page changes the moment you save."
      />
      <LookEditor key={version} {...{ look, version, given, tab }} onTab={setTab} onSaved={() => void revalidate()} />
      <Versions
        {...{ version, versions }}
        address="/admin/appearance/changes"
        readAnswer={lookAnswer}
        texts={TEXTS}
        asBuilt="the original look"
      />
    </div>
  );
}
