import { useState } from "react";
import { FormSavedWhole } from "#app/features/accounts/components/form-saved-whole.tsx";
import { useDocumentSave } from "#app/ui/saving/use-document-save.ts";
import { useSavedForm } from "#app/ui/saving/use-saved-form.ts";
import { collectionForm, collectionSaveAnswer } from "../../answers.ts";
import { ADMIN_COLLECTION_TEXTS as TEXTS } from "../../texts.ts";
import type { CollectionDocument, CollectionGift, CollectionMatches, CollectionToEdit, RuleChoice, RuleTaxonomy } from "../../types.ts";
import {
  COLLECTION_FIELD_NAMES,
  COLLECTION_FORM_SHAPE,
  type CollectionFormValues as Form,
  describeCollectionField,
  giftsById,
  readCollectionDraft,
} from "./collection-fields.ts";
import { GiftFields } from "./gift-fields.tsx";
import { MatchesPanel } from "./matches-panel.tsx";
import { ShownFields } from "./shown-fields.tsx";
import { TextFields } from "./text-fields.tsx";
import { useMatches } from "./use-matches.ts";

export interface CollectionFormProps {
  /** The id of the collection, or "new". */
  collectionRef: string;
  collection: CollectionToEdit;
  choices: Record<RuleTaxonomy, RuleChoice[]>;
  matches: CollectionMatches;
  /** An earlier state to begin with; null for the present one. */
  earlier: CollectionDocument | null;
  /** Is called with what the editor of the saved collection is opened with. */
  onSaved: (ref: string) => void;
}

/** The form of a collection, with the gifts that it has; what is not saved yet stays in this browser. */
export function CollectionForm({ collectionRef, collection, choices, matches, earlier, onSaved }: CollectionFormProps) {
  const [found, setFound] = useState<readonly CollectionGift[]>([]);

  const { send, savedRef } = useDocumentSave({
    address: "/admin/collections/save",
    opened: collectionRef,
    toDocument: collectionForm,
    toForm: (document): Form => ({ ...document }),
    readAnswer: collectionSaveAnswer,
    texts: TEXTS,
  });
  const editor = useSavedForm({
    place: `presently:collection-draft:${collectionRef}`,
    readForm: readCollectionDraft,
    shape: COLLECTION_FORM_SHAPE,
    opened: { form: { ...collection.document } as Form, version: collection.version, isNew: false },
    ...(earlier === null ? {} : { typed: { ...earlier } as Form }),
    send,
    onSaved: () => onSaved(savedRef),
  });
  const { form, errors, change } = editor;
  const state = useMatches(form, matches);
  const gifts = giftsById(found, matches.gifts, matches.chosen, state.matches.gifts, state.matches.chosen);
  const fields = { form, errors, change };

  return (
    <FormSavedWhole
      editor={editor}
      shape={COLLECTION_FORM_SHAPE}
      names={COLLECTION_FIELD_NAMES}
      describe={(values, field) => describeCollectionField(values, field, (id) => gifts.get(id)?.name ?? "A gift")}
      conflictTitle="Someone else saved this collection in the meantime"
      texts={TEXTS}
      saveLabel="Save collection"
    >
      <TextFields {...fields} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <GiftFields {...fields} choices={choices} gifts={gifts} onFound={(gift) => setFound((before) => [...before, gift])} />
        <MatchesPanel form={form} change={change} state={state} />
      </div>
      <ShownFields {...fields} />
    </FormSavedWhole>
  );
}
