import { expect, test } from "vitest";
import { isSameTool, listAsWritten, toolsIn } from "./named-tools.ts";

test.each([
  ["slack kommt mir nicht ins haus, wir haben teams", ["teams"], ["slack"]],
  ["we don't do Slack here, everything is Teams", ["teams"], ["slack"]],
  ["not Slack but Teams", ["teams"], ["slack"]],
  ["Slack haben wir nicht", [], ["slack"]],
  ["Gmail I will never use. Outlook is fine", ["outlook"], ["gmail"]],
  ["Geht das mit Slack nicht?", ["slack"], []],
  ["With Gmail I have no problem", ["gmail"], []],
  ["Slack or Teams, I do not mind", ["slack", "teams"], []],
  ["we use Slack not mail", ["slack"], []],
  ["Slack nicht per SMS, passt das?", ["slack"], []],
  ["not Gmail, Outlook", ["outlook"], ["gmail"]],
  ["not Slack, Teams or so", [], ["slack", "teams"]],
  ["not Slack, Teams or WhatsApp", [], ["slack", "teams", "whatsapp"]],
  ["ohne Slack, Teams, WhatsApp oder Outlook", [], ["slack", "teams", "whatsapp", "outlook"]],
  ["ohne Slack, Teams", [], ["slack", "teams"]],
  ["Slack haben wir nicht, Teams und Outlook schon", ["outlook"], ["slack", "teams"]],
  ["No, Outlook, Teams and Excel", ["teams", "excel"], ["outlook"]],
  ["we have no CRM, Excel, Outlook and Gmail", ["outlook", "gmail"], ["excel"]],
  ["no Microsoft anything please", [], ["microsoft"]],
  ["mir hom koa Google", [], ["google"]],
  ["we post offers on Google", [], []],
])("%s", (message, wanted, refused) => {
  expect(toolsIn(message)).toEqual({ wanted, refused });
});

test("tools are listed as the visitor wrote them, with a capital at least", () => {
  const message = "Ich hab nur Outlook und lexware, und ein bisschen sevDesk";
  const { wanted } = toolsIn(message);
  expect(listAsWritten(wanted, message, "de")).toBe("Outlook, Lexware oder sevDesk");
  expect(listAsWritten(wanted.slice(1), message, "en")).toBe("Lexware or sevDesk");
});

test.each([
  ["Gmail", "google", true],
  ["Microsoft Outlook", "microsoft", true],
  ["Gmail", "microsoft", false],
  ["Microsoft Excel", "excel", true],
])("%s counts as %s: %s", (tool, name, isSame) => {
  expect(isSameTool(tool, name)).toBe(isSame);
});

test("a name of two words behind a refusal is refused instead of the name before it", () => {
  expect(toolsIn("we use Dentally not Google Calendar")).toEqual({
    wanted: ["dentally"],
    refused: ["google calendar"],
  });
});
