import { expect, test } from "vitest";
import { toolsIn } from "./server/answer/named-tools.ts";

/* Visitors name programs that no list contains. The words around a name show that it is a program. */

test.each([
  ["the bookings are in Bettenfix, all of them", "bettenfix"],
  ["wir haben Zimmorino im Einsatz", "zimmorino"],
  ["our software is Kundolino", "kundolino"],
  ["we use Plumbcast and Jobzilla", "plumbcast", "jobzilla"],
  ["die termine mach ich mit salonmax", "salonmax"],
  ["our own thing, we call it RoomRanger", "roomranger"],
  ["läuft bei uns über Kellnerix", "kellnerix"],
  ["does it talk to Zahnosoft?", "zahnosoft"],
  ["we use Square at the till", "square"],
])("a program is recognized in: %s", (message, ...names) => {
  expect(toolsIn(message).wanted).toEqual(names);
});

test.each([
  "wir haben unsere Praxis in Rosenheim",
  "we have two shops in Harrogate",
  "ich arbeite mit Frau Hinterhuber zusammen",
  "die kursverwaltung machen wir mit Papierlisten",
  "we use paper, and my wife Petra keeps it in a notebook",
  "the parking is on the square behind the church",
  "wir treffen uns im Vereinsheim in Unterhaching",
  "our customers are in Harrogate",
  "we have 12 employees in Wuppertal",
  "Patienten in Ingolstadt, alle über siebzig",
  "ask for Anneliese, she has access to the mailbox",
  "I have an appointment with Jane tomorrow",
  "Wir haben 12 MitarbeiterInnen",
  "we called Fitzwilliam yesterday",
  "zwei Kunden im Streit",
])("no program is seen in: %s", (message) => {
  expect(toolsIn(message)).toEqual({ wanted: [], refused: [] });
});

test("a program that the visitor has given up is refused", () => {
  expect(toolsIn("we ditched HubSpot in January. Pipedrive now")).toEqual({
    wanted: ["pipedrive"],
    refused: ["hubspot"],
  });
  expect(toolsIn("I can’t have that going through OpenAI, full stop").refused).toEqual(["openai"]);
});

test.each([
  ["when a file is dropped in Google Drive", "google drive"],
  ["an appointment is cancelled in Calendly", "calendly"],
  ["I can't let my Gmail pile up", "gmail"],
])("a tool is not refused in: %s", (message, tool) => {
  expect(toolsIn(message)).toEqual({ wanted: [tool], refused: [] });
});
