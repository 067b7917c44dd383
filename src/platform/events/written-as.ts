import { webhooks as words } from "#content/accounts/webhooks.ts";
import type { EventBody, EventFormat } from "#shared/events.ts";

/**
 * @returns of `adaptive_card` what a workflow of Teams posts ("When a Teams webhook request is received"),
 * https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using
 */
export function writtenAs(format: EventFormat, event: EventBody): Record<string, unknown> {
  if (format === "event") return event;
  // A text block would make links of what a stranger wrote.
  const text = { type: "TextRun", text: withoutEntities(event.text) };
  return {
    type: "message",
    attachments: [
      {
        contentType: "application/vnd.microsoft.card.adaptive",
        contentUrl: null,
        content: {
          $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
          type: "AdaptiveCard",
          version: "1.4",
          body: [{ type: "RichTextBlock", inlines: [text] }],
          actions: [{ type: "Action.OpenUrl", title: words.open, url: event.admin_url }],
        },
      },
    ],
  };
}

/** They are there for Slack. */
function withoutEntities(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
