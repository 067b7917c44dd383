import { expect, test } from "vitest";
import { oldReleaseIn } from "./old-release.ts";

test.each([
  ["I run n8n 1.123, do the templates import?", "1.123"],
  ["I run n8n 1.123 in queue mode, do the templates import?", "1.123"],
  ["our n8n 1.90 runs every day, does it fit?", "1.90"],
  ["our n8n 1.90 instance stands in Frankfurt", "1.90"],
  ["we still run n8n 1.x, do your workflows work there", "1.x"],
  ["do n8n 1.x workflows import?", "1.x"],
  ["Läuft das mit n8n 1.90?", "1.90"],
  ["laufen die auch unter n8n 1.x", "1.x"],
  ["unser n8n ist 1.98, geht das?", "1.98"],
  ["unser n8n ist noch Version 1.98.2 und läuft", "1.98.2"],
  ["n8n v0.236 is what we have", "0.236"],
  ["n8n version 1.0 users like us", "1.0"],
])("%s names the release %s", (message, release) => {
  expect(oldReleaseIn(message)).toBe(release);
});

const AMOUNTS = [
  ...["1.000", "1.100", "1.500", "1.000.000"].flatMap((amount) => [
    `We run n8n ${amount} executions a day, can you help with unpaid invoices?`,
    `n8n macht bei uns in n8n ${amount} Ausführungen im Monat`,
    `n8n, ${amount} neue Kunden pro Woche`,
    `n8n ${amount} successful runs a day`,
    `we pay n8n ${amount} euros`,
    `n8n ${amount} €`,
    `n8n ${amount} users`,
  ]),
  ...["1.5", "0.5", "1.05"].flatMap((amount) => [
    `My n8n is ${amount} GB large, how do I back it up?`,
    `My n8n is ${amount}GB large`,
    `n8n is ${amount} times cheaper`,
    `unser n8n ist ${amount} Jahre alt`,
    `can we learn n8n in ${amount} hours?`,
    `n8n ${amount}-2 hours a week`,
    `n8n ${amount} to 2 hours`,
    `n8n ${amount} bis 2 Stunden`,
    `n8n ${amount} %`,
    `n8n ${amount}% slower`,
    `n8n ${amount} Mio Zeilen`,
  ]),
  "we want to upgrade from n8n 1.90 to 2, can you do that?",
  "n8n 2.1 runs here",
];

test.each(AMOUNTS)("%s names no old release", (message) => {
  expect(oldReleaseIn(message)).toBeUndefined();
});
