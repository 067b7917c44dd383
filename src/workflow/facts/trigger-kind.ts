export const TRIGGER_KINDS = ["schedule", "form", "email", "message", "app"] as const;
export type TriggerKind = (typeof TRIGGER_KINDS)[number];

const CORE = "n8n-nodes-base.";

/**
 * Node types of each kind of trigger. A trigger whose type is not listed has the kind `app`, because an event in an app
 * starts the workflow.
 */
export const TRIGGER_TYPES: Record<Exclude<TriggerKind, "app">, readonly string[]> = {
  schedule: [`${CORE}scheduleTrigger`, `${CORE}cron`, `${CORE}interval`],
  form: ["form", "typeform", "jotForm", "formIo", "formstack", "wufoo", "surveyMonkey"].map(
    (name) => `${CORE}${name}Trigger`,
  ),
  email: [`${CORE}gmailTrigger`, `${CORE}microsoftOutlookTrigger`, `${CORE}emailReadImap`],
  message: [
    "@n8n/n8n-nodes-langchain.chatTrigger",
    ...["whatsApp", "telegram", "slack", "microsoftTeams", "line"].map(
      (name) => `${CORE}${name}Trigger`,
    ),
  ],
};

export const KNOWN_TRIGGER_TYPES: readonly string[] = Object.values(TRIGGER_TYPES).flat();

export function triggerKindOf(type: string): TriggerKind {
  return (
    TRIGGER_KINDS.find((kind) => kind !== "app" && TRIGGER_TYPES[kind].includes(type)) ?? "app"
  );
}
