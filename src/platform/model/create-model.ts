import type { Config } from "../config/config.ts";
import type { Log } from "../log/log.ts";
import { TIMEOUTS, type Timeouts } from "./completion-stream.ts";
import { createCompletions } from "./completions.ts";
import { ModelFailure, readFailure } from "./failure.ts";
import type { Model } from "./model.ts";

const MISSING_FOR_MS = 60 * 60 * 1000;

/** Uses the first of the configured models that exists (decision 14). */
export function createModel(
  settings: NonNullable<Config["model"]>,
  log: Log,
  { patience = TIMEOUTS, now = Date.now }: { patience?: Timeouts; now?: () => number } = {},
): Model {
  const provider = createCompletions(settings, patience, log);
  const missingUntil = new Map<string, number>();

  return {
    async *reply(request, signal) {
      const there = settings.models.filter((name) => (missingUntil.get(name) ?? 0) <= now());
      // All models were missing within the last hour: ask them again rather than refuse without a try.
      for (const model of there.length > 0 ? there : settings.models) {
        try {
          yield* provider.reply(model, request, signal);
          return;
        } catch (error) {
          const failure = readFailure(error);
          if (failure.kind !== "model-missing") throw reported(failure, log);
          missingUntil.set(model, now() + MISSING_FOR_MS);
          log.warn({ model }, "the AI provider does not know this model; see AI_MODELS");
        }
      }
      throw reported(new ModelFailure("model-missing", "none of the models exists"), log);
    },
  };
}

function reported(failure: ModelFailure, log: Log): ModelFailure {
  const { kind, details } = failure;
  if (kind === "key") {
    log.error(
      details,
      "the AI provider refused the key: put a valid one into AI_API_KEY (and check that AI_BASE_URL is its provider), then restart",
    );
  } else if (kind === "model-missing") {
    log.error(details, "no model of AI_MODELS exists at the AI provider: name one that does");
  } else if (kind === "redirect") {
    log.error(
      details,
      "the AI provider redirects to another address, which is not followed because the key would go along: put the address it leads to into AI_BASE_URL, then restart",
    );
  } else if (kind !== "left") {
    log.warn({ kind, reason: failure.message, ...details }, "the AI provider failed");
  }
  return failure;
}
