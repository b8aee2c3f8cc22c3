import { Check, ChevronDown, Plus } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Chip } from "./chip.tsx";
import { joinClasses } from "./class-names.ts";
import { Emoji } from "./emoji.tsx";
import { CONTROL_CLASSES, FieldFrame, type FieldTexts, useFieldIds } from "./field.tsx";
import { hasOptionNamed, type Option, searchOptions } from "./option-search.ts";

const MAX_SHOWN = 60;

interface MultiSelectProps extends FieldTexts {
  options: readonly Option[];
  selectedIds: readonly string[];
  onChange: (ids: string[]) => void;
  /** Creates an option of the typed name where none has it. Resolves to the new option, or to null on failure. */
  onCreate?: (name: string) => Promise<Option | null>;
  placeholder?: string;
  /** Text that is shown when nothing matches. */
  emptyText?: string;
  /** True allows at most one value: choosing another replaces it. */
  isSingle?: boolean;
  className?: string;
}

/**
 * Selects several of many options by typing a part of their names (ARIA combobox with a multi-selectable list box). Enter toggles an
 * option, Backspace in the empty field removes the last one, and Esc closes only the list.
 */
export function MultiSelect({
  label,
  hint,
  error,
  hidesLabel,
  options,
  selectedIds,
  onChange,
  onCreate,
  placeholder = "Search…",
  emptyText = "Nothing found.",
  isSingle = false,
  className,
}: MultiSelectProps) {
  const { controlProps, hintId, errorId } = useFieldIds(undefined, { hint, error });
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const latestIds = useRef(selectedIds);
  const [typed, setTyped] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [isCreating, setIsCreating] = useState(false);

  const found = searchOptions(options, typed).slice(0, MAX_SHOWN);
  const canCreate = onCreate !== undefined && typed.trim() !== "" && !hasOptionNamed(options, typed);
  const rowCount = found.length + (canCreate ? 1 : 0);
  const current = Math.min(active, rowCount - 1);
  const selected = selectedIds.flatMap((id) => options.find((option) => option.id === id) ?? []);

  useEffect(() => {
    latestIds.current = selectedIds;
  }, [selectedIds]);

  // Near the lower edge of a scrolling area, the list would open out of view.
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);

  function toggle(id: string) {
    if (selectedIds.includes(id)) onChange(selectedIds.filter((other) => other !== id));
    else onChange(isSingle ? [id] : [...selectedIds, id]);
    setTyped("");
    if (isSingle) setIsOpen(false);
  }

  async function create() {
    if (onCreate === undefined || isCreating) return;
    const name = typed.trim();
    setIsCreating(true);
    const made = await onCreate(name);
    setIsCreating(false);
    if (made === null) return;
    // What was chosen or typed during the request is preserved.
    onChange(isSingle ? [made.id] : [...latestIds.current, made.id]);
    setTyped((before) => (before.trim() === name ? "" : before));
  }

  function choose(row: number) {
    const option = found[row];
    if (option) toggle(option.id);
    else if (canCreate && row === found.length) void create();
  }

  function move(step: number) {
    setIsOpen(true);
    if (rowCount === 0) return;
    const next = isOpen ? (current + step + rowCount) % rowCount : current;
    setActive(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: "nearest" });
  }

  function onKeyDown(event: KeyboardEvent) {
    const handlers: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => (isOpen ? choose(current) : setIsOpen(true)),
      Escape: isOpen ? () => setIsOpen(false) : undefined,
      Backspace: typed === "" && selectedIds.length > 0 ? () => onChange(selectedIds.slice(0, -1)) : undefined,
    };
    const handler = handlers[event.key];
    if (!handler) return;
    event.preventDefault();
    handler();
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  }

  return (
    <FieldFrame {...{ label, hint, error, hidesLabel, hintId, errorId, className }} controlId={controlProps.id}>
      {selected.length > 0 ? (
        <ul aria-label={`Chosen: ${label}`} className="flex flex-wrap gap-2">
          {selected.map(({ id, name, icon }) => (
            <li key={id} className="max-w-full">
              <Chip label={name} icon={icon ? <Emoji symbol={icon} /> : undefined} onRemove={() => toggle(id)} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="relative" onBlur={onBlur}>
        <input
          {...controlProps}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && current >= 0 ? `${listId}-${current}` : undefined}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
            setIsOpen(true);
          }}
          onKeyDown={onKeyDown}
          onClick={() => setIsOpen(true)}
          className={joinClasses(CONTROL_CLASSES, "min-h-touch pr-10")}
        />
        <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4.5 text-soft-ink" />
        {isOpen ? (
          <div
            ref={list}
            className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto rounded-control border border-line bg-card p-1 shadow-card"
          >
            <div id={listId} role="listbox" aria-label={label} aria-multiselectable={!isSingle}>
              {found.map((option, row) => (
                <Row
                  key={option.id}
                  id={`${listId}-${row}`}
                  isActive={row === current}
                  isSelected={selectedIds.includes(option.id)}
                  onChoose={() => toggle(option.id)}
                >
                  {option.icon ? <Emoji symbol={option.icon} className="size-4.5" /> : null}
                  {option.name}
                </Row>
              ))}
              {canCreate ? (
                <Row id={`${listId}-${found.length}`} isActive={current === found.length} isSelected={false} onChoose={() => void create()}>
                  <Plus aria-hidden className="size-4 text-evergreen" />
                  {isCreating ? "Creating…" : `Create "${typed.trim()}"`}
                </Row>
              ) : null}
            </div>
            {rowCount === 0 ? <p className="px-3 py-2.5 text-[0.9375rem] text-soft-ink">{emptyText}</p> : null}
          </div>
        ) : null}
        {isOpen ? (
          <span role="status" className="sr-only">
            {found.length === 0 ? emptyText : `${found.length} found`}
          </span>
        ) : null}
      </div>
    </FieldFrame>
  );
}

interface RowProps {
  id: string;
  isActive: boolean;
  isSelected: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Row({ id, isActive, isSelected, onChoose, children }: RowProps) {
  return (
    <button
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      // The text field keeps the focus, since it handles the keys.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={joinClasses(
        "flex min-h-touch w-full items-center gap-2 rounded-tag px-2.5 text-left text-[0.9375rem]",
        isActive ? "bg-linen" : "hover:bg-paper",
      )}
    >
      <Check aria-hidden className={joinClasses("size-4 shrink-0 text-evergreen", isSelected ? null : "invisible")} />
      {children}
    </button>
  );
}
