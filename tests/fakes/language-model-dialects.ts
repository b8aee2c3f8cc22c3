/** A provider's wire format of an answer. Events are lines of server-sent events, without the empty line after them. */
export interface Dialect {
  path: RegExp;
  begin: string[];
  piece(text: string): string;
  end(isCut: boolean, usedTokens: number | null): string[];
  /** The answer to a request that does not ask for a stream. */
  whole?(text: string, usedTokens: number | null): unknown;
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}`;
const event = (type: string, value: object) => `event: ${type}\n${data({ type, ...value })}`;
const half = (tokens: number) => ({ first: Math.floor(tokens / 2), second: Math.ceil(tokens / 2) });

const chatUsage = (tokens: number | null) =>
  tokens === null ? {} : { usage: { prompt_tokens: half(tokens).first, completion_tokens: half(tokens).second, total_tokens: tokens } };
const chatChunk = (choice: object | null, rest: object = {}) =>
  data({
    id: "chat-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "fake",
    choices: choice === null ? [] : [{ index: 0, ...choice }],
    ...rest,
  });

/** The chat completions of OpenAI and compatible providers. */
const chat: Dialect = {
  path: /\/chat\/completions$/,
  begin: [chatChunk({ delta: { role: "assistant", content: "" }, finish_reason: null })],
  piece: (content) => chatChunk({ delta: { content }, finish_reason: null }),
  end: (isCut, tokens) => [
    chatChunk({ delta: {}, finish_reason: isCut ? "length" : "stop" }),
    ...(tokens === null ? [] : [chatChunk(null, chatUsage(tokens))]),
    "data: [DONE]",
  ],
  whole: (content, tokens) => ({
    id: "chat-1",
    object: "chat.completion",
    created: 1,
    model: "fake",
    ...chatUsage(tokens),
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content,
        },
        finish_reason: "stop",
      },
    ],
  }),
};

const responseUsage = (tokens: number) => ({
  input_tokens: half(tokens).first,
  output_tokens: half(tokens).second,
  total_tokens: tokens,
  ...{
    input_tokens_details: { cached_tokens: 0 },
    output_tokens_details: { reasoning_tokens: 0 },
  },
});

/** The responses API of OpenAI. */
const responses: Dialect = {
  path: /\/responses$/,
  begin: [
    event("response.created", {
      sequence_number: 0,
      response: { id: "resp-1", created_at: 1, model: "fake", status: "in_progress", output: [] },
    }),
    event("response.output_item.added", {
      sequence_number: 1,
      output_index: 0,
      item: { type: "message", id: "msg-1", role: "assistant", status: "in_progress", content: [] },
    }),
  ],
  piece: (delta) =>
    event("response.output_text.delta", { sequence_number: 2, item_id: "msg-1", output_index: 0, content_index: 0, delta, logprobs: [] }),
  end: (isCut, tokens) => [
    event("response.output_item.done", {
      sequence_number: 3,
      output_index: 0,
      item: { type: "message", id: "msg-1", role: "assistant", status: "completed", content: [] },
    }),
    event(isCut ? "response.incomplete" : "response.completed", {
      sequence_number: 4,
      response: {
        id: "resp-1",
        created_at: 1,
        model: "fake",
        status: isCut ? "incomplete" : "completed",
        output: [],
        usage: responseUsage(tokens ?? 0),
        incomplete_details: isCut ? { reason: "max_output_tokens" } : null,
      },
    }),
  ],
};

/** The messages API of Anthropic. */
const messages: Dialect = {
  path: /\/messages$/,
  begin: [
    event("message_start", {
      message: {
        type: "message",
        id: "msg-1",
        role: "assistant",
        model: "fake",
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 50, output_tokens: 1 },
      },
    }),
    event("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
  ],
  piece: (text) => event("content_block_delta", { index: 0, delta: { type: "text_delta", text } }),
  end: (isCut, tokens) => [
    event("content_block_stop", { index: 0 }),
    event("message_delta", {
      delta: { stop_reason: isCut ? "max_tokens" : "end_turn", stop_sequence: null },
      usage: { output_tokens: (tokens ?? 100) - 50 },
    }),
    event("message_stop", {}),
  ],
};

const candidate = (text: string, rest: object = {}) => ({
  candidates: [{ index: 0, content: { role: "model", parts: [{ text }] }, ...rest }],
});

/** The generative language API of Google. */
const generate: Dialect = {
  path: /:streamGenerateContent/,
  begin: [],
  piece: (text) => data(candidate(text)),
  end: (isCut, tokens) => {
    const { first, second } = half(tokens ?? 0);
    const usageMetadata = { promptTokenCount: first, candidatesTokenCount: second, totalTokenCount: tokens };
    return [data({ ...candidate("", { finishReason: isCut ? "MAX_TOKENS" : "STOP" }), ...(tokens === null ? {} : { usageMetadata }) })];
  },
};

export const DIALECTS: readonly Dialect[] = [chat, responses, messages, generate];
