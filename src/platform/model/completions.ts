import type { Config } from "../config/config.ts";
import type { Log } from "../log/log.ts";
import { createProvider, type Timeouts } from "./completion-stream.ts";
import type { Provider } from "./model.ts";
import { adapt, refusedParameter, type Quirk } from "./quirks.ts";

/** Uses OpenAI's chat completions, which most providers offer. Repeats a request without refused parameters. */
export function createCompletions(
  settings: NonNullable<Config["model"]>,
  patience: Timeouts,
  log: Log,
): Provider {
  const provider = createProvider(settings, patience);
  const quirks = new Map<string, Set<Quirk>>(settings.models.map((name) => [name, new Set()]));
  return {
    async *reply(model, request, signal) {
      const known = quirks.get(model) ?? new Set();
      for (;;) {
        try {
          yield* provider.stream(adapt(model, request, known), signal);
          return;
        } catch (error) {
          const refused = refusedParameter(error);
          if (!refused || known.has(refused)) throw error;
          known.add(refused);
          log.info({ model, parameter: refused }, "the AI model does without this parameter");
        }
      }
    },
  };
}
