import { DiagLogLevel, diag } from "@opentelemetry/api";
import { log } from "../log.server.ts";
import { traceWith } from "./spans.server.ts";

/** Where traces go, and under which name this site stands there. */
export interface TraceSettings {
  /** Of an OpenTelemetry collector, without `/v1/traces`. */
  endpoint: string;
  serviceName: string;
}

/** For one bundle, further attempts included; a server that stops waits no longer. */
const HAND_OVER_WITHIN_MS = 3_000;
/** A collector that is away is away for every bundle of spans; to say so once in a while is enough. */
const COMPLAINT_EVERY_MS = 600_000;

function logFailures(): void {
  let lastAt = Number.NEGATIVE_INFINITY;
  const complain = () => {
    const now = performance.now();
    if (now - lastAt < COMPLAINT_EVERY_MS) return;
    lastAt = now;
    log.warn("traces cannot be handed over to OTEL_EXPORTER_OTLP_ENDPOINT");
  };
  const quiet = () => undefined;
  diag.setLogger({ error: complain, warn: quiet, info: quiet, debug: quiet, verbose: quiet }, { logLevel: DiagLogLevel.ERROR });
}

/**
 * Hands the spans of this process to a collector, in bundles and in the background. Headers (OTEL_EXPORTER_OTLP_HEADERS) and sampling
 * (OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG) are read by the SDK itself. `stop` hands over what is left.
 */
export async function startTracing({ endpoint, serviceName }: TraceSettings): Promise<{ stop(): Promise<void> }> {
  // Loaded only where traces are wanted.
  const [{ BasicTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import("@opentelemetry/sdk-trace-base"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  logFailures();
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: HAND_OVER_WITHIN_MS }))],
  });
  traceWith(provider.getTracer("presently"));
  return {
    async stop() {
      traceWith(null);
      // What cannot be handed over any more is lost, and has been complained about.
      await provider.shutdown().catch(() => undefined);
    },
  };
}
