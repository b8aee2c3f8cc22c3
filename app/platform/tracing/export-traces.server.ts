import { DiagLogLevel, diag } from "@opentelemetry/api";
import { log } from "../log.server.ts";
import { traceWith } from "./spans.server.ts";

/** The collector of traces, and this site's name there. */
export interface TraceSettings {
  /** The address of an OpenTelemetry collector, without `/v1/traces`. */
  endpoint: string;
  serviceName: string;
}

/** Limit for one bundle, further attempts included; a server that stops waits no longer. */
const EXPORT_TIMEOUT_MS = 3_000;
/** A collector that is away fails for every bundle of spans, so the log reports that only once per this interval. */
const WARNING_INTERVAL_MS = 600_000;

function logFailures(): void {
  let lastAt = Number.NEGATIVE_INFINITY;
  const complain = () => {
    const now = performance.now();
    if (now - lastAt < WARNING_INTERVAL_MS) return;
    lastAt = now;
    log.warn("traces cannot be handed over to OTEL_EXPORTER_OTLP_ENDPOINT");
  };
  const quiet = () => undefined;
  diag.setLogger({ error: complain, warn: quiet, info: quiet, debug: quiet, verbose: quiet }, { logLevel: DiagLogLevel.ERROR });
}

/**
 * Sends the spans of this process to a collector, in bundles and in the background. Headers (OTEL_EXPORTER_OTLP_HEADERS) and sampling
 * (OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG) are read by the SDK itself. `stop` sends what is left.
 */
export async function startTracing({ endpoint, serviceName }: TraceSettings): Promise<{ stop(): Promise<void> }> {
  // The SDK is loaded only where traces are wanted.
  const [{ BasicTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import("@opentelemetry/sdk-trace-base"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  logFailures();
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_TIMEOUT_MS }))],
  });
  traceWith(provider.getTracer("presently"));
  return {
    async stop() {
      traceWith(null);
      // Spans that cannot be sent any more are lost; the failure has been logged already.
      await provider.shutdown().catch(() => undefined);
    },
  };
}
