import { IF, MAIL, type Entry, type Steps } from "./entry.ts";

const HOOK = (parameters: object = {}): [string, object] => [
  "webhook@2.1",
  { path: "a", httpMethod: "POST", ...parameters },
];
const waiting: Steps = {
  Call: HOOK({ responseMode: "responseNode" }),
  "Is it new?": IF,
  Answer: ["respondToWebhook@1.5"],
  Log: ["noOp"],
};

export const WEBHOOKS: Entry[] = [
  {
    rule: "missing-answer",
    title: "A webhook that waits for an answer gets one.",
    why: "Whoever calls gets an error when no Respond to Webhook step comes behind the webhook.",
    bad: {
      steps: { Call: HOOK({ responseMode: "responseNode" }), Log: ["noOp"] },
    },
    good: {
      steps: { Call: HOOK({ responseMode: "responseNode" }), Answer: ["respondToWebhook@1.5"] },
    },
  },
  {
    rule: "webhook-without-body",
    title: "A webhook whose body is read listens to POST.",
    why: "A webhook left at GET answers every POST with an error, so what the form or the service sends never arrives.",
    bad: {
      steps: {
        Call: ["webhook@2.1", { path: "a" }],
        Read: ["code@2", { jsCode: "return [{ json: { name: $json.body.name } }];" }],
      },
    },
    good: {
      steps: {
        Call: HOOK(),
        Read: ["code@2", { jsCode: "return [{ json: { name: $json.body.name } }];" }],
      },
    },
  },
  {
    rule: "branch-without-answer",
    title: "Every way that a call can take ends in an answer.",
    why: "On a way without an answer the caller gets an empty one when the run ends, as if all had gone well.",
    bad: {
      steps: waiting,
      lines: ["Call > Is it new?", "Is it new? > Answer", "Is it new?:1 > Log"],
    },
    good: {
      steps: waiting,
      lines: ["Call > Is it new?", "Is it new? > Answer", "Is it new?:1 > Log", "Log > Answer"],
    },
  },
  {
    rule: "form-with-answer",
    title: "A form is not answered by a webhook's answer.",
    why: "n8n does not open a form that leads to a Respond to Webhook step.",
    bad: {
      steps: { Form: ["formTrigger@2.3", { formTitle: "A" }], Answer: ["respondToWebhook@1.5"] },
    },
    good: {
      steps: { Form: ["formTrigger@2.3", { formTitle: "A" }], Work: ["noOp"] },
    },
  },
  {
    rule: "same-webhook-path",
    title: "Two webhooks do not want the same calls.",
    why: "n8n does not publish a workflow whose webhooks share path and method.",
    bad: { steps: { A: HOOK(), B: HOOK(), Work: ["noOp"] }, lines: ["A > Work", "B > Work"] },
    good: {
      steps: { A: HOOK(), B: HOOK({ path: "b" }), Work: ["noOp"] },
      lines: ["A > Work", "B > Work"],
    },
  },
  {
    rule: "open-webhook",
    title: "Nobody can set off something that writes or costs money without a key.",
    why: "The address of a webhook gets around. Without a key anybody can send mails in your name or spend your credit.",
    bad: { steps: { Call: HOOK(), "Send the mail": MAIL } },
    good: {
      steps: { Call: HOOK({ authentication: "headerAuth" }), "Send the mail": MAIL },
    },
  },
];
