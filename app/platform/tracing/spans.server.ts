import { AsyncLocalStorage } from "node:async_hooks";
import { type Attributes, type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from "@opentelemetry/api";
import { nameError } from "../name-error.ts";

/**
 * The destination of spans; null where traces are not configured. It is not OpenTelemetry's global one, because spans that libraries write
 * could hold data that must not leave the server.
 */
let tracer: Tracer | null = null;
const surrounding = new AsyncLocalStorage<Context>();

/** Sends spans to this tracer from now on; null stops that. */
export function traceWith(wanted: Tracer | null): void {
  tracer = wanted;
}

/** A piece of work that is being timed. */
export interface OpenSpan {
  end(): void;
  fail(error: unknown): void;
}

const UNTRACED: OpenSpan = { end() {}, fail() {} };

/** Records the kind of a failure only, since its message may repeat what a user wrote. */
function markFailed(span: Span, error: unknown): void {
  const { name, code } = nameError(error);
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute("error.type", code ?? name);
}

/** Begins a span of a call to another service within the surrounding work. `attributes` is called only where traces are wanted. */
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

const TRACE_PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Returns the context of a caller's span from its `traceparent` header (W3C Trace Context); without a valid one that of no span. */
function contextOf(traceParent: string | undefined): Context {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(traceParent ?? "") ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true });
}

/** Runs work within a span of its own, which becomes the parent of spans inside it. The work may add attributes to the span.
 * Work that is inside of no other belongs to `traceParent`, the header of a caller that is trusted. */
export async function inSpan<Result>(
  name: string,
  { traceParent, ...options }: { kind?: SpanKind; attributes?: Attributes; traceParent?: string | undefined },
  work: (annotate: (attributes: Attributes) => void) => Promise<Result>,
): Promise<Result> {
  if (tracer === null) return work(() => undefined);
  const parent = surrounding.getStore() ?? contextOf(traceParent);
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
