import { expect, test } from "vitest";
import { randomMessage } from "#tests/support/random-messages.ts";
import { randomOf } from "#tests/support/random.ts";
import { createSiteAnswers } from "../../scripts/eval/site.ts";

/* `RANDOM_MESSAGES=500 npx vitest run tests/assistant/unknown-words.test.ts` asks 500; RANDOM_SEED repeats a run. */

const COUNT = Number(process.env["RANDOM_MESSAGES"] ?? 40);
const SEED = Number(process.env["RANDOM_SEED"] ?? 32);

/** Kinds of replies in which the assistant does not claim to answer the question. */
const CLAIMS_NOTHING = ["nothing", "choice", "other-language", "offTopic"];

/** Messages in fifteen languages that the assistant does not speak. */
const FOREIGN = [
  "Bonjour, combien coûte l'automatisation de mes factures ?",
  "Buongiorno, vorrei sapere quanto costa automatizzare le prenotazioni",
  "Hola, necesito ayuda con los correos de mi hotel",
  "Olá, vocês conseguem automatizar os pedidos da minha loja?",
  "Goedemiddag, kunnen jullie onze facturen automatisch versturen?",
  "Dzień dobry, ile kosztuje automatyzacja rezerwacji w naszym hotelu?",
  "Merhaba, randevu hatırlatmaları için bir çözümünüz var mı?",
  "Dobrý den, potřebuji pomoc s fakturami pro naši firmu",
  "Jó napot, mennyibe kerül egy ilyen megoldás a cégünknek?",
  "Dobar dan, trebam pomoć oko podsjetnika za goste",
  "Hej, kan ni hjälpa oss med påminnelser till våra kunder?",
  "Bună ziua, cât costă automatizarea facturilor noastre?",
  "Добрий день, скільки коштує автоматизація наших рахунків?",
  "مرحبا، كم تكلفة أتمتة الفواتير في شركتنا؟",
  "こんにちは、請求書の自動化はいくらですか",
];

test(`no string of random letters gets a claim (seed ${SEED})`, { timeout: 60_000 }, async () => {
  const answer = await createSiteAnswers();
  const random = randomOf(SEED);
  const claimed: string[] = [];
  for (let n = 0; n < COUNT; n += 1) {
    const question = randomMessage(random);
    const {
      kinds = [],
      templates,
      actions,
    } = await answer({ question, language: "en", group: "" });
    const isDecent =
      templates.length === 0 &&
      kinds.every((kind) => CLAIMS_NOTHING.includes(kind)) &&
      actions.includes("person");
    if (!isDecent) claimed.push(`${question}: ${kinds.join(", ")}; ${templates.join(", ")}`);
  }
  expect(claimed).toEqual([]);
});

test("no message in another language gets a claim", async () => {
  const answer = await createSiteAnswers();
  const claimed: string[] = [];
  for (const question of FOREIGN) {
    const { kinds = [], templates } = await answer({ question, language: "en", group: "" });
    const isClaim = templates.length > 0 || !kinds.every((kind) => CLAIMS_NOTHING.includes(kind));
    if (isClaim) claimed.push(`${question}: ${kinds.join(", ")}; ${templates.join(", ")}`);
  }
  expect(claimed).toEqual([]);
});
