import { shortType } from "../../facts/node-kinds.ts";
import { field, textOf } from "../../facts/port-values.ts";
import { humanize } from "../../read/humanize.ts";
import { isRecord } from "../../read/edges.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import { runningCode } from "../../code/syntax.ts";
import { personalFieldsIn } from "../personal-fields.ts";
import { findSecrets } from "../share/find-secrets.ts";
import { STAND_IN } from "../fields/stand-ins.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inField, inStep, shortened } from "../wording.ts";

export const impossibleAddress: Rule = {
  id: "impossible-address",
  whenReached: true,
  level: "will-not-run",
  check: (subject) =>
    subject.steps.flatMap((node) => {
      const { type, parameters } = node;
      const { url } = parameters;
      const isRequest = shortType(type) === "httpRequest" && typeof url === "string";
      if (isRequest && !isPossible(url))
        return inField(
          node,
          "url",
          `is "${shortened(url)}", which does not begin with http:// or https://, so the request fails.`,
        );
      if (isRequest && /^https?:\/\/[^=?{}\s]*\s[^{}]*$/.test(url.trim()))
        return inField(
          node,
          "url",
          "has a space in the address, so the service does not find it.",
          { level: "can-hurt" },
        );
      const receiver = Object.entries(parameters).find(
        ([key, value]) => RECEIVERS.has(key) && typeof value === "string" && isNoReceiver(value),
      );
      if (!receiver || !MAILS.test(shortType(type))) return [];
      return inField(
        node,
        receiver[0],
        `is "${shortened(String(receiver[1]))}", which is no email address, so nothing is sent.`,
      );
    }),
  mend: "Write the whole address, such as https://example.com or name@example.com.",
};

const MAILS = /^(?:gmail|emailSend|microsoftOutlook|sendGrid|mailgun|mailjet|mandrill|awsSes)$/;
const RECEIVERS = new Set(["sendTo", "toEmail", "toRecipients", "fromEmail"]);

function isNoReceiver(value: string): boolean {
  return value !== "" && !/^=|\{\{|@/.test(value) && !STAND_IN.test(value);
}

function isPossible(url: string): boolean {
  const plain = url.replace(/^=/, "").trimStart();
  return (
    plain === "" ||
    plain.startsWith("{{") ||
    /^https?:\/\/[^/\s]/i.test(plain) ||
    STAND_IN.test(plain)
  );
}

export const neverSent: Rule = {
  id: "never-sent",
  whenReached: true,
  level: "can-hurt",
  check: (subject) =>
    requestsIn(subject).flatMap(({ name, typeVersion, parameters, credentials }): Trouble[] => {
      if (typeVersion < 3) return [];
      const part = PARTS.find(
        ({ switchedBy, fields }) =>
          parameters[switchedBy] !== true && fields.some((one) => isFilled(parameters[one])),
      );
      const { authentication, nodeCredentialType, genericAuthType } = parameters;
      const isUnused =
        (authentication ?? "none") === "none" &&
        isFilled(nodeCredentialType ?? genericAuthType) &&
        isRecord(credentials) &&
        Object.keys(credentials).length > 0;
      return [
        part
          ? `${part.what}, but "${humanize(part.switchedBy)}" is not switched on, so n8n sends none`
          : "",
        isUnused ? 'an account, but "Authentication" is not set, so n8n asks without it' : "",
      ].flatMap((what) => (what === "" ? [] : inStep([name], `has ${what}.`)));
    }),
  mend: "Switch on Send Body, Send Headers or Send Query Parameters, or choose the kind of authentication.",
};

const PARTS = [
  { switchedBy: "sendBody", fields: ["jsonBody", "bodyParameters", "body"], what: "a body" },
  { switchedBy: "sendHeaders", fields: ["headerParameters", "jsonHeaders"], what: "headers" },
  { switchedBy: "sendQuery", fields: ["queryParameters", "jsonQuery"], what: "a query" },
];

function isFilled(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "";
  if (!isRecord(value)) return false;
  const { parameters } = value;
  return (
    Array.isArray(parameters) &&
    parameters.some((one: unknown) => isRecord(one) && isFilled(one["name"]))
  );
}

export const unsafeRequest: Rule = {
  id: "unsafe-request",
  level: "can-hurt",
  check: (subject) =>
    requestsIn(subject).flatMap((node): Trouble[] => {
      const { name, parameters } = node;
      const url = textOf(parameters["url"]);
      // Requests within a private network are not reported: services there have certificates that nobody else knows.
      const isLocal = LOCAL.test(url);
      const sent = /^=?http:\/\//i.test(url) && !isLocal ? sentBy(node, subject) : "";
      const trusts = field(parameters["options"], "allowUnauthorizedCerts") === true && !isLocal;
      return [
        sent
          ? `sends ${sent} over http:// without encryption, so whoever is on the way can read it`
          : "",
        trusts
          ? "accepts any certificate, so whoever is on the way can pretend to be the service and read everything"
          : "",
      ].flatMap((what) => (what === "" ? [] : inStep([name], `${what}.`)));
    }),
  mend: "Use https:// with a valid certificate, and switch off Ignore SSL Issues.",
};

/** Returns words for confidential data that a request sends, such as "its key"; "" if it sends none. */
function sentBy(node: NodeInFile, subject: Subject): string {
  const { credentials } = node;
  const texts = subject.textsOf(node).filter(({ path }) => !path.startsWith("options"));
  if (
    (isRecord(credentials) && Object.keys(credentials).length > 0) ||
    texts.some(({ value }) => /\bauthorization\b/i.test(value) || findSecrets(value).length > 0)
  )
    return "its key";
  const [first] = texts.flatMap((text) => runningCode(text).flatMap(personalFieldsIn));
  return first === undefined ? "" : `personal data (${first})`;
}

/**
 * Pattern of the hosts of this machine and of private networks (RFC 1918, 3927, 4193, 6598). Hosts of a single word,
 * such as `localhost`, are added by the expressions that use this pattern.
 */
const PRIVATE = String.raw`(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))(?:\.\d+){2,3}|\[(?:::1?|f[cde][\da-f]{2}:.{0,40})\]|[\w.-]{1,100}\.(?:local|localhost|internal|lan|home\.arpa)`;

/** Matches URLs of this machine or of a private network. */
export const LOCAL = new RegExp(
  String.raw`^=?https?://(?![^/]{0,200}@)(?:${PRIVATE}|(?!\w{0,20}(?:your|my|example))[\w-]{1,60})(?=[:/]|$)`,
  "i",
);

/** Matches hosts of this machine or of a private network. */
export const PRIVATE_HOST = new RegExp(`^(?:${PRIVATE}|[^.:]+)$`);

function requestsIn({ steps }: Subject): NodeInFile[] {
  return steps.filter(
    ({ type, disabled }) => shortType(type) === "httpRequest" && disabled !== true,
  );
}
