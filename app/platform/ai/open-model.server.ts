import type { LanguageModel } from "ai";
import type { LanguageModelSettings } from "../config.server.ts";

type Sdk = typeof import("ai");
type ProviderModel = Exclude<LanguageModel, string>;

/** `plain` omits what some servers do not support: a JSON schema of the answer, and a reasoning level. */
export type RequestMode = "full" | "plain";

// The addresses are set explicitly, because the packages would otherwise read others from environment variables that are not ours.
const OWN_ADDRESSES = { openai: "https://api.openai.com/v1", anthropic: "https://api.anthropic.com/v1" };

/** Follows no redirect: of the headers of a request, fetch leaves only Authorization out at another host, and some providers' keys have other names. */
const fetchThere: typeof fetch = (input, init) => fetch(input, { ...init, redirect: "error" });

/**
 * Returns the SDK and the configured model. Both are loaded with the first question: a site without a language model never holds them in
 * memory.
 */
export async function loadModel(settings: LanguageModelSettings, manner: RequestMode): Promise<{ sdk: Sdk; model: ProviderModel }> {
  const [sdk, model] = await Promise.all([import("ai"), openProvider(settings, manner)]);
  // The SDK would write its warnings to standard error.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return { sdk, model: sdk.wrapLanguageModel({ model, middleware: sdk.extractJsonMiddleware() }) };
}

async function openProvider({ provider, model, apiKey, baseUrl }: LanguageModelSettings, manner: RequestMode) {
  switch (provider) {
    case "openai": {
      const { createOpenAI } = await import("@ai-sdk/openai");
      return createOpenAI({ apiKey, baseURL: baseUrl ?? OWN_ADDRESSES.openai, fetch: fetchThere })(model);
    }
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic({ apiKey, baseURL: baseUrl ?? OWN_ADDRESSES.anthropic, fetch: fetchThere })(model);
    }
    case "google": {
      const { createGoogle } = await import("@ai-sdk/google");
      return createGoogle({ apiKey, fetch: fetchThere, ...(baseUrl === null ? {} : { baseURL: baseUrl }) })(model);
    }
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const settings = {
        name: "compatible",
        apiKey,
        baseURL: baseUrl ?? "",
        fetch: fetchThere,
        includeUsage: true,
        supportsStructuredOutputs: manner === "full",
      };
      return createOpenAICompatible(settings)(model);
    }
  }
}
