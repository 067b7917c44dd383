import { passport as content } from "#content/library/passport.ts";
import { prices } from "#content/library/prices.ts";
import { retention } from "#content/library/retention.ts";
import { watch } from "#content/library/watch.ts";
import { brand } from "#content/site/brand.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { present } from "#shared/text/present.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import type { PassportProof } from "../views.ts";
import {
  cloudPrice,
  companiesIn,
  dollars,
  kindOf,
  LEARNS,
  learnsOf,
  listed,
  quoted,
  readerOf,
  soundReleases,
  systemsOf,
  type Reader,
} from "./wording.ts";

/**
 * Questions on a template's passport page (the template's test report), grouped, in the order of the page. A part is
 * one question with its answer.
 */
export const GROUPS = {
  works: ["does", "proof", "untried", "trial", "check"],
  takes: ["needs", "releases", "costs"],
  sends: ["messages", "texts", "ai"],
  data: ["receivers", "kept", "changes", "permissions", "law"],
  breaks: ["failures", "down", "repeats", "nonsense", "off", "help"],
} as const;
export type PartId = (typeof GROUPS)[keyof typeof GROUPS][number];

export const GROUP_IDS = Object.keys(GROUPS) as (keyof typeof GROUPS)[];
export const PARTS: readonly PartId[] = Object.values(GROUPS).flat();

/** Returns all questions about a template with their answers, in the order of its passport page. */
export function questionsAndAnswers(proof: PassportProof): { question: string; answer: string }[] {
  const answers = answersOf(proof);
  return PARTS.map((id) => ({ question: content[id].heading, answer: answers[id] }));
}

export function answersOf(proof: PassportProof): Record<PartId, string> {
  const { passport, setup, costs, licence, summary } = proof;
  const { situations, failures, checksum, repeats } = passport;
  const amount = (kind: string) => situations.filter((one) => one.kind === kind).length;
  return {
    does: summary,
    proof: interpolate(content.proof.answer, {
      situations: situations.length,
      example: situations[0]?.name ?? "",
    }),
    untried: content.untried.answer,
    trial: content.trial.answer,
    needs: interpolate(content.needs.answer, {
      services: ["n8n", ...costs.services.map(({ name }) => name)].join(", "),
      minutes: setup.minutes + setup.connecting,
    }),
    releases: releasesAnswer(passport),
    costs: interpolate(content.costs.answer, {
      services: servicesCost(costs),
      server: prices.rentedServer,
      cloud: cloudPrice(costs.runs),
      count: costs.count,
      case: costs.case,
    }),
    messages: messagesAnswer(passport),
    texts: interpolate(content.texts.answer, { languages: languagesIn(passport) }),
    ai: aiAnswer(proof),
    changes: changesAnswer(proof),
    receivers: receiversAnswer(passport),
    kept: interpolate(content.kept.answer, {
      days: retention.days,
      entries: entriesText(passport),
    }),
    law: content.law.answer,
    permissions: permissionsAnswer(proof),
    failures: failuresAnswer(failures),
    down: content.down.answer,
    repeats: repeats?.text ?? content.repeats.unknown,
    nonsense: interpolate(content.nonsense.answer, {
      rejected: amount("rejected"),
      empty: amount("empty"),
    }),
    off: content.off.answer,
    help: interpolate(content.help.answer, { brand: brand.name, license: licence }),
    check: interpolate(content.check.answer, { checksum: checksum.slice(0, SHOWN) }),
  };
}

/**
 * Returns the monthly cost of the services. If a service demands a paid account as soon as the workflow sends it other
 * people's data, also returns the cost without that account.
 */
function servicesCost(costs: PassportProof["costs"]): string {
  const [inUse, total] = [dollars(costs.inUse), dollars(costs.total)];
  return inUse === total ? inUse : interpolate(content.costs.trial, { inUse, total });
}

/** Number of characters of a checksum that are shown: enough to compare it by eye. */
const SHOWN = "sha256-".length + 16;

function releasesAnswer(passport: Passport): string {
  const { answer, differs, differsOne, others } = content.releases;
  return present(
    interpolate(answer, { releases: soundReleases(passport) }),
    ...passport.releases.map(
      ({ n8n, deviations: { length: count } }) =>
        count > 0 && interpolate(count === 1 ? differsOne : differs, { n8n, count }),
    ),
    others,
  ).join(" ");
}

const READERS: readonly Reader[] = ["alone", "asks", "draft", "shown", "own"];

