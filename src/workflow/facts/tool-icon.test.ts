import { expect, test } from "vitest";
import { toolIcon } from "./tool-icon.ts";

const node = (type: string, label: string) => ({ type: `n8n-nodes-base.${type}`, label });
const NODES = [
  node("googleSheets", "Google Sheets"),
  node("microsoftOutlookTrigger", "Microsoft Outlook Trigger"),
  node("whatsApp", "WhatsApp Business Cloud"),
  node("formTrigger", "n8n Form Trigger"),
];

test.each([
  ["Google Sheets", "siGooglesheets"],
  ["Outlook", "Mail"],
  ["WhatsApp Business", "siWhatsapp"],
  ["n8n Forms", "ClipboardList"],
])("the tool %s has the icon of its node", (tool, name) => {
  expect(toolIcon(tool, NODES)?.name).toBe(name);
});

test.each(["Google Drive", "Microsoft Teams", "Cal.com"])(
  "the tool %s has no icon of another tool",
  (tool) => {
    expect(toolIcon(tool, NODES)).toBeUndefined();
  },
);
