import { webhooks as labels } from "#content/accounts/webhooks.ts";
import type { EventBody, EventFormat } from "#shared/events.ts";

/**
 * Writes an event in the format that the receiver needs. The format `adaptive_card` is for a workflow of Teams that
 * begins with "When a Teams webhook request is received":
 * https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using
 */
export function formatEvent(format: EventFormat, event: EventBody): Record<string, unknown> {
  if (format === "event") return event;
  // In a text block, Teams would turn URLs into links, even URLs that strangers typed. In a text run, they stay plain
  // text.
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

/** Removes the escaping from the text of an event. Only Slack needs the escaping. */
function withoutEntities(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
