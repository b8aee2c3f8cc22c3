import { FormSavedWhole } from "#app/features/accounts/components/form-saved-whole.tsx";
import { settingsShape } from "#app/features/settings/settings-shape.ts";
import type { SiteSettings } from "#app/features/settings/types.ts";
import { sendJson } from "#app/ui/client/send-json.ts";
import { type SaveResult, type Sending, useSavedForm } from "#app/ui/saving/use-saved-form.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { settingsAnswer } from "../answers.ts";
import {
  describeSetting,
  readSettingsDraft,
  SETTINGS_FIELD_NAMES,
  SETTINGS_FORM_SHAPE,
  SETTINGS_TEXTS as TEXTS,
} from "../settings-form.ts";
import type { GivenContacts, SettingChoices, SettingsField } from "../types.ts";
import { AnalyticsFields } from "./analytics-fields.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { ExampleFields } from "./example-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { VerificationFields } from "./verification-fields.tsx";

interface SettingsEditorProps {
  settings: SiteSettings;
  version: number;
  given: GivenContacts;
  choices: SettingChoices;
  tab: string;
  onTab: (tab: string) => void;
  onSaved: () => void;
}

/** The tab of each setting that a message is about. */
const TAB_OF: Record<SettingsField, string> = {
  contactEmail: "contact",
  affiliateDisclosure: "contact",
  country: "place",
  timeZone: "place",
  weekStart: "place",
  examples: "examples",
  verification: "verification",
  analytics: "analytics",
};

/** Sends the settings, and says in a toast what became of them. */
function useSend(onFault: (place: string) => void) {
  const { showToast } = useToast();
  return async ({ form, version }: Sending<SiteSettings>): Promise<SaveResult<SiteSettings>> => {
    const sent = { intent: "save", basedOn: version, settings: settingsShape(form) };
    const { answer, trouble } = await sendJson("/admin/settings/changes", sent, settingsAnswer);
    if (trouble !== null) return { ok: false, reason: "trouble", trouble };
    if (answer.ok) {
      showToast({ title: TEXTS.saved, type: "success" });
      return { ok: true };
    }
    if (answer.reason === "stale")
      return { ok: false, reason: "conflict", theirs: { form: answer.settings, version: answer.version, savedBy: answer.savedBy } };
    const errors = answer.reason === "invalid" ? answer.errors : {};
    showToast({ title: TEXTS.notSaved, description: TEXTS.faulty, type: "destructive" });
    onFault(Object.keys(errors)[0] ?? "");
    return { ok: false, reason: "invalid", errors };
  };
}

/** The editor of the settings; what is not saved yet stays in this browser. */
export function SettingsEditor({ settings: opened, version, given, choices, tab, onTab, onSaved }: SettingsEditorProps) {
  const send = useSend((place) => {
    const [field = ""] = place.split(".");
    if (field in TAB_OF) onTab(TAB_OF[field as SettingsField]);
  });
  const editor = useSavedForm<SiteSettings, SettingsField>({
    place: "presently:settings-draft",
    readForm: readSettingsDraft,
    shape: SETTINGS_FORM_SHAPE,
    opened: { form: opened, version, isNew: false },
    send,
    onSaved,
  });
  const { form: settings, change, errors } = editor;
  const fields = { settings, change, errors };
  return (
    <FormSavedWhole
      {...{ editor, shape: SETTINGS_FORM_SHAPE, names: SETTINGS_FIELD_NAMES, describe: describeSetting, texts: TEXTS }}
      conflictTitle="Someone else changed the settings in the meantime"
      saveLabel="Save settings"
      className="max-w-[52rem]"
    >
      <Tabs
        label="Groups of settings"
        selectedId={tab}
        onSelect={onTab}
        panelClassName="rounded-card border border-line bg-card p-5 mt-4"
        tabs={[
          { id: "contact", label: "Contact and disclosure", panel: <ContactFields {...fields} given={given} /> },
          { id: "place", label: "Country and time", panel: <PlaceFields {...fields} choices={choices} /> },
          { id: "examples", label: "Finder examples", panel: <ExampleFields {...fields} /> },
          { id: "verification", label: "Verification", panel: <VerificationFields {...fields} /> },
          { id: "analytics", label: "Page views", panel: <AnalyticsFields {...fields} /> },
        ]}
      />
    </FormSavedWhole>
  );
}
