import { useEffect, useEffectEvent, useRef } from "react";
import { findTopModal } from "#app/ui/modal-stack.ts";

interface TableKeys {
  onSearch: () => void;
  onNew: () => void;
  onEdit: (id: string) => void;
  onToggle: (id: string) => void;
  onHelp: () => void;
}

const rowsOf = () => [...document.querySelectorAll<HTMLElement>("[data-row-id]")];
const rowWith = (id: string) => rowsOf().find((row) => row.dataset.rowId === id);
const rowAround = (element: Element | null) => element?.closest<HTMLElement>("[data-row-id]") ?? null;

/** Focuses the table where what had the focus is gone, such as the bar of a selection that was cleared. */
export function focusTable(): void {
  if (document.activeElement === document.body) rowsOf()[0]?.focus({ preventScroll: true });
}

/** True where keys are text: boxes to tick are no such place. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button"].includes(target.type);
  return target.isContentEditable || /^(?:textarea|select)$/i.test(target.tagName);
}

/** Submits the form in which the focus is, or that of the open dialog. */
function saveOpenForm() {
  const form = document.activeElement?.closest("form") ?? findTopModal()?.querySelector("form");
  if (form instanceof HTMLFormElement) form.requestSubmit();
}

/** The keys of the table: the row in which the focus is, is the one that they mean. Without `mayEdit` those that change something do nothing. */
export function useTableKeys({ onSearch, onNew, onEdit, onToggle, onHelp }: TableKeys, mayEdit: boolean): void {
  /** The row that was left last, from which j and k go on. */
  const lastIndex = useRef(-1);

  function move(step: 1 | -1) {
    const rows = rowsOf();
    const current = rowAround(document.activeElement);
    const from = current === null ? lastIndex.current : rows.indexOf(current);
    const next = Math.min(Math.max(current === null && step === -1 ? from : from + step, 0), rows.length - 1);
    rows[next]?.focus();
    rows[next]?.scrollIntoView({ block: "nearest" });
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== "s" || event.shiftKey) return;
      event.preventDefault();
      return saveOpenForm();
    }
    if (isTyping(event.target) || findTopModal() !== null) return;
    const id = rowAround(document.activeElement)?.dataset.rowId;
    const deeds: Record<string, (() => void) | undefined> = {
      "/": onSearch,
      "?": onHelp,
      j: () => move(1),
      k: () => move(-1),
      n: mayEdit ? onNew : undefined,
      e: mayEdit && id !== undefined ? () => onEdit(id) : undefined,
      x: mayEdit && id !== undefined ? () => onToggle(id) : undefined,
    };
    const deed = deeds[event.key];
    if (deed === undefined) return;
    event.preventDefault();
    deed();
  });

  useEffect(() => {
    const noteRow = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? rowAround(target) : null;
      if (row !== null) lastIndex.current = rowsOf().indexOf(row);
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("focusin", noteRow);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("focusin", noteRow);
    };
  }, []);
}

/**
 * Gives the focus back to the table where what had it is gone: after a gift's form was closed to that gift's row, after a gift was deleted to
 * the row in its place. `openId` is the gift whose form is open.
 */
export function useRowFocus(openId: string | undefined): void {
  const left = useRef<{ element: Element; id: string; index: number } | null>(null);
  const lastOpen = useRef(openId);
  const closed = useRef<string | undefined>(undefined);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? rowAround(target) : null;
      const id = row?.dataset.rowId;
      if (row !== null && id !== undefined) left.current = { element: target as Element, id, index: rowsOf().indexOf(row) };
      // In a dialog the focus is only away for a while.
      else if (target instanceof Element && target.closest("dialog") === null) left.current = null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);

  // It runs after each rendering: a row may go before the dialog over it, or after.
  useEffect(() => {
    if (openId === undefined && lastOpen.current !== undefined) closed.current = lastOpen.current;
    lastOpen.current = openId;
    if (openId !== undefined || findTopModal() !== null) return;
    const isNowhere = document.activeElement === document.body || document.activeElement instanceof HTMLHeadingElement;
    if (isNowhere) {
      const before = left.current;
      const isGone = before !== null && !before.element.isConnected;
      const row = isGone ? (rowWith(before.id) ?? rowsOf()[before.index] ?? rowsOf().at(-1)) : rowWith(closed.current ?? "");
      row?.focus();
    }
    closed.current = undefined;
  });
}
