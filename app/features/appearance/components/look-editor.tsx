import { FormSavedWhole } from "#app/features/accounts/components/form-saved-whole.tsx";
import { lookShape } from "#app/features/look/look-shape.ts";
import type { Look } from "#app/features/look/types.ts";
import { sendJson } from "#app/ui/client/send-json.ts";
import { type SaveResult, type Sending, useSavedForm } from "#app/ui/saving/use-saved-form.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { APPEARANCE_TEXTS as TEXTS } from "../appearance-texts.ts";
import { lookAnswer } from "../answers.ts";
import type { GivenNames } from "../types.ts";
import { AnnouncementFields } from "./announcement-fields.tsx";
import { HomeFields } from "./home-fields.tsx";
import { LinkFields } from "./link-fields.tsx";
import { LookFileButtons } from "./look-file-buttons.tsx";
import { describeLookField, LOOK_FIELD_NAMES, LOOK_FORM_SHAPE, readLookDraft } from "./look-fields.ts";
import { NameFields } from "./name-fields.tsx";
import { PreviewFrames } from "./preview-frames.tsx";
import { StyleFields } from "./style-fields.tsx";

interface LookEditorProps {
  look: Look;
  version: number;
  given: GivenNames;
  tab: string;
  onTab: (tab: string) => void;
  onSaved: () => void;
}

/** The tab of each place that a message is about. */
const TAB_OF: readonly [RegExp, string][] = [
  [/^(name|tagline|logo|icon)/, "names"],
  [/^(colors|fonts|corners)/, "style"],
  [/^(home|texts)/, "home"],
  [/^(headerLinks|footer|social)/, "links"],
  [/^announcement/, "announcement"],
];

/** Sends the look, and says in a toast what became of it. */
function useSend(onFault: (place: string) => void) {
  const { showToast } = useToast();
  return async ({ form, version }: Sending<Look>): Promise<SaveResult<Look>> => {
    const sent = { intent: "save", basedOn: version, look: lookShape(form) };
    const { answer, trouble } = await sendJson("/admin/appearance/changes", sent, lookAnswer);
    if (trouble !== null) return { ok: false, reason: "trouble", trouble };
    if (answer.ok) {
      showToast({ title: TEXTS.saved, type: "success" });
      return { ok: true };
    }
    if (answer.reason === "stale")
      return { ok: false, reason: "conflict", theirs: { form: answer.look, version: answer.version, savedBy: answer.savedBy } };
    const errors = answer.reason === "invalid" ? answer.errors : {};
    showToast({ title: TEXTS.notSaved, description: TEXTS.faulty, type: "destructive" });
    onFault(Object.keys(errors)[0] ?? "");
    return { ok: false, reason: "invalid", errors };
  };
}

/** The editor of the look beside its preview; what is not saved yet stays in this browser. */
export function LookEditor({ look: opened, version, given, tab, onTab, onSaved }: LookEditorProps) {
  const send = useSend((place) => {
    const found = TAB_OF.find(([places]) => places.test(place));
    if (found !== undefined) onTab(found[1]);
  });
  const editor = useSavedForm<Look, keyof Look>({
    place: "presently:look-draft",
    readForm: readLookDraft,
    shape: LOOK_FORM_SHAPE,
    opened: { form: opened, version, isNew: false },
    send,
    onSaved,
  });
  const { form: look, change, errors } = editor;
  const fields = { look, change, errors };
  const shown = { ...look, name: given.name ?? look.name, tagline: given.tagline ?? look.tagline };
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_auto]">
      <FormSavedWhole
        {...{ editor, shape: LOOK_FORM_SHAPE, names: LOOK_FIELD_NAMES, describe: describeLookField, texts: TEXTS }}
        conflictTitle="Someone else changed the look in the meantime"
        saveLabel="Save for everyone"
        actions={<LookFileButtons onRead={change} />}
      >
        <Tabs
          label="Parts of the look"
          selectedId={tab}
          onSelect={onTab}
          panelClassName="rounded-card border border-line bg-card p-5 mt-4"
          tabs={[
            { id: "names", label: "Name", panel: <NameFields {...fields} given={given} /> },
            { id: "style", label: "Style", panel: <StyleFields {...fields} /> },
            { id: "home", label: "Home page", panel: <HomeFields {...fields} /> },
            { id: "links", label: "Links", panel: <LinkFields {...fields} /> },
            { id: "announcement", label: "Announcement", panel: <AnnouncementFields {...fields} /> },
          ]}
        />
      </FormSavedWhole>
      <div className="xl:sticky xl:top-6 xl:self-start">
        <PreviewFrames look={shown} />
      </div>
    </div>
  );
}
