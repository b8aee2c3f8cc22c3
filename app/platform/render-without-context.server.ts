import React, { type ReactElement } from "react";
import { renderToString } from "react-dom/server";

type Hook = (...given: unknown[]) => unknown;
/** React's own table of hooks for the component that is being rendered. */
type Hooks = Record<string, Hook>;

/** React offers no other way to see which hooks a component uses; the tests fail where a new version moves this. */
const internals = (React as unknown as Record<string, { H: Hooks | null }>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as { H: Hooks | null };

const CONTEXT = Symbol.for("react.context");
/** Hooks whose result depends on where on a page the component stands. */
const PLACE_HOOKS = new Set(["useContext", "readContext", "useId"]);

function isContext(given: unknown): boolean {
  return typeof given === "object" && given !== null && (given as { $$typeof?: symbol }).$$typeof === CONTEXT;
}

function guardHooks(hooks: Hooks, refuse: (hook: string) => never): Hooks {
  return new Proxy(hooks, {
    get(target, name: string) {
      const hook = target[name] as Hook;
      if (PLACE_HOOKS.has(name)) return () => refuse(name);
      if (name === "use") return (given: unknown) => (isContext(given) ? refuse("use") : hook(given));
      return hook;
    },
  });
}

/** Renders a part to markup. Throws where one of its components asks for a context or an id, which the part's own markup must not hold. */
export function renderWithoutContext(part: ReactElement, partName: string): string {
  const refuse = (hook: string): never => {
    throw new Error(
      `A cached part ${partName} uses ${hook}, but its markup is shared by pages and readers. Pass what it needs as a prop that its key names.`,
    );
  };
  const outer = internals.H;
  let current = outer;
  const set = (hooks: Hooks | null) => (current = hooks === null ? null : guardHooks(hooks, refuse));
  Object.defineProperty(internals, "H", { get: () => current, set, configurable: true, enumerable: true });
  try {
    return renderToString(part);
  } finally {
    Object.defineProperty(internals, "H", { value: outer, writable: true, configurable: true, enumerable: true });
  }
}
