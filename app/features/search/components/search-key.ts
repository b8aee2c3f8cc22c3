/** True for `/` outside of fields, and for Ctrl or Cmd K anywhere, unless another listener has handled the key already. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.defaultPrevented || event.isComposing || altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k" && !shiftKey && ctrlKey !== metaKey;
  return key === "/" && !isField(event.target);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));
}
