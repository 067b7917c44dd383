/** `arguments` is JSON, as the model wrote it. */
export type ToolCall = { id: string; name: string; arguments: string };

/** `parameters` is a JSON schema. */
export type ModelTool = { name: string; description: string; parameters: Record<string, unknown> };

export type ModelMessage =
  | { role: "system" | "user"; content: string }
  | { role: "assistant"; content: string; calls?: readonly ToolCall[] }
  | { role: "tool"; callId: string; content: string };

export type ModelRequest = {
  messages: ModelMessage[];
  tools: ModelTool[];
  temperature: number;
  maxTokens: number;
};

export type ModelPiece =
  | { type: "text"; text: string }
  /** `tokens`: number of tokens that the provider charges; undefined if the provider does not say. */
  | { type: "end"; calls: ToolCall[]; tokens: number | undefined };

export type Model = {
  /**
   * The stream ends early if the reader stops or the signal aborts.
   * @throws ModelFailure
   */
  reply: (request: ModelRequest, signal: AbortSignal) => AsyncGenerator<ModelPiece, void>;
};