function messagesAnswer({ messages }: Passport): string {
  const { answer, all, none } = content.messages;
  if (messages.length === 0) return none;
  const channelsOf = (reader: Reader) =>
    listed(
      messages.flatMap((one) => (readerOf(one) === reader ? one.seen : []).map(channelOf(one))),
    );
  const sentences = READERS.map((reader) => {
    const channels = channelsOf(reader);
    if (channels !== "") return interpolate(answer[reader], { channels });
    return reader === "alone" && answer.notAlone;
  });
  const count = messages.flatMap(({ seen }) => seen).length;
  const total = interpolate(all, { messages: count, steps: messages.length });
  return present(...sentences, total).join(" ");
}

function channelOf({ service }: Passport["messages"][number]) {
  return ({ message }: Passport["messages"][number]["seen"][number]) =>
    watch.channels[message.channel] ?? service;
}

/** Names the languages of the messages in the recorded runs: English, and German if any message is German. */
function languagesIn({ messages }: Passport): string {
  const isGerman = messages.some(({ seen }) =>
    seen.some(({ message }) => GERMAN.test(message.text)),
  );
  const { english, german, and } = content.texts;
  return isGerman ? `${english}${and}${german}` : english;
}

const GERMAN =
  /\b(?:Guten Tag|Hallo|Freundliche Grüße|vielen Dank|Ihre?n?|und|wir|nicht)\b.*\b(?:Sie|Ihre?n?|und|wir|nicht)\b/s;

/**
 * Names the workflow's AI models. A model on the owner's own machine is named by n8n's label for the step that uses the
 * model.
 */
function modelsIn({ receivers }: Passport): string[] {
  return receivers.flatMap((one) => {
    const kind = kindOf(one);
    if (kind === "ai") return [one.company];
    const isModel = /\bModel\b/.test(one.company);
    return kind === "ownAi" && isModel
      ? [interpolate(content.ai.own, { service: one.company })]
      : [];
  });
}

function aiAnswer({ passport, steps }: PassportProof): string {
  const models = modelsIn(passport);
  if (models.length === 0) return interpolate(content.ai.none, { steps });
  const byAi = passport.messages.filter(({ ai }) => ai === "words");
  const isAlone = (one: Passport["messages"][number]) => ["alone", "shown"].includes(readerOf(one));
  const alone = byAi.filter(isAlone);
  const behind = passport.messages.filter((one) => one.ai === "behind" && isAlone(one));
  const { some, gets, alone: reaches, checked, nobody, behind: decided } = content.ai;
  return present(
    interpolate(some, { companies: listed(models) }),
    alone.length > 0
      ? interpolate(reaches, { steps: quoted(alone.map(({ step }) => step)) })
      : byAi.some((one) => readerOf(one) !== "own")
        ? checked
        : nobody,
    behind.length > 0 && interpolate(decided, { steps: quoted(behind.map(({ step }) => step)) }),
    gets,
  ).join(" ");
}

const ACTS = ["add", "change", "call", "remove"] as const;

function changesAnswer({ passport: { writes, messages }, never }: PassportProof): string {
  const { answer, none } = content.changes;
  const unmoved = present(never.money && answer.money, never.cancel && answer.cancel);
  if (writes.length === 0) return [none, ...unmoved].join(" ");
  const sentences = ACTS.map((act) => {
    const places = listed(writes.flatMap((one) => (one.act === act ? systemsOf(one) : [])));
    return places !== "" && interpolate(answer[act], { places });
  });
  const removes = writes.some(({ act }) => act === "remove");
  const isOnlyAdding = writes.every(({ act }) => act === "add");
  return present(
    ...sentences,
    !removes && answer.noRemove,
    isOnlyAdding && answer.noChange,
    ...unmoved,
    !messages.some(({ asks }) => asks) && answer.unasked,
  ).join(" ");
}

function entriesText({ writes }: Passport): string {
  const { none, stay, removed } = content.kept.entries;
  if (writes.length === 0) return none;
  const removers = writes.flatMap(({ act, step }) => (act === "remove" ? [step] : []));
  return removers.length === 0 ? stay : interpolate(removed, { steps: quoted(removers) });
}

function receiversAnswer(passport: Passport): string {
  const { answer, nobody } = content.receivers;
  const companies = companiesIn(passport).join(", ");
  return interpolate(companies === "" ? nobody : answer, { companies, brand: brand.name });
}

function permissionsAnswer({ permissions }: PassportProof): string {
  const { answer, none } = content.permissions;
  const labels = permissions.map(({ label }) => label.replace(/ (?:OAuth2 )?API$/i, ""));
  return labels.length === 0 ? none : interpolate(answer, { credentials: listed(labels) });
}

function failuresAnswer(failures: Passport["failures"]): string {
  const { answer, learns, none } = content.failures;
  if (failures.length === 0) return none;
  const parts = LEARNS.map((way) => {
    const count = failures.filter((one) => learnsOf(one) === way).length;
    return count > 0 && interpolate(answer[way], { count });
  });
  return interpolate(learns, { steps: failures.length, parts: present(...parts).join("; ") });
}
