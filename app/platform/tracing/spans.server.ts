import { AsyncLocalStorage } from "node:async_hooks";
import { type Attributes, type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from "@opentelemetry/api";
import { nameError } from "../name-error.ts";

/**
 * Where spans go; null while nobody asks for traces. It is ours alone and not OpenTelemetry's global one: what libraries would write into
 * spans of theirs is not ours to answer for.
 */
let tracer: Tracer | null = null;
const surrounding = new AsyncLocalStorage<Context>();

/** From now on spans are handed to this tracer, or to nobody. */
export function traceWith(wanted: Tracer | null): void {
  tracer = wanted;
}

/** A piece of work that is being timed. */
export interface OpenSpan {
  end(): void;
  fail(error: unknown): void;
}

const UNTRACED: OpenSpan = { end() {}, fail() {} };

/** Says of a failure what kind it is; its message may repeat what somebody wrote. */
function markFailed(span: Span, error: unknown): void {
  const { name, code } = nameError(error);
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute("error.type", code ?? name);
}

/** Begins a span of a call to another service within the surrounding work. `attributes` is asked for only where traces are wanted. */
export function openSpan(name: string, attributes: () => Attributes): OpenSpan {
  if (tracer === null) return UNTRACED;
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: attributes() }, surrounding.getStore() ?? ROOT_CONTEXT);
  return {
    end: () => span.end(),
    fail(error) {
      markFailed(span, error);
      span.end();
    },
  };
}

/** Does work within a span of its own; what it does in turn stands under it. The work may add to what the span says of it. */
export async function inSpan<Result>(
  name: string,
  options: { kind?: SpanKind; attributes?: Attributes },
  work: (annotate: (attributes: Attributes) => void) => Promise<Result>,
): Promise<Result> {
  if (tracer === null) return work(() => undefined);
  const parent = surrounding.getStore() ?? ROOT_CONTEXT;
  const span = tracer.startSpan(name, options, parent);
  return surrounding.run(trace.setSpan(parent, span), async () => {
    try {
      return await work((attributes) => span.setAttributes(attributes));
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}
