import { webhooks as labels } from "#content/accounts/webhooks.ts";
import type { EventBody, EventFormat } from "#shared/events.ts";

/**
 * `adaptive_card` is for a workflow of Teams that begins with "When a Teams webhook request is received":
 * https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using
 */
export function formatEvent(format: EventFormat, event: EventBody): Record<string, unknown> {
  if (format === "event") return event;
  // In a text block, unlike a text run, Teams would turn URLs that strangers typed into links.
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
          actions: [{ type: "Action.OpenUrl", title: labels.open, url: event.admin_url }],
        },
      },
    ],
  };
}

/** Undoes the escaping of `<`, `>` and `&`, which only Slack needs. */
function withoutEntities(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
