import { type ClipboardEvent, type RefObject, useEffect, useRef } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { SaveTrouble } from "#app/features/accounts/components/save-trouble.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { CHANGE_TROUBLES, LIST_LIMITS } from "../constants.ts";
import { listPath } from "../links.ts";
import { DollarField, NoteField, QuantityField } from "./item-fields.tsx";

/** The values of the form, from the shop's page or typed. All of them are text. */
export interface ShopFields {
  url: string;
  title: string;
  price: string;
  note: string;
  quantity: string;
  imageUrl: string;
}

/** The state of the two steps. `fields` are null before a URL has been looked up. */
export interface AddFromShopState {
  url: string;
  fields: ShopFields | null;
  /** The result of the look-up: what it found, or why the rest has to be typed. */
  notice: { text: string; isGood: boolean } | null;
  errors: Record<string, string>;
  /** Why the gift was not added, where no field is the reason. */
  problem: string | null;
  /** What was in the way, where there never was an answer. */
  trouble?: Trouble;
}

interface AddFromShopScreenProps {
  list: { id: string; name: string };
  state: AddFromShopState;
}

const CARD = "flex flex-col gap-5 rounded-card border border-line bg-card p-5 shadow-card md:p-8";

/** Adds a gift from any shop in two steps: its URL, then its details. Plain forms make it work everywhere. */
export function AddFromShopScreen({ list, state }: AddFromShopScreenProps) {
  const { fields } = state;
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pt-3 pb-16 md:px-6">
      <Breadcrumbs
        items={[
          { label: "My Gift Lists", to: "/gift-lists" },
          { label: list.name, to: listPath(list.id) },
        ]}
        className="mb-2"
      />
      <h1 className="text-title">Add from any shop</h1>
      <p className="mt-2 mb-6 max-w-measure text-soft-ink">
        Paste a link to the gift’s page, and we’ll fill in its name, picture, and price if the shop provides them. You can change anything.
      </p>
      {fields === null ? <AddressForm state={state} listId={list.id} /> : <GiftForm state={state} fields={fields} listId={list.id} />}
    </div>
  );
}

/** Moves the focus to the first invalid field after each answer, or else to the title. */
function useAnswerFocus(state: AddFromShopState) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state.trouble !== undefined || (state.fields === null && Object.keys(state.errors).length === 0)) return;
    const field = form.current?.querySelector<HTMLElement>("[aria-invalid]") ?? form.current?.querySelector<HTMLElement>("[name=title]");
    field?.focus();
  }, [state]);
  return form;
}

/** Says why the form got no answer, and sends it again as its first button does. */
function NotSent({ form, trouble = null }: { form: RefObject<HTMLFormElement | null>; trouble?: Trouble | null }) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <SaveTrouble
      trouble={isBusy ? null : trouble}
      {...CHANGE_TROUBLES}
      onRetry={() => form.current?.requestSubmit(form.current.querySelector<HTMLButtonElement>("button[type=submit]"))}
      isBusy={isBusy}
    />
  );
}

function AddressForm({ state, listId }: { state: AddFromShopState; listId: string }) {
  const form = useAnswerFocus(state);
  const navigation = useNavigation();
  const isSearching = navigation.formData?.get("intent") === "look-up";
  const submit = useSubmit();

  /** Reads the page at once where what was pasted is one address, and the whole of the field. */
  function readPasted({ currentTarget, clipboardData }: ClipboardEvent<HTMLInputElement>) {
    const pasted = clipboardData.getData("text").trim();
    const isWhole = currentTarget.selectionStart === 0 && currentTarget.selectionEnd === currentTarget.value.length;
    if (isSearching || !isWhole || !/^https?:\/\/\S+$/i.test(pasted)) return;
    void submit({ intent: "look-up", url: pasted }, { method: "post" });
  }

  return (
    <Form ref={form} method="post" noValidate className={CARD}>
      <TextField
        label="Link to the gift’s page"
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://shop.example/blue-mug"
        required
        maxLength={LIST_LIMITS.url}
        defaultValue={state.url}
        error={state.errors.url}
        onPaste={readPasted}
      />
      <NotSent form={form} trouble={state.trouble} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" name="intent" value="look-up" busy={isSearching}>
          {isSearching ? "Reading the page…" : "Read the page"}
        </Button>
        <Button type="submit" name="intent" value="type-in" variant="quiet">
          Enter it myself
        </Button>
        <ButtonLink to={listPath(listId)} variant="quiet" className="max-sm:-ml-5">
          Cancel
        </ButtonLink>
      </div>
      <p role="status" className="sr-only">
        {isSearching ? "Reading the page" : ""}
      </p>
    </Form>
  );
}

function GiftForm({ state, fields, listId }: { state: AddFromShopState; fields: ShopFields; listId: string }) {
  const form = useAnswerFocus(state);
  const isSaving = useNavigation().formData?.get("intent") === "add";
  const { errors, notice, problem } = state;
  return (
    <Form ref={form} method="post" noValidate className={CARD}>
      {notice === null ? null : (
        <p role="status" className={notice.isGood ? "rounded-control bg-sage px-4 py-3" : "rounded-control bg-butter px-4 py-3"}>
          {notice.text}
        </p>
      )}
      {problem === null ? null : (
        <p role="alert" className="rounded-control bg-blush px-4 py-3 font-medium text-ribbon-deep">
          {problem}
        </p>
      )}
      <input type="hidden" name="imageUrl" value={fields.imageUrl} />
      <TextField
        label="What it is"
        name="title"
        required
        autoComplete="off"
        maxLength={LIST_LIMITS.title}
        defaultValue={fields.title}
        error={errors.title}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DollarField label="Price in dollars (optional)" name="price" defaultValue={fields.price} error={errors.price} />
        <QuantityField label="Quantity" defaultValue={fields.quantity} error={errors.quantity} />
      </div>
      <NoteField label="Note (optional)" defaultValue={fields.note} error={errors.note} />
      <TextField
        label="Link"
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        required
        maxLength={LIST_LIMITS.url}
        defaultValue={fields.url}
        error={errors.url}
        hint={fields.imageUrl === "" ? undefined : "We’ll add its picture too."}
      />
      <NotSent form={form} trouble={state.trouble} />
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <Button type="submit" name="intent" value="add" busy={isSaving}>
          Add to list
        </Button>
        <ButtonLink to={listPath(listId)} variant="secondary">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
